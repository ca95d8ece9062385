.DEFAULT_GOAL := run
.PHONY: run test check content bench fuzz tools

FUZZ_SECONDS ?= 60

NPM_FILES := static/package.json static/package-lock.json
FOR_RUN := static/node_modules/.for-run
FOR_TEST := static/node_modules/.for-test

# Build and serve on http://127.0.0.1:8080. Needs Rust and Node.
run: $(FOR_RUN)
	cargo run --release --locked -- serve

# Everything that must hold before a change lands; .ci/run calls this.
test: tools check
	cargo test --locked

# What needs neither a browser nor a database.
check: $(FOR_TEST)
	cargo fmt --check
	cargo fmt --check --manifest-path fuzz/Cargo.toml
	cargo clippy --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --locked
	npm --prefix static run check

# Lessons, puzzles and words only: quick, for authors.
content: $(FOR_TEST)
	cargo test --locked --test it content

# Ratios against bare servers and bare shakmaty, in one run.
bench: $(FOR_RUN)
	cargo bench --locked

# Every fuzz target, FUZZ_SECONDS each. Needs a nightly Rust beside the stable one.
fuzz: $(FOR_RUN)
	.ci/fuzz $(FUZZ_SECONDS)

# The programs that the tests drive: Chromium, PostgreSQL, a Chinese font.
tools:
	.ci/tools

# npm ci empties node_modules, the marks included; what serves for tests serves for a run too.
$(FOR_RUN): $(NPM_FILES)
	cd static && npm ci --omit=dev --no-audit --no-fund
	touch $(FOR_RUN)

$(FOR_TEST): $(NPM_FILES)
	cd static && npm ci --no-audit --no-fund
	touch $(FOR_RUN) $(FOR_TEST)
