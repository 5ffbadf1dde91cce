# make            what CI does, all of it (.ci/run)
# make build      everything, warnings as errors
# make test       the tests; FILTER=name for some of them
# make demo       all screens on a simulated phone; ARGS="--device 'iPhone SE (1st generation)'"
# make pictures   the filmstrips and animations of the demo, into ./output
# make picture    the README's picture
# make screenshot  the README's picture of the lab's page; needs chromium and chromedriver
# make docs       the documentation of both libraries, into .build/documentation
# make format     formats every file in place
# make lint       what CI says about format and forbidden words
# make api        records the public symbols after an intended change
# make golden     renews the golden files after a wanted change; look at the diff before you commit it
# make clean      forgets everything that was built

FLAGS = -Xswiftc -warnings-as-errors

.PHONY: check build test demo pictures picture screenshot docs format lint api golden clean

check:
	.ci/run

build:
	swift build $(FLAGS) --build-tests

test:
	swift test $(FLAGS) $(if $(FILTER),--filter $(FILTER))

demo:
	swift run $(FLAGS) clavier demo $(ARGS)

pictures:
	swift run $(FLAGS) clavier demo --output output $(ARGS)

picture:
	swift build $(FLAGS) --product clavier
	scripts/make-picture "$$(swift build --show-bin-path)/clavier" .github/images/clavier.svg

screenshot:
	swift build $(FLAGS) --product clavier
	scripts/make-screenshot "$$(swift build --show-bin-path)/clavier" .github/images/lab.png

docs:
	scripts/build-docs $(FLAGS)

format:
	swift format --in-place --parallel --recursive Sources Headless Tests Package.swift

lint:
	.ci/run format promises

api:
	swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members >/dev/null
	scripts/check-api --record "$$(dirname "$$(swift build --show-bin-path)")/symbolgraph"

golden:
	CLAVIER_RENEW_GOLDENS=1 swift test $(FLAGS) || true
	git diff --stat

clean:
	swift package clean
