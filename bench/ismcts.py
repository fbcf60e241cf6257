"""OpenSpiel's own information-set search against ours, through the door, at equal simulations.

    python bench/ismcts.py dragon --games 10 --simulations 40

Seats are swapped on every deal. OpenSpiel's judges a leaf by one random game to the end.
"""

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import lorcha.envs.spiel
from lorcha.bots import Budget
from lorcha.bots.search import Search
from lorcha.core.perspective import Perspective


def play(game: lorcha.envs.spiel.SpielGame, simulations: int, theirs: int, seed: int) -> float:
    """One game for two; our share of the win."""
    luck, chance = np.random.RandomState(seed), np.random.RandomState(seed // 2)
    rollouts = mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(game, rollouts, 1.0, simulations, random_state=luck)
    ours = Search(seed, Budget(simulations=simulations))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.randint(state.course.outcomes)))
        elif state.current_player() == theirs:
            state.apply_action(int(bot.step(state)))
        else:
            seen = Perspective(state.course.before, 1 - theirs, seed)
            state.apply_action(state.course.legal().index(ours.choose(seen)))
    return float(state.returns()[1 - theirs])


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's ISMCTS against our search")
    parser.add_argument("game", choices=list(lorcha.envs.spiel.GAMES))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=40)
    args = parser.parse_args()
    game = pyspiel.load_game(f"lorcha_{args.game}", {"players": 2})
    began, won = time.perf_counter(), 0.0
    for number in range(args.games):
        won += play(game, args.simulations, number % 2, number)
        spent = time.perf_counter() - began
        print(f"{args.game}: ours won {won:g} of {number + 1} ({spent:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
