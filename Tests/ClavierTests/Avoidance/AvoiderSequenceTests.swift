import ClavierTesting
import Foundation
import SeededRandom
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Compares a screen that uses the avoider with a twin that does not, over sequences of actions.
///
/// Each time the keyboard has hidden, both screens must look the same. While the keyboard is visible, the avoider must
/// keep the edited input visible.
@MainActor struct AvoiderSequenceTests {
  /// The number of sequences of each of the two kinds; CI runs 700 of each.
  static let count = ProcessInfo.processInfo.environment["CLAVIER_SEQUENCES"].flatMap(Int.init) ?? 12
  /// The seed, which is the same in each run, so that only the change under test can cause a new failure.
  static let seed = ProcessInfo.processInfo.environment["CLAVIER_SEED"].flatMap(UInt64.init) ?? 2001

  /// The selection of assumptions: the defaults, or the value of `CLAVIER_DOUBTS`.
  ///
  /// `random` selects a different combination for each sequence. The seed determines the combinations.
  static let doubts = ProcessInfo.processInfo.environment["CLAVIER_DOUBTS"] ?? "none"

  /// Returns the assumptions that the sequences use in turn; nil for a random choice.
  private static func selection() throws -> [HeadlessAssumptions]? {
    doubts == "random" ? nil : try HeadlessAssumptions.selected(by: doubts)
  }

  /// The alternatives under which the twin behaves differently, or under which Clavier does not promise what is tested.
  private static let incomparable: [HeadlessAlternative] = [
    // Where the system scrolls to depends on what the avoider has scrolled before.
    .scrollViewsScrollBeforeNotifications, .scrollViewsScrollAfterNotifications,
    // A view cannot be shifted if its parent sets its frame again.
    .parentsSetFrames,
    // Nothing reports that the keyboard is hidden while its input keeps focus.
    .backgroundHidesKeyboard,
    // Nothing is posted for a number pad that was docked, and that is a popover after the user returns to the app.
    .numberPadIsPopover,
    // The sequences are judged by the keyboard's frame, which differs from that of the notification.
    .unanimatedFramesAreTooLow,
  ]

  /// Returns additional alternatives of this kind, for one kind of screen under some assumptions.
  private static func incomparable(
    on screen: SequenceFeature, _ assumptions: HeadlessAssumptions
  ) -> [HeadlessAlternative] {
    switch screen {
    // The position that a stale guide keeps depends on when the input is visible.
    case .layoutGuide: [.guideMissesHide]
    // A row that stays while the avoider scrolls it out of view can get focus. The twin does not scroll, so it has no
    // such row.
    case .table: [.leavingRowsStay]
    // A finger can drag the bar before the keyboard appears, which the twin cannot repeat. A bar that is not in a
    // window and does not post notifications cannot be found. After the app becomes active, an empty frame can hide the
    // bar from Clavier, and nothing is posted when an input gets focus while the bar stays.
    case .residentBar:
      assumptions.contains(.accessoryIsInNoWindow)
        ? [.keyboardShowsAfterSeconds, .barPostsNothing, .appSwitchPostsOtherApp, .emptyFramesOnActivation]
        : [.keyboardShowsAfterSeconds]
    default: []
    }
  }

  @Test(
    "Whenever the keyboard hides, the screen equals its twin, and the keyboard does not cover the edited input",
    arguments: [false, true])
  func twins(meddles: Bool) throws {
    var random = SeededGenerator(seed: Self.seed)
    print("AvoiderSequenceTests: CLAVIER_SEED=\(Self.seed) CLAVIER_DOUBTS='\(Self.doubts)'")
    let selection = try Self.selection()
    let screen = try SequenceFeature.selected()
    for index in 0..<Self.count {
      var sequence = AvoiderSequence(using: &random, length: 50, meddles: meddles)
      if let screen { sequence.feature = screen }
      // The assumptions are chosen after the steps, so that a seed results in the same steps under all assumptions.
      let assumptions = selection.map { $0[index % $0.count] } ?? .random(using: &random)
      let special = Self.incomparable(on: sequence.feature, assumptions)
      sequence.assumptions = assumptions.excluding(Self.incomparable + special)
      guard let first = try failure(of: sequence, isExact: !meddles) else { continue }
      let (shortest, last) = try shrink(sequence, first, isExact: !meddles)
      Issue.record("seed \(Self.seed), \(shortest)\n\(last)")
      return
    }
  }

