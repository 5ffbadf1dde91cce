// swift-tools-version: 6.1
import PackageDescription

// The headless UIKit and everything that runs on it are built on Linux, and on a Mac only if CLAVIER_HEADLESS is set. A
// manifest cannot detect for which platform Xcode builds, and an iOS build must never contain a second UIKit.
#if os(Linux)
  let isHeadless = true
#else
  let isHeadless = Context.environment["CLAVIER_HEADLESS"] != nil
#endif

/// The dependencies of a target that imports UIKit: the headless UIKit, or none if the system has a UIKit.
let uiKit: [Target.Dependency] = isHeadless ? ["UIKit"] : []

// On Apple's platforms, `import CoreGraphics` and `import Combine` import the system's modules, even in a headless
// build.
#if os(Linux)
  let coreGraphics: [Target.Dependency] = ["CoreGraphics"]
  let coreGraphicsForTests: [Target.Dependency] = ["CoreGraphics", "_Testing_CoreGraphics"]
  let testingTargets = ["ClavierTesting", "ClavierTestingReports"]
  let combine: [Target.Dependency] = ["Combine"]
#else
  let coreGraphics: [Target.Dependency] = []
  let combine: [Target.Dependency] = []
  let coreGraphicsForTests: [Target.Dependency] = []
  let testingTargets = ["ClavierTesting"]
#endif

let package = Package(
  name: "Clavier",
  defaultLocalization: "en",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v13)],
  products: [
    .library(name: "Clavier", targets: ["Clavier", "ClavierCore"]),
    .library(name: "ClavierInspector", targets: ["ClavierInspector"]),
    .library(name: "ClavierTesting", targets: testingTargets),
    // For Examples/Clavier.swiftpm.
    .library(name: "KeyboardGallery", targets: ["KeyboardGallery"]),
    .library(name: "DeviceChecks", targets: ["DeviceChecks"]),
  ],
  dependencies: [
    // Only for ClavierTesting. SwiftPM fetches it for every user of this package, but an app never builds it.
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1")
  ],
  targets: [
    .target(name: "ClavierCore", dependencies: coreGraphics),
    .target(
      name: "Clavier",
      dependencies: ["ClavierCore"] + coreGraphics + combine + uiKit,
      resources: [.copy("PrivacyInfo.xcprivacy")]
    ),
    .target(
      name: "ClavierInspector",
      dependencies: ["Clavier", "ClavierCore"] + coreGraphics + uiKit,
      resources: [.copy("PrivacyInfo.xcprivacy")]
    ),
    .target(
      name: "ClavierTesting",
      dependencies: [
        "ClavierInspector", "Clavier", "ClavierCore",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ] + coreGraphics + uiKit,
      swiftSettings: isHeadless ? [.define("CLAVIER_HEADLESS")] : []
    ),
    .target(name: "KeyboardGallery", dependencies: ["Clavier"] + uiKit),
    .target(name: "DeviceChecks", dependencies: uiKit),
    .target(name: "SeededRandom", path: "Tests/SeededRandom"),
    .testTarget(name: "ClavierCoreTests", dependencies: ["ClavierCore", "SeededRandom"] + coreGraphicsForTests),
  ]
)

