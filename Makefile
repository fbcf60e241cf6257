# Every target sets up by itself what it needs: a private .venv, the pinned packages, and Lorcha
# built and installed into it. What has not changed is not done again.

PYTHON ?= python3
JOBS   ?= 2
ARGS   ?=

VENV      := .venv
BIN       := $(VENV)/bin
UV        := $(BIN)/uv
BUILD     := $(UV) build --quiet --python $(BIN)/python --no-build-isolation --out-dir dist
INTO      := --quiet --python $(BIN)/python
PACKAGES  := $(VENV)/.packages
PEERS     := $(VENV)/.peers
DOCS      := $(VENV)/.docs
COMPILER  := $(VENV)/.compiler
INSTALLED := $(VENV)/.lorcha

NPM          := npm --prefix web --silent
NODE_MODULES := web/node_modules/.packages
GENERATED    := web/src/generated/.written
CLIENT       := web/dist/index.html

VERSION := $(shell sed -n 's/^version = "\(.*\)"/\1/p' pyproject.toml)

# Folders are listed too: they change when a file in them comes or goes.
SOURCES := $(shell find src/lorcha -name __pycache__ -prune -o -print)
CLIENT_SOURCES := $(shell find web/src web/public -name generated -prune -o -print) \
    web/index.html web/package.json web/vite.config.ts web/svelte.config.js web/tsconfig.json

# Python knows its own C compiler; one named by hand (make test CC=clang) goes before it.
ifneq ($(origin CC),default)
export CC
endif
BUILT_WITH := $(CC) $(CFLAGS) $(LORCHA_PURE) $(shell $(CC) --version 2>/dev/null | head -n 1) \
    $(shell cat setup.py requirements/dev.txt | cksum)
CAN_COMPILE = echo '\#include <Python.h>' | $(CC) -fsyntax-only -x c - 2>/dev/null \
    -I"$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')"

# Tests start servers, and each of them would compile a thousand modules again.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/bytecode

# Runs what is in src/, although a build of it may be installed.
FROM_SOURCES = PYTHONPATH="$(CURDIR)/src" LORCHA_INTERPRETED=1 $(BIN)/python

MAKEFLAGS += --no-print-directory
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play dev run web dist terminal new-game pytest quick test bench bench-envs bench-tables chaos soak docs sbom fmt clean checks browser torch pins always

help:
	@echo "make play          serve the table, to be opened in a browser         (ARGS=\"--port 8001\")"
	@echo "make terminal      play a game in this terminal                       (GAME=jamaica ARGS=\"--lang ru\")"
	@echo "make web           build the web client"
	@echo "make dist          what people install: wheels, the sources, the documents, in dist/"
	@echo "make dev           serve the table from the sources, without a build"
	@echo "make run           a command of lorcha from the sources               (ARGS=\"play jamaica\")"
	@echo "make pytest        some tests from the sources                        (ARGS=\"tests/jamaica -k combat\")"
	@echo "make new-game      a small game to turn into your own                 (NAME=halma)"
	@echo "make quick         lint, types, core, a sample of the laws: a minute  (GAME=jamaica: of one game)"
	@echo "make test          lint, types, architecture, tests: what must pass"
	@echo "make soak          the long tests"
	@echo "make bench         measure the engine beside its peers"
	@echo "make bench-envs    measure the environments for researchers"
	@echo "make bench-tables  measure how many live tables a server holds"
	@echo "make chaos         play while everything breaks; nothing may be lost    (ARGS=\"--accidents 40\")"
	@echo "make docs          the documents as a site, with search and an API reference, in site/"
	@echo "make sbom          a bill of materials: all packages that run (CycloneDX)"
	@echo "make fmt           format the sources"
	@echo "make clean         remove what the others made"

play: $(INSTALLED) $(CLIENT)
	@$(BIN)/lorcha serve $(ARGS)

web: $(CLIENT)

