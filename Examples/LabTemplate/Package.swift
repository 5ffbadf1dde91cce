// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "LabTemplate",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [.library(name: "Screens", targets: ["Screens"])],
  dependencies: [
    // In your own package, use the URL of the repository: .package(url: "https://github.com/<owner>/Clavier", branch: "main")
    .package(name: "Clavier", path: "../..")
  ],
  targets: [
    // Your view controllers. Both an app and the lab import this target.
    .target(name: "Screens", dependencies: [.product(name: "Clavier", package: "Clavier")])
  ]
)

#if os(Linux)
  for target in package.targets {
    // The headless UIKit of Clavier.
    target.dependencies += [
      .product(name: "UIKit", package: "Clavier"),
      .product(name: "CoreGraphics", package: "Clavier"),
    ]
  }
  package.targets += [
    .executableTarget(
      name: "ScreenLab",
      dependencies: [
        "Screens",
        .product(name: "Clavier", package: "Clavier"),
        .product(name: "ClavierLabApp", package: "Clavier"),
        .product(name: "UIKit", package: "Clavier"),
      ])
  ]
#endif
