title = A turn
about = One action a month, and what a crowd costs.

groups = Another table, month 4. Seven actions lie in as many groups as there are players; each month they are shuffled into new groups.
order = The person track says who chooses first: Mei is furthest ahead, then Bo, then you. Of two on one space the one who came later lies on top and goes first. Let them go.
dragons = Each has put a dragon on a group. You may still go there, for 3 yuan: a dragon does not like company. A free group costs nothing.
tribute = The Emperor wants 4 yuan this month, and you have 3. What will you do?
full-purse = Who passes has the purse filled up to 3 yuan, and you have 3 already. Look for an action that brings money.
paid = 3 yuan for the company of a dragon: your purse is empty, and the Emperor wants 4. He takes one person for each missing yuan. Take it back.
short = A fine parade, and free. But the Emperor wants 4 yuan and you have 3: one person would have to go. Take it back and look for money.
emperor = 2 yuan from the taxes: enough for the Emperor, and your people stay. After the actions everybody hired somebody, you a tax collector: with him the next taxes bring 5.
pass = Another table, month 7: nothing in your purse. You may also do nothing at all: pass, and your purse is filled up to 3 yuan.
act-instead = A free action would do, too. But see for once what doing nothing brings: pass.
purse = 3 yuan, without any work. It is a whole action given away, but now and then it saves somebody.

learnt = One action each month. Where a dragon stands already it costs 3 yuan. Who passes is given money, up to 3 yuan.
