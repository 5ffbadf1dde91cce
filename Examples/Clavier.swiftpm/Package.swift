// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "Clavier Examples",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "Clavier Examples",
      targets: ["App"],
      bundleIdentifier: "com.example.ClavierExamples",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .pencil),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ]
    )
  ],
  dependencies: [
    // In a copy of this folder, replace the path with the URL of the repository.
    .package(name: "Clavier", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "Clavier", package: "Clavier"),
        .product(name: "ClavierInspector", package: "Clavier"),
        .product(name: "DeviceChecks", package: "Clavier"),
        .product(name: "KeyboardGallery", package: "Clavier"),
      ],
      path: "App"
    )
  ]
)
