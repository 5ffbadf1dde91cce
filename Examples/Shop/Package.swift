// swift-tools-version: 6.1
import PackageDescription

#if os(Linux)
  // The headless UIKit of Clavier.
  let uiKit: [Target.Dependency] = [
    .product(name: "UIKit", package: "Clavier"),
    .product(name: "CoreGraphics", package: "Clavier"),
  ]
  let uiKitForTests: [Target.Dependency] = [.product(name: "_Testing_UIKit", package: "Clavier")]
#else
  let uiKit: [Target.Dependency] = []
  let uiKitForTests: [Target.Dependency] = []
#endif

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Shop", targets: ["Shop"])],
  dependencies: [.package(name: "Clavier", path: "../Clavier")],
  targets: [
    .target(name: "Shop", dependencies: [.product(name: "Clavier", package: "Clavier")] + uiKit),
    .testTarget(
      name: "ShopTests",
      dependencies: ["Shop", .product(name: "ClavierTesting", package: "Clavier")] + uiKit + uiKitForTests),
  ]
)
