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

## 将军、将死和逼和

skill-count-checks = 数一数将军
    .summary = 数一数有几步棋能将军。
skill-mate-or-not = 将死了吗？
    .summary = 刚走了一步棋，你来说是不是将死。
skill-mate-in-one = 一步将死
    .summary = 找出将死对方的那一步。
skill-count-mates = 数一数将死
    .summary = 数一数有几步棋能马上将死。
skill-mate-in-two = 两步将死
    .summary = 先找出对方怎么应都挡不住的一步，再把王将死。
skill-stalemate-or-not = 逼和了吗？
    .summary = 轮到的一方是不是逼和，你来判断。
skill-give-stalemate = 走成逼和
    .summary = 找出一步棋，让对方没被将军，却一步也走不了。
skill-avoid-stalemate = 别走成逼和
    .summary = 接着走，可别把对方逼和了。
