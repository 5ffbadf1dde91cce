/// A layout guide that follows a moving object.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}
