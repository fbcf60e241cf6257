"""Understands a finished game: who was winning, where it was lost, and what was luck.

**The judge** (`judge.py`) says for any position what share of the win each seat may expect. Write
V(s) for it, a row with one number for each seat that sums to 1; at the end V is the result (seats
that share the first place share the win). It is told everything: it asks the net of *every* seat,
each honest from where it sits, and pools three views of seat j: that of the seat to decide (the
nets have learnt at their own decisions), that of j, who knows its own cards, and the mean of all:

    log V(s)[j]  =  d * log view(decider)[j]  +  o * log view(j)[j]  +  m * mean log view(i)[j]  + c

The three powers are fitted to the results of games (`bench/analysis/calibration.py`), which also
measures how far a share of 30 % can be trusted. Where no net fits, the valuation of the game takes
its place: slower to play on by, and less exact.

**A decision** (`decisions.py`) is judged by what its seat p knew. Worlds w are drawn from those it
held possible (`redeal`), the same ones and the same dice for every move. In each of them the move m
is made and the others play on by their policies until p is asked again; the value of the move is

    Q(m) = mean over w of V(after m in w),  a row over the seats.

A few worlds cannot tell two moves apart that are nearly equal; so that the luck of the sample is
not taken for a mistake, a loss counts only as far as the trained policy agrees. Beside the move b
the played one cost

    C(b) = (Q(played) - Q(b)) * max(0, 1 - policy(played) / policy(b)),

a row that sums to 0: below 0 for p, and what it gave to the others. The better move is the b
beside which it cost p most, and C that cost; a move the policy would hardly ever take is not
called the better one by this. Where no b makes C(b)[p] negative the played move was the best.
(Without the second factor the nets would give away a share of 2 % in every decision of their own;
but a player who takes the best move by Q alone wins no more than they do, so these losses are not
real.) Its doubt is the standard error of the difference in p's share, paired by worlds, and the
judge's own: no number of worlds takes that away.

**Under suspicion** (`settle`) is a move that both opinions call a mistake, and one that a single
opinion does: it looks much worse than another, or the policy hardly ever takes it. Some mistakes
show only rounds later, and some the policy makes itself. So the played move and its rival are
played on for two more rounds, in other worlds, and what it cost there is C. Where the policy alone
warns, its favourite may be as bad: there the rival is the best of all that were compared. What may
be a mistake by then is measured once more beside that rival, in more and other worlds: whoever
looks best of several in a few worlds was lucky in them. It is no mistake if it costs nothing there.

**Bookkeeping** (`accounts.py`). Between two positions of the record each seat's share changes by
V(after) - V(before). Of this, C is the decision; the rest is luck where something was unknown to
the seat that moved: what dice, draws and hidden cards did. Its source (`reveal` in the rules) names
the luck. Where nothing was unknown the judge has changed its mind by itself: that part is nobody's
luck, is shown as unexplained, and tells how much the judge is to be trusted. So for every seat, to
rounding,

    first share + own luck + others' luck + unexplained + own mistakes + others' mistakes = result,

where "own" are the moves of the seat itself, and the deal counts as its own luck. The first share
is the mean over deals; the last V is the result.

Result with luck taken out: first share + own mistakes + others' mistakes.
"""
