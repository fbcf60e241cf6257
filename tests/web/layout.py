"""What does not fit on a screen: words that are cut or too small, pieces out of their frame."""

from typing import Final

from tests.web.browser_player import BrowserPlayer

SIZES: Final = [
    (360, 740), (390, 844), (768, 1024), (1024, 768), (1280, 720),
    (1366, 650), (1440, 900), (1920, 1080), (2560, 1440),
]  # fmt: skip
TOLERANCE: Final = 2  # px; and the space a line of text has above and below its letters
PHONE: Final = 700  # px and less
LETTERS, LETTERS_ON_PHONE = 11, 12  # px: nothing that has to be read is smaller
# Sizes that are measured are drawn with in the frame after.
AT_REST: Final = "new Promise((done) => setTimeout(() => requestAnimationFrame(() => done()), 100))"
# Every word on the board and in the own area must lie inside all boxes that cut what sticks out.
# What can be scrolled into sight is no fault; what only a screen reader is told has no place.
CUT: Final = """
(tolerance) => {
  const cut = []
  const places = document.querySelectorAll('.board, .own, .page > :not(.who)')
  const texts = [...places].flatMap((place) => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const found = []
    while (walker.nextNode()) if (walker.currentNode.data.trim()) found.push(walker.currentNode)
    return found
  })
  for (const text of texts) {
    if (text.parentElement.closest('.sr, [aria-hidden=true] defs')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const words = range.getBoundingClientRect()
    if (!words.width || !words.height) continue
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      const [across, down] = [style.overflowX !== 'visible', style.overflowY !== 'visible']
      if (box instanceof SVGElement || !(across || down)) continue
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const air = 0.3 * parseFloat(getComputedStyle(text.parentElement).fontSize)
      const aside = across ? Math.max(left - words.left, words.right - right) : 0
      const over = down ? Math.max(top - words.top, words.bottom - bottom) - air : 0
      if (Math.max(aside, over) > tolerance)
        cut.push(`${text.data.trim()} in .${box.className}`)
    }
  }
  return cut
}
"""
WIDER: Final = """
() => [...document.querySelectorAll('.board, .own, .page')]
  .filter((part) => part.scrollWidth > part.clientWidth + 1)
  .map((part) => part.className)
"""
# As large as they are painted: drawings and the whole table may be scaled. What is printed in the
# corners of Panda's cards stands large beside it.
SMALL: Final = """
(least) => [...document.querySelectorAll('.board *, .own *, .page > :not(.who) *')]
  .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((part) => part.getClientRects().length && !part.closest('.sr, title, .pcd, kbd'))
  .flatMap((part) => {
    const drawn = part instanceof SVGElement ? part.getScreenCTM() : null
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : part.currentCSSZoom
    const size = parseFloat(getComputedStyle(part).fontSize) * scale
    return size && size < least ? [`${part.textContent.trim()}: ${size.toFixed(1)} px`] : []
  })
"""


def cut_words(player: BrowserPlayer) -> list[str]:
    """What is cut, too wide or too small to read on any screen, with the screen."""
    faults = []
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.locator(".hand-held" if width <= PHONE else ".desktop").wait_for()
        player.page.evaluate(AT_REST)
        found = [*player.page.evaluate(CUT, TOLERANCE), *player.page.evaluate(WIDER)]
        found += small_words(player, width)
        faults += [f"{width} × {height}: {fault}" for fault in found]
    return faults


def small_words(player: BrowserPlayer, width: int) -> list[str]:
    """What is too small to read on a screen of this width."""
    least = LETTERS_ON_PHONE if width <= PHONE else LETTERS
    return list(player.page.evaluate(SMALL, least))
