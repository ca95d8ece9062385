# The page to ask about any position.

ask-title = Ask about a position
ask-lead = Set up a position or paste a game, go to the moment in doubt, and try any move, allowed or not. The answer says why.
nav-ask = Ask
ask-try = May I play this?
ask-try-how = Press a piece and then the square where it should go. The other side's pieces may be tried too.
ask-play-on = Play this move and go on
ask-broken = The list breaks off at half-move { $ply }, “{ $move }”. { $why } The moves before it are kept.
ask-other-side = As if { $side } were to move
ask-chances = Who can still win
ask-chance-line = Show such a line
ask-court = Is it a draw?
ask-court-none = So far no position has come up twice, and there has been nothing to claim.
ask-court-see = To the board after half-move { $ply }
ask-announce = The player to move may claim a draw at once by writing down one of these moves, without playing it: { $moves }.
ask-castling = Who may castle?
ask-castling-name = { $side }, { $wing }
ask-castling-now = Yes: all conditions are met.
ask-keep = Keep this position
ask-keep-how = The address of this page holds the position, the moves and your question. Copy it to pass it on.
ask-change = Change the position
ask-turn = Turn the board
ask-anew = Begin anew

ask-set = Set up a position
ask-clear = Empty board
ask-initial = Initial position
ask-to-move = Who is to move?
ask-rights = Who may still castle?
ask-rights-how = Tick it where neither that king nor that rook has moved.
ask-right-short = { $side }, kingside
ask-right-long = { $side }, queenside
ask-en-passant = Was the last move a pawn's double step? The square behind that pawn:
ask-no-en-passant = no
ask-use = Use this position
ask-faulty = This position cannot be in a game:
ask-mend = Mend it: drop the castling rights and en passant squares that do not fit the board

ask-paste = Paste a game, or open a file
ask-paste-how = A FEN, a PGN with one or more games, or a list of moves such as “e4 e5 Nf3”
ask-paste-read = Read it
ask-paste-empty = Nothing was pasted. Paste a FEN, a PGN or a list of moves into the field below.
ask-paste-long = The text is too long to be shown here again. Find the place in your file by the line that is named.
ask-paste-nothing = No game and no position could be found in this text. A FEN is one line with eight ranks; a game is a list of moves.
ask-paste-more = There are more games than can be listed here. These are the first ones.
ask-file-how = Or a file with games (PGN, up to { $limit } MB). If you choose one, it is read and the text is not:
ask-file-drop = You can also drop the file here.
ask-file-unnamed = The file
ask-file-reading = Reading “{ $name }”…
ask-file-long = “{ $name }” is too large: files of up to { $limit } MB can be read. Split it, or paste the game you mean.
ask-file-empty = The file “{ $name }” is empty.
ask-file-no-text = “{ $name }” is not a text file, so there are no moves to read in it. Game files mostly end in .pgn.
ask-file-nothing = No game and no position could be found in the file “{ $name }”. A game is a list of moves, such as “1. e4 e5 2. Nf3”.
ask-sent-long = That was too much at once. A text or a file of up to { $limit } MB can be read.
ask-file-games = Games found in “{ $name }”
ask-games = Games found
ask-game-number = Game { $number }
ask-game-about =
    { $moves ->
        [0] no moves
        [one] one move
       *[other] { $moves } moves
    }
