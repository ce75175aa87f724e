SWIFT_FILES = Sources Plugins Tests Benchmarks Package.swift

.PHONY: build test format lint snapshots ci

build:
	swift build

test:
	swift test

format:
	swift format -i -r $(SWIFT_FILES)

lint:
	swift format lint --strict -r $(SWIFT_FILES)

snapshots:
	UPDATE_SNAPSHOTS=1 swift test
	git diff --stat

ci:
	.ci/run
