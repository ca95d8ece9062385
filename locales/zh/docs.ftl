# JSON 接口的说明页。每个调用的说明取自 OpenAPI 文档。

docs-title = 给程序用的弈则
docs-home = 去看课程
docs-switch = 看中文
docs-lead = 任何一步棋、任何一个局面，都可以用 JSON 来问，答案里带着理由。不用账号，不用密钥，哪个网页都能调用。
docs-document = 给机器读的一份，OpenAPI 3.1：
docs-calls = 调用
docs-parameters = 参数
docs-body = 发送的内容
docs-answers = 返回的内容
docs-shapes = 数据结构
docs-problems = 出错时
docs-problems-lead = 每个错误都有一个固定的代号。如果是某个字段不对，errors 会说明在哪里、为什么。
docs-send = 发送
docs-try-address = 地址
docs-try-body = 内容
docs-failed = 没有收到回答。看看网络，再发一次。
