"""No line in a picture breaks inside a word."""

from __future__ import annotations

from render.kit import line_breaking


def in_signs(label: str) -> float:
    return len(label.replace(line_breaking.JOINER, ""))


def broken(label: str, words: tuple[str, ...], room: float) -> list[str]:
    lines = line_breaking.fill_lines(
        line_breaking.split_segments(line_breaking.mark_unbreakable(label, words), room, in_signs),
        room,
        9,
        in_signs,
    )
    return [line.replace(line_breaking.JOINER, "") for line in lines]


def test_a_listed_word_is_kept_together() -> None:
    assert broken("公會之橋步驟後免費移動教區長1步", (), 10) == [
        "公會之橋步驟後免費移",
        "動教區長1步",
    ]
    assert broken("公會之橋步驟後免費移動教區長1步", ("移動", "教區長"), 10) == [
        "公會之橋步驟後免費",
        "移動教區長1步",
    ]


def test_a_listed_word_wider_than_a_line_is_broken() -> None:
    assert broken("非黃金資源2個", ("非黃金資源",), 4) == ["非黃金資", "源2個"]


def test_japanese_breaks_before_the_start_of_a_word() -> None:
    assert broken("他プレイヤーが自分の建物に配置すると名声2点", (), 9) == [
        "他プレイヤーが",
        "自分の建物に",
        "配置すると名声2点",
    ]
    assert broken("最初に（合計2人）配置できる", (), 7) == ["最初に", "（合計2人）", "配置できる"]
