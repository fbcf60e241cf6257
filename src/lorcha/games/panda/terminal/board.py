"""The table drawn for a terminal: players, the trick, and the hand with both halves of a card."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import set_cell_size
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from lorcha.core.colors import GOLD, QUIET, STRONG, name
from lorcha.core.text import Texts, key_of
from lorcha.games.panda.box import VALUES
from lorcha.games.panda.view.structs import Bid, Card, Half, PandaView, PlayerView

FACE: Final = 6  # letters across a card
SIGNS: Final = {"water": "≈", "bamboo": "ψ", "fire": "△", "panda": "@", None: ""}
SIDES: Final = {"white": "□", "blue": "■", None: "✦"}
OTHER: Final = {"white": "blue", "blue": "white"}
SPIRIT: Final = "bold white on #24509a"  # the blue side
SUIT_COLORS: Final = {
    "fire": "#d9482f",
    "earth": "#d98a1f",
    "wood": "#2a9d8f",
    "water": "#7a8aa8",
    "metal": "#9a9a9a",
}


def draw(view: PandaView, texts: Texts, names: Sequence[str]) -> RenderableType:
    return Board(view, texts, names)


@dataclass
class Board:
    view: PandaView
    texts: Texts
    names: Sequence[str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.heading()
        yield Text(" · ".join(self.piles()), QUIET)
        yield Text()
        yield self.players()
        yield Text()
        yield Text(self.say("table-trick-cards"), STRONG)
        yield self.trick()
        if self.view.seat >= 0:
            yield Text()
            yield from self.hand(self.view.players[self.view.seat].hand or [], options.max_width)
        yield Text(self.texts.say("table-legend", {key: SIGNS[key] for key in SIGNS if key}), QUIET)

    def say(self, *parts: str) -> str:
        return self.texts.say(key_of(*parts))

    def counted(self, what: str, n: int) -> str:
        return self.texts.say(what, {"n": n})

    # ---- the game

    def heading(self) -> RenderableType:
        parts = [self.say("title"), self.counted("table-round", self.view.round)]
        mood = self.say("mood", self.view.mood)
        parts += [self.counted("table-trick", self.view.trick)]
        parts += [self.texts.say("table-mood", {"mood": mood})]
        return Rule(Text(" · ".join(parts), STRONG), characters="━", style=GOLD, align="left")

    def piles(self) -> Iterator[str]:
        suits = ", ".join(self.say("suit", suit + ".short") for suit in self.view.suits)
        yield self.texts.say("table-suits", {"suits": suits})
        yield self.counted("table-deck", self.view.deck)
        yield self.counted("table-discard", len(self.view.discard))
        yield self.counted("table-goal", self.view.target)

    def players(self) -> RenderableType:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=STRONG)
        table.add_column(self.say("table-players"), no_wrap=True)
        table.add_column(self.say("table-points"), justify="right", no_wrap=True)
        table.add_column(self.say("table-cards"), justify="right", no_wrap=True)
        table.add_column()
        acting = self.view.question.seats if self.view.question else []
        for seat, player in enumerate(self.view.players):
            pointer = ("▶ ", GOLD) if seat in acting else "  "
            who = Text.assemble(pointer, name(seat, self.names))
            facts = Text(" · ").join(self.facts(seat, player))
            table.add_row(who, str(player.points), str(player.cards), facts)
        return table

    def facts(self, seat: int, player: PlayerView) -> Iterator[Text]:
        if player.out:
            yield Text(self.texts.say("table-out", {"place": player.out}), QUIET)
        elif player.passed:
            yield Text(self.say("table-passed"), QUIET)
        elif seat == self.view.leader:
            yield Text(self.say("table-leads"))
        if player.known and seat != self.view.seat:
            cards = ", ".join(self.short(card) for card in player.known)
            yield Text(self.texts.say("table-known", {"cards": cards}))
        if player.turned and seat != self.view.seat:
            yield Text(self.counted("table-turned", player.turned))

    # ---- the trick

    def trick(self) -> RenderableType:
        """The bids of each player, from the leader on; the one to beat is marked."""
        table = Table.grid(padding=(0, 2, 0, 0))
        count = len(self.view.players)
        for i in range(count):
            seat = (self.view.leader + i) % count
            bids = self.view.players[seat].bids
            for bid in bids:
                highest = seat == self.view.bidder and bid is bids[-1]
                table.add_row(Text.assemble("  ", name(seat, self.names)), self.bid(bid, highest))
        if table.row_count == 0:
            table.add_row(Text("  " + self.say("table-empty"), QUIET))
        return table

    def bid(self, bid: Bid, highest: bool) -> Text:
        text = Text(f"{self.say('kind', bid.combination.kind)} {values_of(bid)}")
        if highest:
            text.stylize(GOLD)
            text.append(f" ◀ {self.say('table-highest')}", GOLD)
        cards = ", ".join(self.short(card) for card in bid.cards)
        return text.append(f"  ({cards})", QUIET)

    def short(self, card: Card) -> str:
        """The side that is up and the suit: `■10△ fire`."""
        return f"{SIDES[card.side]}{half(card.up)} {self.say('suit', card.suit + '.short')}"

    # ---- the hand

    def hand(self, cards: list[Card], width: int) -> Iterator[Text]:
        """Cards side by side with their places, in as many rows of one length as they need."""
        if not cards:
            return
        yield Text(self.say("table-hand"), STRONG)
        rows = -(-len(cards) // ((width - 1) // (FACE + 1)))
        across = -(-len(cards) // rows)
        for first in range(0, len(cards), across):
            yield from self.row(cards[first : first + across], first + 1)

    def row(self, cards: list[Card], place: int) -> Iterator[Text]:
        bars = ["─" * FACE] * len(cards)
        picked = (self.view.question and self.view.question.picked) or []
        feet = [self.foot(place + i, picked) for i in range(len(cards))]
        yield Text("╭" + "┬".join(bars) + "╮")
        for line in zip(*map(self.face, cards), strict=True):
            yield Text.assemble("│", Text("│").join(line), "│")
        yield Text.assemble("╰", Text("┴").join(feet), "╯")

    def foot(self, place: int, picked: Sequence[int]) -> Text:
        """The number of a place; a card picked for the bid being made is ticked."""
        if place in picked:
            return Text(f"✓{place}".center(FACE, "─"), GOLD)
        return Text(str(place).center(FACE, "─"))

    def face(self, card: Card) -> list[Text]:
        """The half that is up, the suit, and what the card turns into."""
        suit = Text(fitted(self.say("suit", card.suit + ".short")), SUIT_COLORS[card.suit])
        if card.side is None:
            lit = Text(fitted(self.say("table-lit")), GOLD)
            unlit = Text(fitted(self.say("table-unlit")), QUIET)
            return [
                Text(fitted(f"{SIDES[None]} {card.number}"), STRONG),
                suit,
                lit if card.lit else unlit,
            ]
        up = Text(
            fitted(SIDES[card.side] + half(card.up)), SPIRIT if card.side == "blue" else STRONG
        )
        return [up, suit, Text(fitted(SIDES[OTHER[card.side]] + half(card.down)), QUIET)]


def half(side: Half | None) -> str:
    """Its values and its symbol: `10×3`, `A△`."""
    if side is None:
        return ""
    many = f"×{len(side.values)}" if len(side.values) > 1 else ""
    return f"{side.values[0]}{many}{SIGNS[side.symbol]}"


def values_of(bid: Bid) -> str:
    """The value list, low to high, jokers marked: `7 8≈ 9`."""
    top = VALUES.index(bid.combination.top)
    jokers = list(bid.jokers)
    values = []
    for value in VALUES[top - bid.combination.length + 1 : top + 1]:
        for _ in range(bid.combination.times):
            joker = value in jokers
            if joker:
                jokers.remove(value)
            values.append(value + (SIGNS["water"] if joker else ""))
    return " ".join(values)


def fitted(text: str) -> str:
    return set_cell_size(text, FACE)
