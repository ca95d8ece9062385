# 可以一直练下去的本领：名称，以及一句话说明要做什么。

## 坐标

skill-find-square = 找格子
    .summary = 说出格名，你把它指出来。
skill-name-square = 说格名
    .summary = 标出一个格子，你写出它的名字。
skill-square-colour = 浅格还是深格？
    .summary = 说一说这个格子是什么颜色。

## 棋子能走到哪里

skill-rook-reach = 车能走到哪里
    .summary = 把车能走到的格子全都标出来。
skill-bishop-reach = 象能走到哪里
    .summary = 把象能走到的格子全都标出来。
skill-queen-reach = 后能走到哪里
    .summary = 把后能走到的格子全都标出来。
skill-king-reach = 王能走到哪里
    .summary = 把王能走到的格子全都标出来，对方攻击着的格子可不能走。
skill-knight-reach = 马能走到哪里
    .summary = 把马能跳到的格子全都标出来。
skill-pawn-reach = 兵能走到哪里
    .summary = 把兵能走到的格子全都标出来，往前走的、斜着吃的都算。
