public import CoreGraphics

extension AvoidanceScene {
  /// A scroll view around what is being edited, as UIKit describes it, with what was contributed to it.
  public struct ScrollView: Equatable, Sendable {
    /// The scroll view's frame in the window's coordinates.
    public var frame: CGRect

    /// The size of what it scrolls.
    public var contentSize: CGSize

    /// Its present `contentOffset`.
    public var contentOffset: CGPoint

    /// The bottom of its `contentInset`.
    public var bottomInset: CGFloat

    /// The bottom of its `adjustedContentInset`: the content inset and the safe area that it adds to it.
    public var adjustedBottomInset: CGFloat

    /// The top of its `adjustedContentInset`.
    public var adjustedTopInset: CGFloat

    /// The most that the top of its adjusted inset can become when its content is scrolled back down, as below a large title,
    /// which goes with the content and comes back with it; nil when the inset stays.
    public var greatestTopInset: CGFloat?

    /// The bottom inset that its vertical indicator has in effect, safe area included.
    public var indicatorBottomInset: CGFloat

    /// Its `isScrollEnabled`.
    public var isScrollEnabled: Bool

    /// Its `alwaysBounceVertical`.
    public var alwaysBouncesVertically: Bool

    /// The points of it that should stay clear of the keyboard while something in it is edited, as far as there is room;
    /// the controller's view shifts for them if it must.
    ///
    /// With 0 a text view that the keyboard covers shows the line of the caret and no more.
    public var minimumVisibleHeight: CGFloat

    /// How its frame moves when the container is shifted.
    public var shiftResponse: ShiftResponse

    /// What an earlier plan gave to it, still in the values above.
    public var contribution: AvoidancePlan.Contribution

    /// Creates a scroll view.
    ///
    /// - Parameters:
    ///   - frame: The frame in the window's coordinates.
    ///   - contentSize: The size of what it scrolls.
    ///   - contentOffset: The present `contentOffset`.
    ///   - bottomInset: The bottom of its `contentInset`.
    ///   - adjustedBottomInset: The bottom of its `adjustedContentInset`; nil when it adds nothing to the content inset.
    ///   - adjustedTopInset: The top of its `adjustedContentInset`.
    ///   - greatestTopInset: The most that the top of its adjusted inset can become when its content is scrolled down.
    ///   - indicatorBottomInset: The bottom inset of its vertical indicator, safe area included.
    ///   - isScrollEnabled: Its `isScrollEnabled`.
    ///   - alwaysBouncesVertically: Its `alwaysBounceVertical`.
    ///   - minimumVisibleHeight: The points of it that should stay clear of the keyboard.
    ///   - shiftResponse: How its frame moves when the container is shifted.
    ///   - contribution: What an earlier plan gave to it.
    public init(
      frame: CGRect, contentSize: CGSize, contentOffset: CGPoint = .zero, bottomInset: CGFloat = 0,
      adjustedBottomInset: CGFloat? = nil, adjustedTopInset: CGFloat = 0, greatestTopInset: CGFloat? = nil,
      indicatorBottomInset: CGFloat = 0, isScrollEnabled: Bool = true, alwaysBouncesVertically: Bool = false,
      minimumVisibleHeight: CGFloat = 0, shiftResponse: ShiftResponse = .full,
      contribution: AvoidancePlan.Contribution = .none
    ) {
      self.frame = frame
      self.contentSize = contentSize
      self.contentOffset = contentOffset
      self.bottomInset = bottomInset
      self.adjustedBottomInset = adjustedBottomInset ?? bottomInset
      self.adjustedTopInset = adjustedTopInset
      self.greatestTopInset = greatestTopInset
      self.indicatorBottomInset = indicatorBottomInset
      self.isScrollEnabled = isScrollEnabled
      self.alwaysBouncesVertically = alwaysBouncesVertically
      self.minimumVisibleHeight = minimumVisibleHeight
      self.shiftResponse = shiftResponse
      self.contribution = contribution
    }
  }
}
