/// A guide that follows something which moves by itself.
@MainActor open class UITrackingLayoutGuide: UILayoutGuide {}
