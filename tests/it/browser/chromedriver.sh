# Runs ChromeDriver until the standard input closes, which it does at the latest when the tests end.
# The browsers listen on pipes of ChromeDriver's, so they end with it.
chromedriver --port=0 &
driver=$!
cat >/dev/null
{ kill "$driver" && wait "$driver"; } 2>/dev/null
