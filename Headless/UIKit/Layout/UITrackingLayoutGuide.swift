/// A layout guide that follows a moving object.
@MainActor open class UITrackingLayoutGuide: UILayoutGuide {}
