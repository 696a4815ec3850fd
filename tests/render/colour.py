"""Colour arithmetic for the palette tests: CIEDE2000, colour blindness, contrast."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

RGB = tuple[int, int, int]
Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

NORMAL: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
# Machado, Oliveira and Fernandes 2009, full severity, on linear RGB.
PROTANOPIA: Matrix = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
DEUTERANOPIA: Matrix = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
TRITANOPIA: Matrix = (
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900),
)
_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Triple = (0.95047, 1.0, 1.08883)


def times(matrix: Matrix, v: Triple) -> Triple:
    x, y, z = (row[0] * v[0] + row[1] * v[1] + row[2] * v[2] for row in matrix)
    return x, y, z


def linear(colour: RGB) -> Triple:
    r, g, b = (c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour)
    return r, g, b


def seen(colour: RGB, sight: Matrix) -> Triple:
    """Return a colour in linear RGB as seen with that kind of vision."""
    r, g, b = (min(1.0, max(0.0, c)) for c in times(sight, linear(colour)))
    return r, g, b


def lab(light: Triple) -> Triple:
    def f(t: float) -> float:
        return t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116

    x, y, z = (f(value / white) for value, white in zip(times(_XYZ, light), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(first: RGB, second: RGB, sight: Matrix = NORMAL) -> float:
    """Return the CIEDE2000 distance of two colours."""
    (l1, a1, b1), (l2, a2, b2) = lab(seen(first, sight)), lab(seen(second, sight))
    mean_c = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    dh = h2 - h1
    dh += 360 if dh < -180 else -360 if dh > 180 else 0
    dh = dh if c1 * c2 else 0.0
    mean_h = (h1 + h2) / 2 if abs(h1 - h2) <= 180 else (h1 + h2 + 360) / 2
    mean_h = mean_h % 360 if c1 * c2 else h1 + h2
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    t = 1 - 0.17 * cos(radians(mean_h - 30)) + 0.24 * cos(radians(2 * mean_h))
    t += 0.32 * cos(radians(3 * mean_h + 6)) - 0.2 * cos(radians(4 * mean_h - 63))
    s_l = 1 + 0.015 * (mean_l - 50) ** 2 / sqrt(20 + (mean_l - 50) ** 2)
    s_c, s_h = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    turn = 30 * exp(-(((mean_h - 275) / 25) ** 2))
    r_t = -2 * sqrt(mean_c**7 / (mean_c**7 + 25**7)) * sin(radians(2 * turn))
    part_l, part_c = (l2 - l1) / s_l, (c2 - c1) / s_c
    part_h = 2 * sqrt(c1 * c2) * sin(radians(dh / 2)) / s_h
    return sqrt(part_l**2 + part_c**2 + part_h**2 + r_t * part_c * part_h)


def contrast(first: RGB, second: RGB) -> float:
    """Return the WCAG contrast ratio."""
    shades = sorted(
        0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in map(linear, (first, second))
    )
    return (shades[1] + 0.05) / (shades[0] + 0.05)
