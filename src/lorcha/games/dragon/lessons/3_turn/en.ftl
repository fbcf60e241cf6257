title = A turn
about = One action a month, and what a crowd costs.

groups = Seven actions lie on the table, in as many groups as there are players. How they lie is new each month.
order = The person track says who chooses first: Mei is furthest ahead, then Bo, then you. Let them go.
dragons = Each has put a dragon on a group. You may still go there, for 3 yuan: a dragon does not like company. A free group costs nothing.
tribute = The Emperor wants 4 yuan this month, and you have 3. What will you do?
paid = 3 yuan for the company of a dragon: your purse is empty, and the Emperor wants 4. He takes one person for each missing yuan. Take it back.
short = A fine parade, and free. But the Emperor wants 4 yuan and you have 3: one person would have to go. Take it back and look for money.
emperor = 2 yuan from the taxes: enough for the Emperor, and your people stay. With your new tax collector the next taxes bring 5.
pass = Another month, and nothing in your purse. You may also do nothing at all: pass, and your purse is filled up to 3 yuan.
purse = 3 yuan, without any work. It is a whole action given away, but now and then it saves somebody.

learnt = One action each month. Where a dragon stands already it costs 3 yuan. Who passes is given money, up to 3 yuan.