if !coreGraphics.isEmpty {
  package.products += [.library(name: "CoreGraphics", targets: ["CoreGraphics"])]
  package.targets += [
    .target(name: "CoreGraphics", dependencies: ["HeadlessQuartz"], path: "Headless/CoreGraphics"),
    .target(
      name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"], path: "Headless/_Testing_CoreGraphics"),
    // On Linux, a reported issue reaches the test only through this product.
    .target(
      name: "ClavierTestingReports",
      dependencies: [.product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay")]),
    .target(
      name: "Combine", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")], path: "Headless/Combine"),
  ]
  package.dependencies += [.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")]
}

if isHeadless {
  // Other packages use these products to run their own screens. Swift imports _Testing_UIKit (and, on Linux, the module
  // for Core Graphics) automatically into files that import both Testing and UIKit.
  package.products += [
    .executable(name: "clavier", targets: ["clavier"]),
    // For a lab with other screens, such as Examples/LabTemplate.
    .library(name: "ClavierLabApp", targets: ["ClavierLabApp"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(
      name: "_Testing_UIKit", targets: ["_Testing_UIKit"] + (coreGraphics.isEmpty ? [] : ["_Testing_CoreGraphics"])),
  ]
  package.dependencies += [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // The lab's sockets and WebSocket handshake. Before its version 1.0, a minor release may change its interface.
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
  ]
  let testBed: [Target.Dependency] =
    ["TestSupport", "SeededRandom", "UIKit", "_Testing_UIKit", "UniformTypeIdentifiers"] + coreGraphicsForTests
  package.targets += [
    .target(name: "HeadlessCoreFoundation", path: "Headless/HeadlessCoreFoundation"),
    .target(name: "HeadlessQuartz", path: "Headless/HeadlessQuartz"),
    .target(name: "HeadlessEnumerations", path: "Headless/HeadlessEnumerations"),
    .target(
      name: "UIKit",
      dependencies: ["HeadlessCoreFoundation", "HeadlessEnumerations", "HeadlessQuartz", "UniformTypeIdentifiers"],
      path: "Headless/UIKit"),
    .target(name: "UniformTypeIdentifiers", path: "Headless/UniformTypeIdentifiers"),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Headless/_Testing_UIKit"),
    .target(name: "ClavierTraces", dependencies: ["ClavierTesting", "ClavierCore"] + coreGraphics),
    .target(
      name: "ClavierLab",
      dependencies: [
        "KeyboardGallery", "DeviceChecks", "ClavierTraces", "ClavierInspector", "ClavierTesting", "Clavier",
        "ClavierCore", "UIKit",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      resources: [.copy("Page")]
    ),
    .target(
      name: "ClavierLabApp",
      dependencies: [
        "ClavierLab", "ClavierTesting", "DeviceChecks", "UIKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(name: "clavier", dependencies: ["ClavierLabApp"], path: "Sources/CommandLine"),
    .target(name: "TestSupport", dependencies: ["UIKit"], path: "Tests/TestSupport"),
    .testTarget(
      name: "HeadlessUIKitTests", dependencies: testBed, path: "Tests/HeadlessUIKitTests"),
    .testTarget(name: "ClavierTests", dependencies: ["Clavier", "ClavierCore", "ClavierTesting"] + combine + testBed),
    .testTarget(
      name: "ClavierInspectorTests",
      dependencies: ["ClavierInspector", "ClavierTesting", "Clavier", "ClavierCore", "KeyboardGallery"] + testBed),
    .testTarget(
      name: "ClavierTestingTests",
      dependencies: [
        "ClavierTesting", "Clavier", "ClavierCore", "KeyboardGallery",
      ] + testBed + (coreGraphics.isEmpty ? [] : ["ClavierTestingReports"])),
    .testTarget(
      name: "ClavierTracesTests",
      dependencies: ["ClavierTraces", "ClavierInspector", "ClavierTesting", "ClavierCore"] + testBed),
    .testTarget(
      name: "KeyboardGalleryTests",
      dependencies: ["KeyboardGallery", "Clavier", "ClavierInspector", "ClavierTesting"] + combine + testBed),
    .testTarget(name: "ComingFromTests", dependencies: ["Clavier"] + combine + testBed),
    .testTarget(
      name: "ClavierLabTests",
      dependencies: [
        "Clavier", "ClavierCore", "ClavierLab", "ClavierLabApp", "ClavierTraces", "ClavierTesting", "DeviceChecks",
        "KeyboardGallery", "clavier",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingFox", package: "FlyingFox"),
      ] + testBed,
      exclude: ["Golden", "Samples"]),
    // The tests start the built program and import nothing from it.
    .testTarget(name: "LabBrowserTests", dependencies: ["clavier"], exclude: ["HOOKS.md"]),
  ]
}

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      // Without this feature, each access to a weakly captured object is checked for exclusivity.
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

// With optimization, the tests take half the time. SwiftPM rejects such flags in a package that it has fetched for
// another one, and keeps those packages in folders with these names.
let isFetched = Context.packageDirectory.split(separator: "/").contains { ["checkouts", "registry"].contains($0) }
if isHeadless, !isFetched {
  let optimized = [
    "HeadlessCoreFoundation", "HeadlessQuartz", "CoreGraphics", "UIKit", "ClavierCore", "Clavier", "ClavierLab",
  ]
  for target in package.targets where optimized.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
}
