# Everything happens in .venv/; the only things that must be here already are make and Python 3.11 or later.
# A C compiler makes the kernel fast; without one it runs interpreted.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
# One more than there are cores: half of what the browser's tests do is waiting.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')
# A machine without an encoding of its own would otherwise read and write ASCII.
export PYTHONUTF8 := 1

.NOTPARALLEL:
.PHONY: help setup build play test lint check-engine browser soak bench wheels wheel-compiled wheel-pure lock clean

help:
	@sed -n 's/^## //p' Makefile

## make play     everything needed, then a table in the browser
play: build
	@$(BIN)/antifaz serve --open

## make setup    the environment in .venv/: pinned tools, then this package, editable
setup: .venv/ready

.venv/ready: requirements/dev.lock requirements/node.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "antifaz needs Python 3.11 or later; say which with: make PYTHON=python3.13")'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(PIP) install -qq --require-hashes -r requirements/dev.lock
	@command -v npm > /dev/null || test ! -f client/package.json || $(PIP) install -qq --require-hashes -r requirements/node.lock
	HATCH_BUILD_NO_HOOKS=true $(PIP) install -qq --no-deps --no-build-isolation --editable .
	@touch $@

## make build    compiles the kernel in place and builds the browser's share; does nothing when nothing has changed
build: setup
	@$(BIN)/python hatch_build.py

## make test     lint and types, the engine interpreted, then every test
test: lint browser check-engine
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

lint: build
	$(BIN)/ruff check
	$(BIN)/mypy
	@$(BIN)/python hatch_build.py check

# A twentieth of the volume, by the sources, where the last run of all tests has the whole volume, compiled.
check-engine: build
	ANTIFAZ_PURE=1 ANTIFAZ_VOLUME=0.05 $(BIN)/python -m pytest -q -n auto --dist worksteal -m "not browser and not slow" \
	  $(wildcard tests/core tests/games tests/contract tests/tiny)

browser:
	@command -v chromium > /dev/null || .ci/chromium

## make soak     the random tests with fifty times the volume
soak: build
	ANTIFAZ_VOLUME=50 $(BIN)/python -m pytest -n auto --dist worksteal --timeout 0 -m "not browser" \
	  $(wildcard tests/core tests/games tests/contract tests/tiny)

## make bench    decisions a second, and what one view, clone and world cost
bench: build
	@for measure in bench/*.py; do $(BIN)/python $$measure || exit 1; done

## make wheels   a compiled and a pure wheel in dist/
wheels: wheel-compiled wheel-pure

wheel-compiled: setup
	$(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

wheel-pure: setup
	ANTIFAZ_PURE=1 $(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

## make lock     resolves requirements/*.lock anew (needs the network)
lock:
	test -x build/lock/bin/pip-compile || { $(PYTHON) -m venv build/lock && build/lock/bin/pip install --quiet pip-tools hatchling; }
	HATCH_BUILD_NO_HOOKS=true build/lock/bin/pip-compile $(LOCK) --all-extras --unsafe-package antifaz --no-build-isolation -o requirements/dev.lock pyproject.toml requirements/dev.in
	sed -i '/^# WARNING: The following packages were not pinned/,$$d' requirements/dev.lock  # this package itself
	build/lock/bin/pip-compile $(LOCK) -o requirements/node.lock requirements/node.in

# No address of a registry, no remarks: what was resolved, and nothing about where.
LOCK := --quiet --generate-hashes --strip-extras --no-annotate --no-header \
  --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options

## make clean    removes what was built; .venv/ stays
clean:
	rm -rf build dist src/antifaz/web/static .mypy_cache .ruff_cache .pytest_cache
	find src -name '*.so' -delete
