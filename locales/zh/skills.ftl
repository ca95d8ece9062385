# 可以一直练下去的本领：名称，以及一句话说明要做什么。

## 坐标

skill-find-square = 找格子
    .summary = 说出格名，你把它指出来。
skill-name-square = 说格名
    .summary = 标出一个格子，你写出它的名字。
skill-square-colour = 浅格还是深格？
    .summary = 说一说这个格子是什么颜色。
