# The diploma for a part of the course.

diploma-title = Diploma
diploma-ready = Every puzzle of this part is solved. Well done! Write your name, and print the page.
diploma-not-yet = A part’s diploma comes when every puzzle of it is solved.
diploma-form = What shall stand on it
diploma-name = Your name
diploma-date = Date
diploma-fault-date = Date: please give a day such as 2026-11-30. Today’s date stands here until then.
diploma-write = Write it
diploma-print-how = The name is not kept anywhere. Print the page with your browser’s print command (Ctrl+P).
diploma-given = This is given to
diploma-done = All { $count } puzzles solved.
diploma-rules = These rules were learnt:
diploma-missing = Still to do
diploma-left = { $count ->
        [one] 1 puzzle left
       *[other] { $count } puzzles left
    }
diploma-all = Diplomas
diploma-link = Your diploma
