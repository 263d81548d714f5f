# Works with GNU make 3.81 and later. Everything it installs goes into .venv/, static/vendor/ and static/packed/.

PYTHON ?=
# One more than two cores: while a test waits for its page or its server, another one works.
WORKERS ?= 3
SHARED_OUT := --dist loadfile --no-loadscope-reorder
BIN := .venv/bin
RUNTIME := .venv/.runtime-installed
DEVELOPMENT := .venv/.development-installed
NODE_TOOLS := node_modules/.installed
CLIENT := static/js static/older.js static/push-worker.js static/css static/tokens.css tests/js scripts eslint.config.mjs
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --custom-compile-command "make lock"

# Where the machine has no npm of its own, `make check` installs one there.
export PATH := $(PATH):$(CURDIR)/.venv/bin

# What is compiled once is kept: the tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup run test test-proxied test-browsers check bench format venv vendor lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(RUNTIME) vendor ## install what the server needs, and nothing else

run: setup ## start the server on port 8000 (HEXHAVEN_PORT and the other settings pass through)
	@exec ./hexhaven serve

test: $(DEVELOPMENT) vendor ## engine, server, browser; CONTRIBUTING.md says how to play the longest games too
	@$(BIN)/python scripts/chromium.py
	$(BIN)/python -m tests -n $(WORKERS) $(SHARED_OUT) $(ARGS)

test-proxied: $(DEVELOPMENT) vendor ## the browser tests once more, behind nginx and under a path
	HEXHAVEN_TEST_PROXY=nginx $(BIN)/python -m tests -n $(WORKERS) $(SHARED_OUT) tests/browser $(ARGS)

test-browsers: $(DEVELOPMENT) vendor ## whole games of each kind in Firefox and WebKit, with pictures beside Chromium's
	$(BIN)/python -m tests.browsers $(ARGS)

check: check-style check-types check-drift check-client ## style, types, drift of documents and schemas

.PHONY: check-style check-types check-drift check-client
check-style: $(DEVELOPMENT)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

check-types: $(DEVELOPMENT)
	$(BIN)/mypy

check-drift: $(DEVELOPMENT)
	$(BIN)/python -m app.protocol --check
	$(BIN)/python -m scripts.reference --check
	$(BIN)/python -m scripts.two_realms --check

check-client: vendor
	@command -v npm >/dev/null 2>&1 || $(PIP) --require-hashes --requirement requirements-npm.lock
	@$(MAKE) --no-print-directory style-of-client types-of-client

.PHONY: style-of-client types-of-client format-client
style-of-client: $(NODE_TOOLS)
	node_modules/.bin/eslint $(CLIENT)

types-of-client: $(NODE_TOOLS) $(RUNTIME)
	$(BIN)/python -m app.protocol --types
	node_modules/.bin/tsc --project tsconfig.json
	$(BIN)/python -m scripts.client_types

format-client: $(NODE_TOOLS)
	node_modules/.bin/eslint --fix $(CLIENT)

bench: $(DEVELOPMENT) vendor ## the benchmarks, one line of JSON each
	$(BIN)/python -m benchmarks $(ARGS)

format: $(DEVELOPMENT) ## format the code with ruff and eslint
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	@if command -v npm >/dev/null 2>&1; then $(MAKE) --no-print-directory format-client; fi

venv: $(DEVELOPMENT) ## only install what the commands above need

vendor: .venv/bin/python ## only copy the browser's libraries into static/vendor/ and join the client's modules
	@$(BIN)/python scripts/vendor.py

lock: $(DEVELOPMENT) ## choose the newest allowed versions and write them to the lock files
	$(LOCK) --upgrade pyproject.toml --extra scale --extra notifications --output-file requirements.lock
	$(LOCK) --upgrade pyproject.toml --extra scale --extra notifications --group dev \
		--constraint requirements.lock --output-file requirements-dev.lock
	$(LOCK) --upgrade --group build --constraint requirements-dev.lock \
		--output-file requirements-build.lock
	$(LOCK) --upgrade --group npm --output-file requirements-npm.lock

clean: ## remove everything the other commands made, except games
	rm -rf .venv node_modules static/packed static/protocol.d.ts static/vendor build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/python:
	@for python in $(PYTHON) python3 python3.13 python3.12 python3.11 python; do \
		if $$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			echo "Making .venv with $$($$python --version)"; \
			exec $$python -m venv .venv; \
		fi; \
	done; \
	echo "Hexhaven needs Python 3.11 or later with its venv module" >&2; \
	echo "(on Debian and Ubuntu: apt install python3-venv), or name one: make PYTHON=/path/to/python3" >&2; \
	exit 1

$(RUNTIME): requirements.lock requirements-build.lock pyproject.toml | .venv/bin/python
	@echo "Installing the server's dependencies"
	@$(PIP) --require-hashes --requirement requirements.lock --requirement requirements-build.lock
	@$(PIP) --no-index --no-deps --no-build-isolation --editable .
	@touch $@

$(DEVELOPMENT): requirements-dev.lock $(RUNTIME)
	@echo "Installing the tools for development"
	@$(PIP) --require-hashes --requirement requirements-dev.lock
	@touch $@

$(NODE_TOOLS): package-lock.json
	npm ci --ignore-scripts --no-audit --no-fund --silent
	@touch $@
