"""Fonts and icon masks, and the program that makes them: ``python -m render.assets``.

It needs the extra ``assets`` (fonttools, resvg-py)::

    python -m render.assets add ICON

adds an icon of the game-icons set. It downloads the set with npm; ``--set`` names an
``icons.json`` that is already there. To make all files again::

    npm pack @iconify-json/game-icons@1.2.4 && tar xzf iconify-json-game-icons-1.2.4.tgz
    python -m render.assets icons package/icons.json
    apt-get download fonts-noto-cjk fonts-noto-cjk-extra fonts-noto-core
    for deb in *.deb; do dpkg -x "$deb" debian; done
    python -m render.assets fonts debian
"""
