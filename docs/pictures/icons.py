"""The app's icons as PNG, from the drawings in web/public: python docs/pictures/icons.py

Some systems take no SVG for an installed app. A small palette keeps the files small.
"""

import asyncio
import io
import subprocess
from pathlib import Path

from PIL import Image
from playwright.async_api import Page, async_playwright

ROOT = Path(__file__).parents[2]
PUBLIC = ROOT / "web/public"
ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
    "apple-touch-icon.png": ("icon-maskable.svg", 180),
}
FINE = 4
"""Drawn so much larger and made smaller: a browser's gradients are grainy, grain is many bytes."""
COLOURS, STEPS = 48, 8
EDGE, GROUND, GOLD = (0x1D, 0x18, 0x29), (0x2B, 0x24, 0x40), (0xE0, 0xB7, 0x5E)
"""Where the rounded corners fade away, and the mark into the ground, in so many steps."""


async def drawn(page: Page, drawing: str, size: int) -> Image.Image:
    await page.set_viewport_size({"width": FINE * size, "height": FINE * size})
    svg = (PUBLIC / drawing).read_text(encoding="utf-8")
    await page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:100vw}}</style>{svg}")
    shot = Image.open(io.BytesIO(await page.screenshot(omit_background=True)))
    return shot.convert("RGBA").resize((size, size), Image.Resampling.BOX)


def save(picture: Image.Image, path: Path) -> None:
    """With a palette of its own colours, the steps of the mark's edge, those of the corners."""
    plain = picture.convert("RGB")
    own = plain.quantize(COLOURS, Image.Quantize.MEDIANCUT).getpalette() or []
    mark = [
        g + (m - g) * n // STEPS for n in range(STEPS) for g, m in zip(GROUND, GOLD, strict=True)
    ]
    palette = Image.new("P", (1, 1))
    palette.putpalette([*own[: 3 * COLOURS], *mark])
    few = plain.quantize(palette=palette, dither=Image.Dither.NONE)
    few.putpalette([*own[: 3 * COLOURS], *mark, *EDGE * STEPS])
    alpha, solid = picture.getchannel("A"), COLOURS + STEPS
    for n in range(STEPS):
        here = [255 * (a < 255 and a * STEPS // 256 == n) for a in range(256)]
        few.paste(solid + n, mask=alpha.point(here))
    fading = [256 * n // STEPS for n in range(STEPS)]
    few.save(path, optimize=True, transparency=bytes([255] * solid + fading))
    print(f"{path.name:24} {path.stat().st_size / 1000:6.1f} kB")


async def main() -> None:
    asked = subprocess.run([ROOT / ".ci/browser"], stdout=subprocess.PIPE, text=True, check=True)
    async with async_playwright() as playwright:
        path = asked.stdout.strip()
        browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = await browser.new_page()
        for name, (drawing, size) in ICONS.items():
            save(await drawn(page, drawing, size), PUBLIC / name)
        await browser.close()


asyncio.run(main())
