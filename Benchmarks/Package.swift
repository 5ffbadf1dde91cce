// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Clavier", path: ".."),
    // With its default traits, it would replace the allocator, and the counts of this package would be wrong.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .target(name: "Allocations"),
    .executableTarget(
      name: "Keyboard",
      dependencies: [
        "Allocations",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "Clavier", package: "Clavier"),
        .product(name: "CoreGraphics", package: "Clavier"),
        .product(name: "UIKit", package: "Clavier"),
      ],
      path: "Benchmarks/Keyboard",
      // The benchmarks use the planner and the end of a turn, which are not public.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-access-control"])],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  swiftLanguageModes: [.v6]
)
