extension LabSettings {
  /// Returns the default settings, with the screen that opens first: the first of the list, or the chat in the gallery.
  ///
  /// The chat's only field is at the bottom of the screen, so the first tap shows what the keyboard covers.
  @MainActor package static func opening(_ screens: [LabScreen]) -> LabSettings {
    var settings = LabSettings()
    let first = screens == LabScreen.gallery ? screens.first { $0.id == "chat" } : screens.first
    if let first { settings.screen = first.id }
    return settings
  }
}