# A compiled wheel for machines like this one, a pure one for all others, the sources, the documents.
dist: $(PACKAGES) $(COMPILER) $(CLIENT) docs
	@rm -rf dist
	@echo "== dist"
	@$(BUILD) --sdist
	@if $(CAN_COMPILE); then LORCHA_PURE=0 $(BUILD) --wheel; else \
	    echo "warning: no C compiler works here: there is no compiled wheel"; fi
	@LORCHA_PURE=1 $(BUILD) --wheel
	@tar --create --gzip --file dist/lorcha-$(VERSION)-docs.tar.gz site
	@ls -sh1 dist

terminal: $(INSTALLED)
	@$(BIN)/lorcha play $(GAME) $(ARGS)

run: $(PACKAGES)
	@$(FROM_SOURCES) -m lorcha $(ARGS)

pytest: $(PACKAGES)
	@$(FROM_SOURCES) -m pytest $(ARGS)

# The server and the client from their sources; Ctrl-C ends both.
dev: $(NODE_MODULES) $(GENERATED)
	@$(FROM_SOURCES) -m lorcha serve $(ARGS) & server=$$!; \
	    trap "kill $$server 2>/dev/null" EXIT; $(NPM) run dev

new-game: $(PACKAGES)
	@$(FROM_SOURCES) templates/new_game.py $(NAME)
	@LORCHA_GOLDEN=write $(FROM_SOURCES) -m pytest tests/laws -k "golden and $(NAME)"

quick: checks
	@echo "== pytest tests/core tests/laws, interpreted, a sample"
	@LORCHA_SAMPLE=20 $(FROM_SOURCES) -m pytest tests/core tests/laws -n $(JOBS) \
	    $(if $(GAME),tests/$(GAME) -k $(GAME)) $(ARGS)

test: checks $(INSTALLED) $(CLIENT) browser torch
	@echo "== prettier, eslint"
	@$(NPM) run lint
	@echo "== svelte-check"
	@$(NPM) run check
	@echo "== vitest"
	@$(NPM) test
	@echo "== pytest"
	@$(BIN)/python -m pytest -n $(JOBS) $(ARGS)
	@echo "== pytest tests/laws, interpreted"
	@LORCHA_INTERPRETED=1 $(BIN)/python -m pytest tests/laws -n $(JOBS) $(ARGS)

# What the sources alone can tell, before anything is compiled.
checks: $(PACKAGES)
	@echo "== ruff check"
	@$(BIN)/ruff check --quiet --output-format concise .
	@echo "== ruff format"
	@$(BIN)/ruff format --quiet --check .
	@echo "== mypy"
	@$(BIN)/mypy
	@echo "== import-linter"
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo

