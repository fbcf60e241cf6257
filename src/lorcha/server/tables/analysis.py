"""An analysis as it goes over the wire."""

import msgspec

from lorcha.analysis.grades import NOT_GOOD
from lorcha.analysis.report import Account, Analysis, Step
from lorcha.analysis.turning_points import strokes
from lorcha.core.game import Game
from lorcha.core.match import Record
from lorcha.server.refusal import conflict
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.tables.notation import record_of
from lorcha.server.wire.analysis import (
    AnalysedDecision,
    AnalysedOption,
    AnalysedPlayer,
    GameAnalysis,
    LuckStroke,
)
from lorcha.server.wire.live import Move


def record_to_analyse(table: LiveTable) -> Record:
    """Refusal if the game was not played to its end: then nobody can say who would have won."""
    if not table.history.match.state.over():
        raise conflict("not_played_out", "the game was not played to its end")
    return record_of(table)


def wire_analysis(game: Game, analysis: Analysis) -> GameAnalysis:
    steps = analysis.steps
    return GameAnalysis(
        analysis.mode,
        analysis.judge,
        [rounded(shares) for shares in (analysis.dealt, *(step.shares for step in steps))],
        [
            wire_decision(game, ply, step)
            for ply, step in enumerate(steps)
            if step.decision is not None and step.decision.grade in NOT_GOOD
        ],
        [wire_stroke(ply, steps[ply]) for ply in strokes(steps)],
        [wire_player(account) for account in analysis.accounts],
    )


def wire_decision(game: Game, ply: int, step: Step) -> AnalysedDecision:
    decision = step.decision
    assert decision is not None
    return AnalysedDecision(
        ply,
        step.seat,
        decision.grade,
        wire_move(game, decision.played),
        wire_move(game, decision.best),
        round(-decision.cost[step.seat], 4),
        round(decision.doubt, 4),
        decision.parts,
        [AnalysedOption(wire_move(game, one.move), one.grade) for one in decision.options],
    )


def wire_move(game: Game, text: str) -> Move:
    return game.moves.to_json(game.moves.from_text(text))


def wire_stroke(ply: int, step: Step) -> LuckStroke:
    seat = max(range(len(step.luck)), key=lambda one: abs(step.luck[one]))
    return LuckStroke(ply + 1, seat, round(step.luck[seat], 4), step.source)


def wire_player(account: Account) -> AnalysedPlayer:
    names = AnalysedPlayer.__struct_fields__
    plain = {name: getattr(account, name) for name in names}
    return msgspec.convert(plain, AnalysedPlayer)


def rounded(shares: tuple[float, ...]) -> list[float]:
    return [round(share, 4) for share in shares]
