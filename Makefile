# make play | test [T=tests/…] | lint | bench | soak | goldens | docs | animation | listing | ladder

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

.PHONY: setup play test lint bench soak goldens docs animation listing ladder trace

setup: $(READY)

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[test]'
	touch $(READY)

play: setup
	$(BIN)/python -m bot

# All linters and tests; or with T the named tests alone: make test T=tests/bot/test_logs.py
test: $(if $(T),setup)
	$(if $(T),$(BIN)/pytest -q $(T),.ci/run)

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: setup
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[test,bench]'
	$(BIN)/python -m bot.bench
	$(BIN)/python -m tests.bench

soak: setup
	$(BIN)/python -m engine soak --games 2000 --jobs 2
	$(BIN)/python -m tests.bot.tables.random_weeks 10000
	SENESCHAL_THOROUGH=yes $(BIN)/pytest -n 2 --timeout 0 tests/engine tests/old \
		tests/e2e/test_forged_requests.py tests/e2e/test_whole_games.py tests/e2e/test_forum.py \
		tests/e2e/test_permission_matrix.py tests/e2e/test_hidden_choices.py \
		tests/e2e/test_shutdown.py tests/page/test_rounds.py \
		tests/page/web/test_whole_games.py tests/render \
		tests/bot/tables tests/faults
	$(BIN)/python -m tests.bot.tables.random_plans 10000
	$(BIN)/python -m tests.bot.tables.random_restarts 1000
	SENESCHAL_OLD=all $(BIN)/pytest -n 2 tests/old/test_schemas.py
	SENESCHAL_RANDOM_ACTIONS=50 $(BIN)/pytest -n 2 tests/bot/tables/test_random_actions.py
	SENESCHAL_KILLS=1000 $(BIN)/pytest tests/faults/test_kills.py
	$(BIN)/python -m tests.faults.many_tables 50
	$(BIN)/python -m tests.bot.tables.leagues.simulated_league 500

goldens: setup
	$(BIN)/python -m engine playthrough --into tests/playthroughs
	$(BIN)/python -m tests.render.golden
	$(BIN)/python -m tests.render.player_record
	$(BIN)/python -m tests.render.standings

docs: setup
	$(BIN)/python -m tests.docs
	$(BIN)/python -m bot commands --markdown > docs/commands.md

animation: setup
	$(BIN)/python -m tests.docs.animation

# What bot directories show, in four languages: build/listing
listing: setup
	$(BIN)/python -m tests.docs.listing

ladder: setup
	$(BIN)/python -m engine ladder --jobs 2

trace: setup
	$(BIN)/python -m bot.bench.trace