# The browser tests take any Chromium there is; Debian's and Ubuntu's can be installed.
browser:
	@{ command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null || { \
	    echo "== Chromium, for the browser tests"; \
	    { apt-get -qq update && apt-get -qq install --yes chromium; } >/dev/null 2>&1; } || \
	    echo "warning: no Chromium, and apt-get may not install it: browser tests are skipped"

# PyTorch is gigabytes to download: its tests run where pip has it at hand.
torch: $(PACKAGES)
	@$(BIN)/python -c "import torch" 2>/dev/null || { echo "== PyTorch"; { \
	    $(BIN)/python -m pip install --quiet --no-index --no-deps --disable-pip-version-check \
	        $$(grep '^torch==' requirements/train.txt) && \
	    $(UV) pip install $(INTO) -r requirements/train.txt; } 2>/dev/null; } || \
	    echo "warning: no PyTorch at hand: the tests of training are skipped"

bench: $(INSTALLED) $(PEERS)
	@$(BIN)/lorcha bench --peers $(ARGS)

bench-envs: $(INSTALLED) $(PEERS)
	@$(BIN)/python bench/envs.py $(ARGS)

bench-tables: $(INSTALLED)
	@$(BIN)/python -m bench.live_tables $(ARGS)

chaos: $(INSTALLED)
	@$(BIN)/python -m chaos $(ARGS)

soak: $(INSTALLED)
	@echo "== pytest -m soak"
	@$(BIN)/python -m pytest tests -m soak -n $(JOBS) -o faulthandler_timeout=0 $(ARGS)

docs: $(DOCS)
	@echo "== docs"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

sbom:
	@$(PYTHON) requirements/sbom.py sbom.json

fmt: $(PACKAGES) $(NODE_MODULES)
	@$(BIN)/ruff check --quiet --output-format concise --fix --exit-zero .
	@$(BIN)/ruff format .
	@$(NPM) run format

clean:
	rm -rf $(VENV) build dist site src/*.egg-info web/node_modules web/dist web/src/generated
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# After a change of the dependencies in pyproject.toml; ARGS=--upgrade takes the newest of all.
pins: $(PACKAGES)
	@echo "== requirements"
	@$(UV) pip compile --quiet --no-annotate --no-header --python-version 3.11 $(ARGS) \
	    pyproject.toml --extra dev --extra envs --output-file requirements/dev.txt
	@$(UV) pip compile --quiet --no-annotate --no-header --python-version 3.11 $(ARGS) \
	    --generate-hashes pyproject.toml --extra postgres --extra redis --constraint requirements/dev.txt \
	    --output-file requirements/run.txt
	@$(UV) pip compile --quiet --no-annotate --no-header --python-version 3.11 $(ARGS) \
	    pyproject.toml --extra bench --constraint requirements/dev.txt \
	    --output-file requirements/bench.txt
	@$(UV) pip compile --quiet --no-annotate --no-header --python-version 3.11 $(ARGS) \
	    pyproject.toml --extra docs --constraint requirements/dev.txt \
	    --output-file requirements/docs.txt

$(PACKAGES): requirements/dev.txt
	@echo "== packages"
	@test -x $(UV) && $(BIN)/python -c "" 2>/dev/null || { \
	    $(PYTHON) -m venv --clear $(VENV) && \
	    $(BIN)/python -m pip install --quiet --disable-pip-version-check \
	        $$(grep '^uv==' requirements/dev.txt); }
	@$(UV) pip sync $(INTO) requirements/dev.txt
	@touch $@

$(PEERS): $(PACKAGES) requirements/bench.txt
	@echo "== packages to compare with"
	@$(UV) pip install $(INTO) -r requirements/bench.txt
	@touch $@

$(DOCS): $(PACKAGES) requirements/docs.txt
	@echo "== packages for the documents"
	@$(UV) pip install $(INTO) -r requirements/docs.txt
	@touch $@

$(COMPILER): always | $(PACKAGES)
	@echo '$(BUILT_WITH)' | cmp -s - $@ || { rm -rf build; echo '$(BUILT_WITH)' > $@; }

# Where C can be compiled the engine must be; elsewhere it may stay interpreted.
$(INSTALLED): $(PACKAGES) $(COMPILER) pyproject.toml setup.py LICENSE $(SOURCES)
	@echo "== build and install"
	@if [ -z "$$LORCHA_PURE" ] && $(CAN_COMPILE); then export LORCHA_PURE=0; fi; \
	    LORCHA_CLIENT=0 $(UV) pip install $(INTO) --no-deps --no-build-isolation --reinstall .
	@ls $(VENV)/lib/python3*/site-packages/lorcha__mypyc.*.so >/dev/null 2>&1 || \
	    echo "warning: no C compiler works here: the engine stays interpreted and plays slowly"
	@touch $@

$(NODE_MODULES): web/package-lock.json web/.npmrc
	@echo "== packages of the web client"
	@npm --prefix web ci --silent --no-fund --no-audit
	@touch $@

# Types from the declarations in Python, and texts made by Python that the client's tests compare with.
$(GENERATED): $(PACKAGES) $(SOURCES) tests/web/sentences.py
	@$(FROM_SOURCES) -m lorcha schema web/src/generated
	@$(FROM_SOURCES) -m tests.web.sentences web/src/generated/sentences.json
	@touch $@

$(CLIENT): $(NODE_MODULES) $(GENERATED) $(CLIENT_SOURCES)
	@echo "== build the web client"
	@$(NPM) run build -- --logLevel warn
	@touch $@
