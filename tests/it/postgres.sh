# A PostgreSQL cluster for one test run. Prints its folder once it answers, runs until standard
# input ends (the tests hold the other end, so however they end, this ends) and leaves nothing.
# Arguments: the folder of PostgreSQL's programs.
set -eu
PATH="$1:$PATH"
folder=$(mktemp -d /tmp/yize-postgres-XXXXXX)
finish() {
    if [ -n "${server:-}" ]; then
        kill -QUIT "$server" 2>/dev/null || true
        wait "$server" 2>/dev/null || true
    fi
    rm -rf "$folder"
}
trap finish EXIT
# If the tests are gone before the folder is printed, that must end this in order too.
trap '' PIPE
trap 'exit 1' HUP INT TERM
if ! initdb -D "$folder/data" --username=yize --auth=trust --encoding=UTF8 --no-locale --no-sync \
    >"$folder/log" 2>&1; then
    cat "$folder/log" >&2
    exit 1
fi
# Only the folder's socket: no port that somebody else could hold.
postgres -D "$folder/data" -k "$folder" -c listen_addresses= -c fsync=off -c max_connections=300 \
    >>"$folder/log" 2>&1 &
server=$!
until pg_isready -q -h "$folder" -U yize; do
    if ! kill -0 "$server" 2>/dev/null; then
        cat "$folder/log" >&2
        exit 1
    fi
    sleep 0.05
done
echo "$folder"
cat >/dev/null
