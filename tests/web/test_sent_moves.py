"""What was sent stays sent: the page never goes back to the question while the answer is played."""

from itertools import groupby
from typing import Any

from playwright.sync_api import expect

from tests.web.browser_player import CHOICES, CONFIRM, LOG, BrowserPlayer
from tests.web.conftest import Visit

# Looks at every frame that is painted. Nobody asks for it again, so it ends with the page.
WATCH = """
() => {
  window.frames_seen = []
  const look = () => {
    const prompt = document.querySelector('.prompt')
    const flying = document.querySelectorAll('.flying')
    window.frames_seen.push({
      live: document.querySelectorAll('[data-may]').length > 0,
      chosen: document.querySelectorAll('[data-chosen]').length > 0,
      height: prompt.offsetHeight,
      title: prompt.querySelector('.title')?.innerText ?? '',
      played: prompt.querySelector('.played')?.innerText.trim() ?? '',
      flown: Math.max(0, ...[...flying].map((one) => one.offsetWidth)),
    })
    requestAnimationFrame(look)
  }
  look()
}
"""


def confirm_impatiently(vera: BrowserPlayer) -> list[dict[str, Any]]:
    """Confirms, and again and again; returns what was seen up to the next own turn."""
    vera.await_turn()
    while not vera.page.locator(CONFIRM).count():
        vera.page.locator(CHOICES).first.click()
    vera.page.mouse.move(2, 2)
    lines = vera.page.locator(LOG).count()
    vera.page.evaluate(WATCH)
    vera.page.locator(CONFIRM).click()
    for _ in range(3):
        vera.page.keyboard.press("Enter")
    vera.page.locator(LOG).nth(lines).wait_for(state="attached")
    vera.page.wait_for_timeout(1000)  # time enough to go back to the question, if it did
    vera.page.locator(".prompt:not(.waiting)").wait_for()
    return list(vera.page.evaluate("window.frames_seen"))


def test_after_confirming_nothing_can_be_chosen_until_the_next_turn(visit: Visit) -> None:
    vera = visit("Vera", motion="full")
    vera.play_bots(game="dragon", seats=2)
    seen = confirm_impatiently(vera)
    live = [alive for alive, _ in groupby(frame["live"] for frame in seen)]
    assert live in ([True, False, True], [False, True]), "choices came back to life"
    sent = [frame for frame in seen if not frame["live"]]
    assert min(frame["height"] for frame in sent) >= seen[0]["height"], "the prompt jumps"
    assert sent[0]["chosen"], "what was sent is not shown as chosen"
    assert sum('"type":"move"' in frame for frame in vera.sent_frames) == 1
    expect(vera.page.get_by_role("alert")).to_have_count(0)


def test_the_prompt_tells_what_is_being_played(visit: Visit) -> None:
    """It never says of the reader that they are deciding, nor that it is somebody's turn while
    their move is still being shown."""
    vera = visit("Vera", motion="full")
    vera.play_bots(game="jamaica", seats=3)
    seen: list[dict[str, Any]] = []
    for _ in range(2):
        seen += confirm_impatiently(vera)
    assert not [frame for frame in seen if "Vera" in frame["title"]]
    log = "\n".join(vera.page.locator(LOG).all_inner_texts())
    told = {frame["played"] for frame in seen if frame["played"]}
    assert told, "nothing that was played is told"
    assert all(text in log for text in told), told
    assert max(frame["flown"] for frame in seen) < 200, "more than a card flies"
