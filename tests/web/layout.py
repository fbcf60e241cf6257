"""What does not fit on a screen: words that are cut, and pieces that stick out of their frame."""

from typing import Final

from tests.web.browser_player import BrowserPlayer

SIZES: Final = [
    (360, 740), (390, 844), (768, 1024), (1024, 768), (1280, 720),
    (1366, 650), (1440, 900), (1920, 1080), (2560, 1440),
]  # fmt: skip
TOLERANCE: Final = 2  # px; and the space a line of text has above and below its letters
PHONE: Final = 700  # px and less
NARROW: Final = 1200  # px and less: the players in a strip above the board
# Until nothing has changed its size for three frames: what is measured in one is drawn in the next.
# False if it never comes to that: a size that depends on itself swings for ever.
AT_REST: Final = """
() => new Promise((done) => {
  const sizes = () => [...document.querySelectorAll('.table *, .page *')]
    .map((one) => `${one.clientWidth} ${one.clientHeight}`).join()
  let [before, same, frames] = ['', 0, 0]
  const look = () => {
    const now = sizes()
    same = now === before ? same + 1 : 0
    before = now
    if (same >= 3 || ++frames > 240) done(same >= 3)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})
"""
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


# How many pixels of the table lie below the edge of the window.
BELOW = """
() => {
  const all = document.querySelector('.main')
  return all.scrollHeight - all.clientHeight
}
"""
# The table of a wide window fits it to the pixel.
SCROLLS = """
() => {
  const all = document.querySelector('.main')
  const below = all ? all.scrollHeight - all.clientHeight : 0
  return below > 0 ? [`${below} px lie below the edge`] : []
}
"""
# What of the frame has no room: names and titles that are cut, buttons over the edge of the bar,
# players below the edge of their column.
CRAMPED = """
() => {
  const words = [...document.querySelectorAll('.player .line, .bar h1, .bar .round')]
  const buttons = [...document.querySelectorAll('.bar > *')]
  const panels = [...document.querySelectorAll('.panels')]
  return [
    ...words.filter((one) => one.scrollWidth > one.clientWidth + 1),
    ...buttons.filter((one) => one.getBoundingClientRect().right > innerWidth),
    ...panels.filter((one) => one.scrollHeight > one.clientHeight + 1),
  ].map((one) => one.textContent.trim() || one.className)
}
"""
# Letters as large as they are painted: drawings and the whole table may be scaled. What is printed
# in the corners of Panda's cards stands large beside it.
SMALL = """
() => [...document.querySelectorAll('.board *, .own *, .page > :not(.who) *')]
  .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((part) => part.getClientRects().length && !part.closest('.sr, title, .pcd, kbd'))
  .flatMap((part) => {
    const drawn = part instanceof SVGElement ? part.getScreenCTM() : null
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : part.currentCSSZoom
    const size = parseFloat(getComputedStyle(part).fontSize) * scale
    const least = innerWidth <= 700 ? 12 : 11
    return size && size < least ? [`${part.textContent.trim()}: ${size.toFixed(1)} px`] : []
  })
"""
# Texts in letters smaller than anybody should have to read; pieces that are drawn are not meant.
TINY = """
() => [...document.querySelectorAll('.table *')]
  .filter((one) => !one.closest('svg, .sr, kbd') && one.checkVisibility())
  .filter((one) => [...one.childNodes].some((text) => text.nodeType === 3 && text.data.trim()))
  .map((one) => [one, parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom])
  .filter(([, size]) => size > 0 && size < 12.5)
  .map(([one]) => one.textContent.trim())
"""


def resize(player: BrowserPlayer, width: int, height: int) -> None:
    """Another size of the window; returns when everything is drawn in it."""
    player.page.set_viewport_size({"width": width, "height": height})
    layout = ".hand-held" if width <= PHONE else "main.narrow" if width <= NARROW else "aside.side"
    player.page.locator(layout).wait_for()
    assert player.page.evaluate(AT_REST), f"{width} × {height}: the layout does not come to rest"


def faults(player: BrowserPlayer, *checks: str) -> list[str]:
    """What each of the checks, a function in the page, finds on any screen, with the screen."""
    found = []
    for width, height in SIZES:
        resize(player, width, height)
        for check in checks:
            here = player.page.evaluate(check, TOLERANCE)
            found += [f"{width} × {height}: {fault}" for fault in here]
        if width > PHONE and not shows_all(player):
            found.append(f"{width} × {height}: more than a line lies below the edge")
    return found


def shows_all(player: BrowserPlayer) -> bool:
    """Less than a line of the table lies below the edge of the window."""
    return int(player.page.evaluate(BELOW)) <= 18
