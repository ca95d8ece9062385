# Points and grades: the calculator, its charts, and what the API says of a game.

points-gained = { $who } gains { $gain } points; { $other } loses as many.
points-kept = Nobody gains or loses points.
points-reason-draw = A draw, with { $difference } points between the players ({ $band }): the lower-placed one gains { $sum }.
points-reason-draw-nothing = A draw, with { $difference } points between the players ({ $band }): that changes nothing.
points-reason-lower-wins = The lower-placed player won, with { $difference } points between them ({ $band }): that brings { $sum }.
points-reason-higher-wins = The higher-placed player won, with { $difference } points between them ({ $band }): that brings { $sum }.
points-reason-higher-wins-nothing = The higher-placed player won, with { $difference } points between them ({ $band }): that brings nothing.
points-reason-equal = Both had the same number of points; a win then brings 10.
points-reason-equal-draw = Both had the same number of points; a draw then changes nothing.
points-band-under-10 = under 10
points-band-from-10 = from 10 to under 100
points-band-from-100 = from 100 to under 200
points-band-from-200 = 200 and over

## The page

points-title = Points and grades
points-lead = What does a game do to the points of its players? This reckons by the scheme of a Chinese text of 2015, one association's own. It is not FIDE's Elo, which stands beside it for comparison.
points-lesson = Learn how it works: { $lesson }
points-form = Reckon a game
points-a = Points of A
points-b = Points of B
points-result = Result
points-result-a-wins = A wins
points-result-draw = Draw
points-result-b-wins = B wins
points-reckon = Reckon
points-bad-number = Please give a number such as 1520 or 1520.5, at most a million either way.
points-no-result = Please choose how the game ended.
points-after = After this game
points-faulty = Once both numbers and a result are there, the points appear here.
points-player = Player
points-col-before = Before
points-col-change = Change
points-col-after = After
points-col-elo = Elo
points-ungraded = no grade
points-grade = grade { $number }
points-elo = By Elo, A could expect { $expected } of the point. Elo gives K × (score − expectation), here with K = 20; more than 400 points apart counts as 400. It has no bands, so it has no leaps.

points-bands = The bands and their leaps
points-bands-lead = The letter d is the difference between the players' points. One player gains what the table says, and the other loses as much.
points-bands-gain = What is gained
points-col-difference = d
points-col-draw = Draw: the lower-placed gains
points-col-lower = The lower-placed wins
points-col-higher = The higher-placed wins
points-leap = from { $below } to { $from }
points-this-game = this game
points-reading = The text gives its bands for whole numbers, and its “within 10” meets its “10 to 99”. Here each band begins where the one before it ends: 9.99 is in the first, 10 in the second. Results are kept to two decimals, and half a hundredth is rounded up.
points-grades = Grades
points-grades-lead = Under 100 points there is no grade. From 100 it is grade 30, each hundred more is one grade higher, and from 3000 on it is grade 1. The text doesn't say which points make which grade; this is our reading. It names no floor either: points may fall below 0.

points-chart = The gain over the difference
points-chart-whole = Up to 250 points apart
points-chart-near = Up to 120 points apart, enlarged
points-chart-about = Across: the difference d, from 0 to 250 points. Upwards: what is gained, from 0 to 125. If the lower-placed player wins, the gain is 10, leaps to 11 at d = 10, rises to almost 20, leaps to 50 at d = 100 and rises on by half of d. A draw brings the lower-placed player nothing, then 5.50 at d = 10, rises to almost 10, leaps to 25 at d = 100 and rises on by a quarter of d. If the higher-placed player wins, the gain is 10, drops to 9.20 at d = 10 and falls to 2.08, stays at 2 from d = 100, and is 0 from d = 200.
points-chart-caption = A filled dot belongs to its curve, an empty one doesn't: the gain leaps there.
points-chart-here = This game: { $difference } apart, { $gain } gained.
points-chart-beyond = This game lies beyond the chart: { $difference } apart, { $gain } gained.
points-axis-difference = difference d
points-axis-gain = points gained

points-run = Fifty games
points-run-lead = The text says that gains and losses settle after some fifty games. Nothing in the formula counts games. What settles is the difference: the closer a player's points come to what the player is worth, the smaller the steps.
points-run-how = A made-up run: a newcomer as strong as a player of 1500 begins with no points and meets clubmates of 1350 to 1650. Chance decides each game, the better player winning more often.
points-run-points = Points after each game
points-run-points-about = The newcomer has { $early } points after 10 games, { $middle } after 25 and { $late } after 50. The dashed line stands at 1500.
points-run-changes = Gain or loss in each game
points-run-changes-about = A game changed { $early } points on average in games 1 to 10, and { $late } in games 41 to 50. Bars longer than 100 points are cut off.
points-run-again = Another run
points-run-number = Run { $seed }
points-run-table = All fifty games in numbers
points-run-game = Game
points-run-opponent = Opponent
points-run-score = Result
points-run-won = won
points-run-drawn = drawn
points-run-lost = lost
points-axis-games = games
