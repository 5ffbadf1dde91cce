/// What the lab has to choose from: devices, screens, settings.
public struct LabCatalogue: VersionedReport {
  public static let currentVersion = 1

  public var version: Int
  /// The devices whose keyboard can be simulated.
  public var devices: [LabDevice]
  public var screens: [LabScreen]
  public var textSizes: [LabSettings.TextSize]
  public var keyboards: [LabSettings.Keyboard]
  public var placements: [LabSettings.Placement]

  public init(devices: [LabDevice], screens: [LabScreen]) {
    version = Self.currentVersion
    self.devices = devices
    self.screens = screens
    textSizes = LabSettings.TextSize.allCases
    keyboards = LabSettings.Keyboard.allCases
    placements = LabSettings.Placement.allCases
  }
}

/// A class of devices that share screen and keyboard.
public struct LabDevice: Codable, Hashable, Sendable {
  public var id: String
  /// The newest of ``names``.
  public var name: String
  /// The names under which these devices were sold.
  public var names: [String]
  /// `phone` or `pad`.
  public var idiom: String
  /// The screen in portrait, in points.
  public var width: Double
  public var height: Double
  /// Whether its keyboard can float.
  public var canFloat: Bool
  /// Whether its keyboard can be undocked and split.
  public var canSplit: Bool

  public init(
    id: String, name: String, names: [String], idiom: String, width: Double, height: Double, canFloat: Bool,
    canSplit: Bool
  ) {
    self.id = id
    self.name = name
    self.names = names
    self.idiom = idiom
    self.width = width
    self.height = height
    self.canFloat = canFloat
    self.canSplit = canSplit
  }
}

/// A screen of the gallery and its source.
public struct LabScreen: Codable, Hashable, Sendable {
  /// The Swift file of a screen.
  public struct Source: Codable, Hashable, Sendable {
    public var file: String
    /// Null when the sources are not at hand.
    public var text: String?
    /// The lines that handle the keyboard; the first line of the file is 1.
    public var highlights: [Int]

    public init(file: String, text: String?, highlights: [Int]) {
      self.file = file
      self.text = text
      self.highlights = highlights
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encode(file, forKey: .file)
      try fields.encode(text, forKey: .text)
      try fields.encode(highlights, forKey: .highlights)
    }
  }

  public var id: String
  public var title: String
  public var style: String
  public var source: Source

  public init(id: String, title: String, style: String, source: Source) {
    self.id = id
    self.title = title
    self.style = style
    self.source = source
  }
}
