"""A lesson as the wire has it: the scene after a learner's answers, and previews in it."""

from collections.abc import Sequence
from typing import Any

from lorcha.core.perspective import Perspective
from lorcha.core.state import IllegalMove
from lorcha.lessons.lesson import BadLesson, Lesson
from lorcha.lessons.player import Answer, BadAnswer, Player, play
from lorcha.lessons.quiz import Question, Quiz
from lorcha.lessons.stage import Ply
from lorcha.server.refusal import conflict
from lorcha.server.tables.moves import read_moves
from lorcha.server.wire import live
from lorcha.server.wire.lessons import (
    LessonAnswer,
    LessonInfo,
    LessonObjection,
    QuizQuestion,
    Scene,
)
from lorcha.server.wire.tables import Seat


def describe(lesson: Lesson, language: str) -> LessonInfo:
    texts = lesson.texts[language]
    return LessonInfo(lesson.id, texts.say("title"), texts.say("about"), lesson.file.minutes)


def ask(quiz: Quiz, language: str) -> list[QuizQuestion]:
    return [ask_one(quiz, question, language) for question in quiz.questions]


def ask_one(quiz: Quiz, question: Question, language: str) -> QuizQuestion:
    texts, order = quiz.texts[language], question.order()
    return QuizQuestion(
        id=question.id,
        text=texts.say(question.id),
        answers=[texts.say(f"{question.id}.{answer}") for answer in order],
        right=order.index(question.right),
        rule=question.rule,
        lesson=question.lesson,
    )


def scene(lesson: Lesson, answers: Sequence[LessonAnswer], language: str) -> Scene:
    player = play_answers(lesson, answers)
    stage = player.stage
    plies = [] if player.restarted else [ply_message(ply) for ply in stage.plies]
    return Scene(
        step=player.at,
        steps=len(lesson.file.step),
        part=player.part,
        text=lesson.texts[language].say(player.text),
        point=player.point,
        began=player.began,
        restarted=player.restarted,
        reader=lesson.file.you,
        seats=seats_of(lesson, language),
        options=stage.game.complete(lesson.file.seats, lesson.file.options),
        ply=stage.ply,
        view=stage.view(),
        journal=stage.journal.for_reader(lesson.file.you),
        turn=turn_of(player),
        plies=plies,
    )


def play_answers(lesson: Lesson, answers: Sequence[LessonAnswer]) -> Player:
    moves = [Answer(read_moves(lesson.game, one.moves), one.show) for one in answers]
    try:
        return play(lesson.file, moves)
    except (BadAnswer, IllegalMove) as error:
        raise conflict("stale", str(error)) from error
    except BadLesson as error:
        raise conflict("failed", str(error)) from error


def ply_message(ply: Ply) -> live.Ply:
    turn = live.Turn(ply.question, ply.asked)
    return live.Ply(ply.number, ply.seat, ply.journal, ply.view, turn, None)


def turn_of(player: Player) -> live.Turn:
    state, game = player.stage.state, player.stage.game
    if state.over():
        return live.Turn("", [])
    legal = [game.moves.to_json(move) for move in player.legal()]
    return live.Turn(game.question(state), state.actors(), legal)


def seats_of(lesson: Lesson, language: str) -> list[Seat]:
    names = lesson.names(language)
    return [
        Seat(seat=seat, name=name, present=True, mine=seat == lesson.file.you)
        for seat, name in enumerate(names)
    ]


def previews(
    lesson: Lesson, answers: Sequence[LessonAnswer], lines: Sequence[list[dict[str, Any]]]
) -> list[live.Preview]:
    """What each of these lines of moves would do, as far as the learner can know."""
    player = play_answers(lesson, answers)
    perspective = Perspective(player.stage.state, lesson.file.you)
    return [preview(lesson, player, perspective, line) for line in lines]


def preview(
    lesson: Lesson, player: Player, perspective: Perspective, line: list[dict[str, Any]]
) -> live.Preview:
    moves, game = read_moves(lesson.game, line), lesson.game
    try:
        found = perspective.preview(*moves)
    except IllegalMove:
        return live.Preview("illegal")
    turn = None
    if perspective.seat in found.stop.seats:
        made = [*player.made, *(game.moves.to_text(move) for move in moves)]
        legal = [game.moves.to_json(move) for move in player.offered(made, found.legal)]
        turn = live.Turn(found.question, list(found.stop.seats), legal)
    journal = [{**entry, "ply": player.stage.ply + 1} for entry in found.journal]
    stop = found.stop
    return live.Preview(stop.at, stop.what, list(stop.seats), journal, found.view, turn)


def why_not(
    lesson: Lesson, answers: Sequence[LessonAnswer], moves: Sequence[dict[str, Any]]
) -> LessonObjection:
    """Why the rules do not allow this, as far as the learner can know."""
    perspective = Perspective(play_answers(lesson, answers).stage.state, lesson.file.you)
    objection = perspective.why_not(*read_moves(lesson.game, moves))
    return LessonObjection(objection.to_json() if objection else None)
