# 老师出的题，以及由问题变成的练习。

## 单独一道题的上方

puzzle-set = 一道给你出的题
puzzle-of-question = 这个问题的练习
puzzle-to-question = 回到这个问题