  @Test(
    "A view that shifts back down does not move content that was scrolled for the next input",
    arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive])
  func comesBackDown(dismissMode: UIScrollView.KeyboardDismissMode) throws {
    // The focus moves from an input that needs a shift to one that needs scrolling. While the view shifts back, the top
    // edge of the content is at a different position for a moment.
    let style = MixedController.Style(bounces: true, isRightToLeft: false, dismissMode: dismissMode)
    let sequence = AvoiderSequence(
      device: "iPhone SE (3rd generation)", style: style,
      steps: [.present, .drag(from: 0.366, to: 0.083), .focus(9), .focus(0), .resign])
    #expect(try failure(of: sequence, isExact: true) == nil)
  }

  @Test(
    "After the keyboard hides, content that was scrolled to one of its edges rests within its edges",
    arguments: overscrolled)
  func overscroll(sequence: AvoiderSequence) throws {
    #expect(try failure(of: sequence, isExact: false) == nil)
  }

  nonisolated static let overscrolled = [
    // The content has a top inset only until the views around it are restored.
    AvoiderSequence(
      device: "iPhone 15",
      style: MixedController.Style(bounces: false, isRightToLeft: false, dismissMode: .onDrag),
      steps: [.focus(5), .rotate, .focus(9), .resign]),
    AvoiderSequence(
      device: "iPhone 15",
      style: MixedController.Style(bounces: false, isRightToLeft: false, dismissMode: .interactive),
      steps: [
        .appContent(116.3), .drag(from: 0.3567230725433259, to: 0.07134851883140536), .focus(5), .appInset(-81.7),
        .appLift(76.3), .resign,
      ]),
    // A finger lets go of content beyond its top edge, and only the resident bar remains.
    AvoiderSequence(
      device: "iPhone 15", feature: .residentBar,
      style: MixedController.Style(bounces: true, isRightToLeft: false, dismissMode: .interactive),
      steps: [.rotate, .focus(1), .drag(from: 0.16223002279215595, to: 0.9465975690917378), .rotate, .float]),
    // The content bounces when focus moves.
    AvoiderSequence(
      device: "iPhone SE (3rd generation)",
      style: MixedController.Style(bounces: true, isRightToLeft: true, dismissMode: .none),
      steps: [.focus(9), .drag(from: 0.188, to: 0.74), .focus(6), .resign]),
    // When another input scrolls into view, the content is at an offset that only the keyboard's inset allows.
    AvoiderSequence(
      device: "iPad (10th generation)",
      style: MixedController.Style(bounces: true, isRightToLeft: false, dismissMode: .interactive),
      steps: [.focus(6), .drag(from: 0.313, to: 0.248), .focus(0), .resign]),
    // The same happens while the screen moves.
    AvoiderSequence(
      device: "iPad (10th generation)",
      style: MixedController.Style(bounces: true, isRightToLeft: true, dismissMode: .interactive),
      steps: [.focus(6), .drag(from: 0.313, to: 0.248), .appLift(25.3), .focus(0), .resign]),
    // The app makes its own inset smaller while the content is at its end, and UIKit pulls the content back.
    AvoiderSequence(
      device: "iPhone SE (3rd generation)",
      style: MixedController.Style(bounces: false, isRightToLeft: false, dismissMode: .none),
      steps: [.appContent(-33.7), .focus(8), .appInset(-86.7)]),
    // The app left the content beyond its end before the keyboard appeared.
    AvoiderSequence(
      device: "iPad (10th generation)",
      style: MixedController.Style(bounces: false, isRightToLeft: false, dismissMode: .none),
      steps: [.rotate, .drag(from: 0.317, to: 0.183), .appInset(-87.7), .hardware(true), .focus(5), .resign]),
    // The content has a top inset only while the scroll view around it is scrolled.
    AvoiderSequence(
      device: "iPhone SE (3rd generation)",
      style: MixedController.Style(bounces: false, isRightToLeft: false, dismissMode: .none),
      steps: [.rotate, .focus(6), .focus(5), .push, .pop]),
    // A finger scrolled the content, and then the screen moved.
    AvoiderSequence(
      device: "iPhone 15", style: MixedController.Style(bounces: true, isRightToLeft: false, dismissMode: .none),
      steps: [.focus(6), .userScroll(-99.7), .appLift(71.3), .resign]),
    // A finger scrolled the content back to its position without the avoider.
    AvoiderSequence(
      device: "iPhone SE (3rd generation)",
      style: MixedController.Style(bounces: false, isRightToLeft: false, dismissMode: .interactive),
      steps: [.present, .focus(8), .focus(2), .hardware(true), .drag(from: 0.2113, to: 0.8098), .focus(4)]),
    // The content was scrolled to its top edge, which then moves.
    AvoiderSequence(
      device: "iPhone SE (3rd generation)",
      style: MixedController.Style(bounces: true, isRightToLeft: false, dismissMode: .none),
      steps: [.appMove(0, -61.7), .drag(from: 0.554, to: 0.534), .wait(1), .focus(0), .appLift(38.3), .resign]),
    // A finger scrolled the content back to its position without the avoider, and then the screen moved.
    AvoiderSequence(
      device: "iPhone SE (3rd generation)",
      style: MixedController.Style(bounces: true, isRightToLeft: false, dismissMode: .interactive),
      steps: [
        .rotate, .present, .rotate, .focus(8), .focus(2), .hardware(true),
        .drag(from: 0.5297316922085246, to: 0.7312738319481997),
        .present, .focus(1), .appLift(-104.7),
      ]),
    // The app reduced its inset while the content was scrolled to the end of that inset.
    AvoiderSequence(
      device: "iPad (10th generation)",
      style: MixedController.Style(bounces: false, isRightToLeft: false, dismissMode: .none),
      steps: [
        .present, .focus(5), .rotate, .drag(from: 0.2698433078141742, to: 0.08388699915436368), .present,
        .appInset(-49.7), .resign,
      ]),
    // The input is removed while the content bounces.
    AvoiderSequence(
      device: "iPhone SE (3rd generation)",
      style: MixedController.Style(bounces: true, isRightToLeft: false, dismissMode: .none),
      steps: [
        .focus(5), .drag(from: 0.4406, to: 0.2007), .wait(0.5556), .focus(4), .drag(from: 0.4265, to: 0.5396), .remove,
      ]),
  ]

  @Test("An input that could not be shown is shown after content is added")
  func moreContent() throws {
    let sequence = AvoiderSequence(
      device: "iPad (10th generation)",
      style: MixedController.Style(bounces: true, isRightToLeft: true, dismissMode: .onDrag),
      steps: [.rotate, .focus(7), .appContent(-94.7), .appContent(-115.7), .appText(7), .appContent(105.3)])
    #expect(try failure(of: sequence, isExact: false) == nil)
  }

  @Test("Content that other views or the app move is restored when the keyboard hides", arguments: special)
  func specialScreens(sequence: AvoiderSequence) throws {
    #expect(try failure(of: sequence, isExact: false) == nil)
  }

  nonisolated static let special = [
    // The scroll view grows before the avoider reverts its scrolling, and UIKit pulls the content back.
    AvoiderSequence(
      device: "iPad (10th generation)", feature: .follower,
      style: MixedController.Style(bounces: true, isRightToLeft: false, dismissMode: .none),
      steps: [
        .rotate, .drag(from: 0.3927049757709702, to: 0.18453051529531428),
        .drag(from: 0.5044763619421898, to: 0.5396761327016095), .focus(3), .resign,
      ]),
    AvoiderSequence(
      device: "iPhone 15", feature: .layoutGuide,
      style: MixedController.Style(bounces: false, isRightToLeft: false, dismissMode: .interactive),
      steps: [.userScroll(61.3), .focus(4), .resign], assumptions: [.guideMovesBeforeNotifications]),
    // The safe area below the bar changes while the bar is on top of the keyboard.
    AvoiderSequence(
      device: "iPhone 15", feature: .follower,
      style: MixedController.Style(bounces: false, isRightToLeft: false, dismissMode: .none),
      steps: [.appSafeArea(103.3), .focus(6), .appSafeArea(-103.3)]),
    // The button to keep visible is beyond the end of the content, until there is more content.
    AvoiderSequence(
      device: "iPad (10th generation)", feature: .companion,
      style: MixedController.Style(bounces: true, isRightToLeft: false, dismissMode: .onDrag),
      steps: [.appContent(-99.7), .appContent(-87.7), .focus(1), .appContent(84.3)]),
    // A screen appears while the keyboard stays visible for the input of the screen below it.
    AvoiderSequence(
      device: "iPhone 15", feature: .follower,
      style: MixedController.Style(bounces: false, isRightToLeft: true, dismissMode: .interactive),
      steps: [.focus(7), .rotate, .present, .focus(6)]),
    // The scroll view becomes taller with a different safe area, but the large title must be restored.
    AvoiderSequence(
      device: "iPhone 15", feature: .largeTitle,
      style: MixedController.Style(bounces: false, isRightToLeft: true, dismissMode: .none),
      steps: [.focus(4), .appSafeArea(10.3), .resign]),
    // With the app's own inset, a short scroll view has too little space for the button.
    AvoiderSequence(
      device: "iPhone SE (3rd generation)", feature: .companion,
      style: MixedController.Style(bounces: false, isRightToLeft: false, dismissMode: .interactive),
      steps: [.appInset(88.3), .rotate, .appSpacer(75.3), .focus(4), .appSpacer(82.3)]),
    // The user scrolled by a single pixel, so the content is not at its top edge.
    AvoiderSequence(
      device: "iPhone SE (3rd generation)", feature: .layoutGuide,
      style: MixedController.Style(bounces: false, isRightToLeft: false, dismissMode: .none),
      steps: [.userScroll(0.3), .focus(4), .resign]),
    // The bar of the presented screen replaces the bar of the other screen, and nothing is posted.
    AvoiderSequence(
      device: "iPhone SE (3rd generation)", feature: .residentBar,
      style: MixedController.Style(bounces: false, isRightToLeft: false, dismissMode: .none),
      steps: [.hardware(true), .focus(0), .present, .focus(6)], assumptions: [.barPostsNothing]),
  ]

  @Test("The same seed results in exactly the same run")
  func repeatable() throws {
    var random = SeededGenerator(seed: 26)
    var digest = Digest()
    var count = 0
    while count < 10 {
      let sequence = AvoiderSequence(using: &random, length: 50, meddles: true)
      // On Linux, Foundation does not call observers in a fixed order, and two avoiders observe the beginning of
      // editing.
      guard sequence.feature != .secondAvoider else { continue }
      count += 1
      let run = try SequenceRun(sequence, isTraced: true)
      let other = try SequenceRun(sequence, isTraced: true)
      #expect(run.digest == other.digest, "\(sequence)")
      digest.add(run.digest)
    }
    // CI compares the digests of two processes, in which hash values differ.
    print("AvoiderSequenceTests: digest \(digest)")
  }

  /// Runs a sequence with and without the avoider.
  ///
  /// - Returns: What is wrong while the keyboard is visible, or what differs while it is hidden; nil if nothing does.
  private func failure(of sequence: AvoiderSequence, isExact: Bool) throws -> String? {
    let run = try SequenceRun(sequence)
    if let failure = run.failure { return failure }
    let twin = try SequenceRun(sequence, twin: run)
    for (index, rest) in run.rests.sorted(by: { $0.key < $1.key }) {
      guard let other = twin.rests[index] else {
        // A table keeps the row of the first responder loaded, even outside of its bounds. Only the twin still has the
        // row, so only the twin can edit it again.
        return sequence.feature == .table ? nil : "step \(index): only the twin has a keyboard"
      }
      // The distance of a flick depends on the last bits of the time.
      let isFlicked = sequence.steps[...index].contains { if case .drag = $0 { true } else { false } }
      let isEqual =
        isExact && !isFlicked
        ? rest.snapshot == other.snapshot : rest.snapshot.isNearlyEqual(to: other.snapshot)
      if !isEqual {
        return "after step \(index) (\(sequence.steps[index])): \(rest.snapshot.differences(from: other.snapshot))"
      }
    }
    return nil
  }

  /// Returns a shorter sequence that still fails: without unnecessary assumptions, and then without unnecessary steps.
  private func shrink(
    _ sequence: AvoiderSequence, _ failure: String, isExact: Bool
  ) throws -> (AvoiderSequence, String) {
    var (sequence, message) = (sequence, failure)
    for deviation in sequence.assumptions.deviations {
      var plainer = sequence
      plainer.assumptions = HeadlessAssumptions(sequence.assumptions.deviations.filter { $0 != deviation })
      if let failure = try self.failure(of: plainer, isExact: isExact) { (sequence, message) = (plainer, failure) }
    }
    var length = sequence.steps.count / 2
    while length > 0 {
      var start = 0
      while start < sequence.steps.count {
        var shorter = sequence
        shorter.steps.removeSubrange(start..<min(start + length, sequence.steps.count))
        if let failure = try self.failure(of: shorter, isExact: isExact) {
          (sequence, message) = (shorter, failure)
        } else {
          start += length
        }
      }
      length /= 2
    }
    return (sequence, message)
  }
}
