extension HeadlessDoubt {
  /// Every doubt that the headless UIKit can decide either way.
  public static let all: [HeadlessDoubt] = [
    HeadlessDoubt(
      "T1", "inset-clamping", "Does shrinking contentInset move contentOffset into range?",
      [.insetClampsImmediately, .insetClampsAtLayout, .insetNeverClamps],
      evidence: """
        Comments in Signal-iOS (conversation scrolling) and HalloApp (ChatGroupViewController) note that shrinking the inset \
        moves the offset. Apple documents only setContentOffset.
        """)
  ]
}
