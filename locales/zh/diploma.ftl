# 每一部分的结业证书。

diploma-title = 结业证书
diploma-ready = 这一部分的题，全部做出来了，真棒！写上名字，打印出来吧。
diploma-not-yet = 一个部分的题全部做出来，就能拿到它的证书。
diploma-form = 证书上写什么
diploma-name = 名字
diploma-date = 日期
diploma-fault-date = 日期：请写成 2026-11-30 这样。现在先用今天的日期。
diploma-write = 写上去
diploma-print-how = 名字不会保存在任何地方。打印用浏览器的打印功能（Ctrl+P）。
diploma-given = 授予
diploma-done = { $count } 道练习，全部做对。
diploma-rules = 学会的规则：
diploma-missing = 还差这些
diploma-left = 还剩 { $count } 题
diploma-all = 结业证书
diploma-link = 领结业证书
