# make            runs all checks of CI (.ci/run)
# make build      builds all targets and tests, warnings as errors
# make test       runs the tests; FILTER=name selects some of them
# make demo       runs all screens on a simulated iPhone; ARGS="--device 'iPhone SE (1st generation)'"
# make pictures   writes the animations of the demo to ./output
# make picture    updates the README's animation of the lab
# make inspector  updates the picture of the inspector in its article
# make screenshot updates the README's screenshot of the lab's page; needs chromium and chromedriver
# make docs       builds the documentation of the libraries in .build/documentation
# make benchmark  measures the speed in a release build, and updates Benchmarks/RESULTS.md
# make format     formats every file in place
# make lint       runs CI's checks of formatting and of forbidden constructs
# make api        records the public symbols after an intended change
# make beliefs    updates Headless/BELIEFS.md after an intended change of a device check or of the headless UIKit
# make fuzz       fuzzes everything that reads untrusted input, ten minutes each; SECONDS=60
# make soak       shows 100,000 screens with every style, and checks that nothing remains; SCREENS=2000
# make golden     updates the golden files after an intended change; check the diff before you commit it
# make clean      deletes build products

FLAGS = -Xswiftc -warnings-as-errors
# CI lints the same files. The files in Apple/Seeds are wrong on purpose.
FORMATTED = Sources Headless Tests Fuzz Benchmarks/Benchmarks Benchmarks/Package.swift Examples Apple/Samples Package.swift

.PHONY: check build test benchmark demo pictures picture inspector screenshot docs format lint api beliefs fuzz soak golden clean

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

inspector:
	swift build $(FLAGS) --product clavier
	scripts/make-picture "$$(swift build --show-bin-path)/clavier" \
		Sources/ClavierInspector/Documentation.docc/Resources/inspector.svg inspector

screenshot:
	swift build $(FLAGS) --product clavier
	scripts/make-screenshot "$$(swift build --show-bin-path)/clavier" .github/images/lab.png

docs:
	scripts/build-docs $(FLAGS)

format:
	swift format --in-place --parallel --recursive $(FORMATTED)

lint:
	.ci/run format promises

api:
	rm -rf "$$(dirname "$$(swift build --show-bin-path)")/symbolgraph"
	swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members >/dev/null
	scripts/check-api --record "$$(dirname "$$(swift build --show-bin-path)")/symbolgraph"

beliefs:
	swift build $(FLAGS) --product clavier
	"$$(swift build --show-bin-path)/clavier" beliefs --format markdown > Headless/BELIEFS.md

fuzz:
	scripts/fuzz $(or $(SECONDS),600)

soak:
	swift build $(FLAGS) --build-tests
	scripts/soak $(SCREENS)

golden:
	swift build $(FLAGS) --build-tests
	-CLAVIER_RENEW_GOLDENS=1 swift test $(FLAGS)
	git diff --stat

clean:
	swift package clean

benchmark:
	scripts/benchmark --check --write
