# Points and grades, by the scheme that source B gives.

lesson-rating = Points and grades
    .summary = How one association counts points after a game: the grades, three short tables, and where they leap.

## Points and grades

section-rating-grades =
    This lesson is about **one association's own scheme**, as source B tells it. It is no rule of chess, and it is not Elo, the system that the world federation FIDE uses. It shows how points can come out of results.

    Beginners have no grade. Then come thirty grades: **grade 30 is the first, grade 1 the highest**. Each takes **100 points** more than the one before.

    The source does not say where the counting starts. We read it so: 0 to 99 points, no grade yet; 100 to 199, grade 30; 200 to 299, grade 29; and so on up to 3000 points and more, grade 1. It sets no floor either, so we let points fall below zero.
figure-rating-two-players = The last move was rook to d8, mate. White came to this game with 1480 points, that is grade 17, Black with 960, grade 22. The board knows nothing of that. The points come in when the result is written down.

## Points for a draw

section-rating-draw =
    All three tables look at **the difference between the two players' points** before the game. What one player gains, the other loses.

    After a draw **the one with fewer points gains**: less was expected of him. If the difference is under 10, nothing happens. From 10 to under 100, add 10 and a tenth of the difference; he gains half of that sum. From 100 on he gains a quarter of the difference.

    An example: 1200 against 1250. The difference is 50, a tenth of it is 5. Ten and five are 15, and half of 15 is **7.5**.

    The table leaps. At a difference of 9 a draw brings nothing, at 10 it brings 5.5; a little under 100 it brings not quite 10, at 100 it brings 25.
figure-rating-drawn = White to move is stalemated, so it is a draw. Say White has 1250 points and Black 1200: White loses 7.5, and Black gains 7.5.

## Points when the lower-placed player wins

section-rating-lower-wins =
    If the player with **fewer points wins**, the gain grows with the difference. Under 10 it is **10 points**. From 10 to under 100 it is **10 and a tenth of the difference**. From 100 on it is **half the difference**.

    Against somebody 50 points above you a win brings 15. Against somebody 200 above you it brings 100, a whole grade.

    This table leaps too: from 10 to 11 when the difference reaches 10, and from not quite 20 to 50 when it reaches 100.
figure-rating-upset = White has 1420 points, Black 1180. Step through, and see how the player with fewer points wins. The difference is 240, and half of it is 120: Black goes up to 1300, White down to 1300.

## Points when the higher-placed player wins

section-rating-higher-wins =
    If the player with **more points wins**, that was to be expected, and the gain shrinks with the difference. Under 10 it is **10 points**. From 10 to under 100 it is **10 less the difference divided by 12.5**. From 100 to under 200 it is **2**, and from 200 on **nothing**.

    So 1800 against 1400 gains nothing by winning, and loses 200 by losing. In Elo the gain gets small as well, but by degrees, without a leap.

    The leaps here: from 10 to 9.2 when the difference reaches 10, and from 2 to nothing at 200.
figure-rating-expected = The last move was queen to g7, mate. White came with 1450 points, Black with 1400. Fifty divided by 12.5 is 4, so White gains 6 and Black loses 6.

## Settling down

section-rating-settles =
    The source says that after some fifty games gains and losses settle. Look at the three tables: **they do not know how many games anybody has played**. Your first game and your five-hundredth bring the same, if the difference is the same.

    What does settle is the difference. Win a lot, and your points rise until you meet players of your own strength. From then on you gain about as much as you lose. It takes some games to get there, and fifty may well be enough, but no formula says so.
figure-rating-again = Two players who know each other well, 1500 points each. It is their fiftieth game, and after these moves they agree on a draw. It brings nobody anything, and neither would it in their first game: the difference is 0.

## Puzzles

puzzle-rating-1 = A player has 730 points. Which grade is that?
    .after = 700 to 799 points are grade 24: seven steps, and the first of them was grade 30.
puzzle-rating-2 = A beginner has 99 points. Which grade is that? If it is none yet, answer 0.
    .after = Grade 30 takes 100 points.
puzzle-rating-3 = A player has 2900 points. Which grade is that?
    .after = With 100 more it will be grade 1.
puzzle-rating-4 = White has 1230 points and grade 19, Black 1190 and grade 20. This is how their game has ended. Who has won?
    .after = Black gains 14 points, has 1204 now, and so rises to grade 19.
puzzle-rating-5 = A has 1200 points, B has 1250. They draw. By how much do A's points change? If they fall, give a number below zero.
    .after = 15, halved.
puzzle-rating-6 = A has 1500 points, B has 1600. They draw. By how much do B's points change? If they fall, give a number below zero.
    .after = At a difference of 100 the quarter begins. With one point less between them B would have lost 9.95.
puzzle-rating-7 = A has 905 points, B has 900. They draw. By how much do B's points change?
    .after = The difference is under 10.
puzzle-rating-8 = White has 1500 points, Black 1320. This is how their game has ended. Who has won, or is it a draw?
    .after = Stalemate after ten moves: Sam Loyd made this game up. Black would gain 45 points, a quarter of 180.
puzzle-rating-9 = A has 1000 points, B has 1050. A wins. By how much do A's points change?
    .after = Ten, and a tenth of 50.
puzzle-rating-10 = A has 1400 points, B has 1200. B wins. By how much do B's points change?
    .after = Half of 200.
puzzle-rating-11 = A has 1340 points, B has 1280. B wins. By how much do A's points change? If they fall, give a number below zero.
    .after = What B gains, A loses.
puzzle-rating-12 = White has 1180 points, Black has 1420. White to move: give mate in one.
    .after = Queen to g7. The difference is 240, and White gains half of it: 120 points.
puzzle-rating-13 = A has 1450 points, B has 1400. A wins. By how much do A's points change? If they fall, give a number below zero.
    .after = Ten less four.
puzzle-rating-14 = A has 1800 points, B has 1400. A wins. By how much do A's points change?
    .after = From a difference of 200 on, the win was expected and brings nothing.
puzzle-rating-15 = A has 1300 points, B has 1450. B wins. By how much do A's points change? If they fall, give a number below zero.
    .after = From 100 to under 200 it is always 2.
puzzle-rating-16 = White has 1560 points, Black 1500. This is how their game has ended. Who has won?
    .after = White: it is mate. 60 divided by 12.5 is 4.8, so White gains 5.2.
puzzle-rating-17 = B has 1200 points and has played three hundred games. A has 1260 points, and this is the first game A has ever played. B wins. By how much do B's points change?
    .after = Ten, and a tenth of 60. Nobody asks how many games there were.
puzzle-rating-18 = A has 1203 points, B has 1200. It is their fiftieth game, and they draw. By how much do B's points change?
    .after = Nothing, as in any other game with so small a difference.
puzzle-rating-19 = All three tables ask who has won. What else do they look at?
    .games = How many games the two have played
    .difference = How far apart the two are in points
    .moves = How many moves the game took
    .after = So nothing in the tables settles by itself.
