"""OpenSpiel's ISMCTS against our search, through OpenSpiel's API, with equal simulations.

    python bench/ismcts.py dragon --games 10 --simulations 40

Every deal is played twice with the seats swapped. OpenSpiel's search values a leaf by one
random game to the end; that game is played in the engine, not through the API.
"""

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

import lorcha.envs.spiel
from lorcha.bots import Budget
from lorcha.bots.search import Search
from lorcha.core.chance import Fast
from lorcha.core.perspective import Perspective
from lorcha.core.playout import playout


class Rollouts:
    """What OpenSpiel's searches need: the value of a position, and a prior."""

    def __init__(self, seed: int) -> None:
        self.chance = Fast(seed)

    def evaluate(self, state: lorcha.envs.spiel.SpielState) -> list[float]:
        world = state.position.before.clone()
        world.chance = self.chance
        playout(world, self.chance)
        return state.position.config.returns(world)

    def prior(self, state: lorcha.envs.spiel.SpielState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def play(game: lorcha.envs.spiel.SpielGame, simulations: int, theirs: int, seed: int) -> float:
    """One game for two; our share of the win."""
    luck, chance = np.random.RandomState(seed), np.random.RandomState(seed // 2)
    bot = ismcts.ISMCTSBot(game, Rollouts(seed), 1.0, simulations, random_state=luck)
    ours = Search(seed, Budget(simulations=simulations))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.randint(state.position.outcome_count)))
        elif state.current_player() == theirs:
            state.apply_action(int(bot.step(state)))
        else:
            perspective = Perspective(state.position.before, 1 - theirs, seed)
            state.apply_action(state.position.legal().index(ours.choose(perspective)))
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
