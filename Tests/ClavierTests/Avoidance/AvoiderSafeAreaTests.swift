import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// The safe area of a view that shifts.
///
/// Content that is laid out relative to the safe area moves with the view. Bars that appear or disappear in the
/// meantime change the safe area.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderSafeAreaTests {
  /// Rows above a column of fields.
  private final class Screen: UIViewController {
    let list = UIScrollView()
    private(set) var fields: [UITextField] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 200)
      list.contentSize = CGSize(width: view.bounds.width, height: 600)
      view.addSubview(list)
      for index in 0..<6 {
        let field = UITextField(frame: CGRect(x: 20, y: 400 + CGFloat(index) * 45, width: 200, height: 34))
        view.addSubview(field)
        fields.append(field)
      }
    }
  }

  private func edit(_ field: UITextField?, on stage: AvoiderStage) {
    if let field { field.becomeFirstResponder() } else { stage.window.endEditing(true) }
    HeadlessClock.advanceUntilIdle()
  }

  @Test("the safe area does not change, however far the view shifts, although the view begins below a bar")
  func belowBar() throws {
    let screen = Screen()
    screen.edgesForExtendedLayout = []
    let stage = try AvoiderStage(UINavigationController(rootViewController: screen))
    let rest = Snapshot(of: stage.window)
    let safeArea = screen.view.safeAreaInsets
    #expect(safeArea.top == 0)
    for index in [2, 5, 3, 4, 2] {
      edit(screen.fields[index], on: stage)
      #expect(abs(stage.gap(below: screen.fields[index]) - 10) < 0.001 && screen.view.transform.ty < 0)
      #expect(screen.view.safeAreaInsets == safeArea, "\(index)")
    }
    edit(nil, on: stage)
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test(
    "keeps additional safe area that the app sets at the top while the view is shifted",
    .notUnder(
      .parentsSetFrames, .safeAreaIgnoresTransform,
      because: "With these alternatives, the change of the top safe area is not compensated for."))
  func replacedTop() throws {
    let screen = Screen()
    screen.edgesForExtendedLayout = []
    let stage = try AvoiderStage(UINavigationController(rootViewController: screen))
    edit(screen.fields[5], on: stage)
    #expect(screen.additionalSafeAreaInsets.top < 0)
    screen.additionalSafeAreaInsets.top = 44
    HeadlessWorld.updateCycle()
    edit(nil, on: stage)
    #expect(screen.additionalSafeAreaInsets.top == 44)
  }

  @Test("follows the bars that the app hides and shows over a shifted view", arguments: [true, false])
  func bars(isHiddenFirst: Bool) throws {
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    let stage = try AvoiderStage(navigation)
    navigation.setNavigationBarHidden(isHiddenFirst, animated: false)
    HeadlessClock.advanceUntilIdle()
    let rest = Snapshot(of: stage.window)
    let before = screen.view.safeAreaInsets
    navigation.setNavigationBarHidden(!isHiddenFirst, animated: false)
    HeadlessClock.advanceUntilIdle()
    let after = screen.view.safeAreaInsets
    #expect(before.top != after.top)
    navigation.setNavigationBarHidden(isHiddenFirst, animated: false)
    for (first, second) in [(5, 4), (3, 5)] {
      edit(screen.fields[first], on: stage)
      #expect(screen.view.transform.ty < 0 && screen.view.safeAreaInsets == before)
      navigation.setNavigationBarHidden(!isHiddenFirst, animated: false)
      HeadlessClock.advanceUntilIdle()
      #expect(screen.view.safeAreaInsets == after)
      stage.avoider.spacing += 5
      #expect(
        abs(stage.gap(below: screen.fields[first]) - stage.avoider.spacing) < 0.001
          && screen.view.safeAreaInsets == after)
      edit(screen.fields[second], on: stage)
      #expect(screen.view.transform.ty < 0 && screen.view.safeAreaInsets == after)
      navigation.setNavigationBarHidden(isHiddenFirst, animated: false)
      HeadlessClock.advanceUntilIdle()
    }
    edit(nil, on: stage)
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("follows a toolbar that the app shows, and a safe area that the app adds, while the view is shifted")
  func addedWhileShifted() throws {
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    let stage = try AvoiderStage(navigation)
    edit(screen.fields[4], on: stage)
    for isHidden in [false, true] {
      navigation.isToolbarHidden = isHidden
      screen.additionalSafeAreaInsets.bottom += isHidden ? -50 : 50
      HeadlessClock.advanceUntilIdle()
      // Each of these changes leads to a new plan.
      stage.avoider.spacing += 5
      edit(screen.fields[isHidden ? 4 : 5], on: stage)
      let shifted = screen.view.safeAreaInsets
      edit(nil, on: stage)
      #expect(screen.view.safeAreaInsets == shifted && screen.additionalSafeAreaInsets.bottom == (isHidden ? 0 : 50))
      edit(screen.fields[4], on: stage)
    }
  }

  @Test("does not move rows beside the input, wherever the user has scrolled them")
  func rows() throws {
    let screen = Screen()
    let stage = try AvoiderStage(screen)
    let frame = stage.window.bounds.inset(by: UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
    screen.view.frame = frame
    HeadlessWorld.updateCycle()
    #expect(screen.view.frame == frame && screen.list.adjustedContentInset.top == 29)
    for offset in stride(from: -29, through: 31, by: 1) as StrideThrough<CGFloat> {
      screen.list.contentOffset.y = offset
      for index in [2, 5, 3] { edit(screen.fields[index], on: stage) }
      #expect(screen.list.contentOffset.y == offset)
      edit(nil, on: stage)
      #expect(screen.list.contentOffset.y == offset)
    }
  }

  @Test(
    "content that the user has scrolled to its end returns with the safe area, even beside the input",
    arguments: [false, true])
  func endOfContent(isBeside: Bool) throws {
    let screen = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(screen)
    stage.avoider.policy = .safeArea
    let other = UIScrollView(frame: screen.view.bounds)
    other.frame.origin.x = other.bounds.width / 2
    other.contentSize = screen.scrollView.contentSize
    screen.view.addSubview(other)
    screen.fields[10].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let scrolled = isBeside ? other : screen.scrollView
    let x: CGFloat = isBeside ? 380 : 10
    for _ in 0..<4 {
      HeadlessTouches.drag(from: CGPoint(x: x, y: 450), to: CGPoint(x: x, y: 100), duration: 0.2, steps: 6)
    }
    HeadlessClock.advanceUntilIdle()
    let end = scrolled.contentSize.height - scrolled.bounds.height
    #expect(scrolled.contentOffset.y > end + 300)
    stage.endEditing()
    #expect(abs(scrolled.contentOffset.y - end - scrolled.adjustedContentInset.bottom) < 0.01)
  }

  @Test(
    "content beside the input does not stay beyond its end when a lower keyboard needs less additional safe area",
    .notUnder(.hardwarePadPostsNothing, because: "With this alternative, a hardware keyboard shows no bar."))
  func lowerKeyboard() throws {
    let screen = FieldsController(.scrolling, count: 15)
    let stage = try AvoiderStage(screen, device: "iPad (10th generation)")
    let scrollView = screen.scrollView
    scrollView.contentInsetAdjustmentBehavior = .always
    HeadlessWorld.updateCycle()
    let rest = scrollView.contentOffset
    let beside = UITextField(frame: CGRect(x: 20, y: 1140, width: 200, height: 34))
    screen.view.addSubview(beside)
    stage.avoider.setPolicy(.safeArea, for: screen)
    edit(beside, on: stage)
    // The content fits on the screen, so the user can scroll it only because of the additional safe area.
    scrollView.contentOffset.y = rest.y + 60
    HeadlessWorld.updateCycle()
    #expect(scrollView.contentOffset.y > rest.y)
    stage.keyboard.attachHardwareKeyboard()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.keyboard.isVisible && screen.additionalSafeAreaInsets.bottom > 0)
    #expect(scrollView.contentOffset == rest)
    edit(nil, on: stage)
    #expect(scrollView.contentOffset == rest && screen.additionalSafeAreaInsets == .zero)
  }

  @Test("reports no conflict if the app adds its own safe area")
  func ownSafeArea() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.additionalSafeAreaInsets.bottom += 50
    stage.endEditing()
    #expect(stage.avoider.conflicts.isEmpty)
  }

  @Test("keeps the view's own safe area when the policy changes from additional safe area to shifting")
  func policyThatShifts() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let safeArea = screen.view.safeAreaInsets
    stage.avoider.policy = .safeArea
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.safeAreaInsets.bottom > safeArea.bottom)
    stage.avoider.policy = .automatic
    stage.avoider.update()
    #expect(screen.view.transform.ty < 0 || HeadlessWorld.assumes(.parentsSetFrames))
    #expect(screen.view.safeAreaInsets == safeArea)
    screen.view.endEditing(true)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.safeAreaInsets == safeArea)
    #expect(screen.additionalSafeAreaInsets == .zero)
  }

  @Test(
    "keeps the view's own safe area when it shifts the view again after the app has reset the shift",
    .notUnder(.parentsSetFrames, because: "With this alternative, nothing can be shifted."))
  func shiftsAgain() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let safeArea = screen.view.safeAreaInsets
    edit(screen.fields[12], on: stage)
    #expect(screen.view.transform.ty < 0 && screen.view.safeAreaInsets == safeArea)
    for _ in 0..<2 {
      screen.view.transform = .identity
      stage.avoider.update()
      HeadlessClock.advanceUntilIdle()
      #expect(screen.view.transform.ty < 0)
      #expect(screen.view.safeAreaInsets == safeArea)
    }
    edit(nil, on: stage)
    #expect(screen.additionalSafeAreaInsets == .zero)
  }

  @Test(
    "a shifted view's safe area follows the title",
    .notUnder(.parentsSetFrames, because: "With this alternative, nothing can be shifted."),
    .notUnder(.largeTitleAdds60, because: "The expected numbers are those of a title that adds 52 points."))
  func turnedOffAboveShiftedView() throws {
    let screen = FieldsController(.fixed, count: 12)
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    screen.title = "Settings"
    let stage = try AvoiderStage(navigation)
    screen.fields[11].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.transform.ty < 0 && screen.view.safeAreaInsets.top == 155)
    navigation.navigationBar.prefersLargeTitles = false
    HeadlessWorld.updateCycle()
    let shift = screen.view.transform.ty
    #expect(shift < 0 && screen.view.safeAreaInsets.top == 103)
    stage.avoider.spacing += 20
    HeadlessWorld.updateCycle()
    #expect(screen.view.transform.ty == shift - 20 && screen.view.safeAreaInsets.top == 103)
    screen.fields[11].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.transform == .identity && screen.view.safeAreaInsets.top == 103)
  }

  @Test(
    "keeps additional safe area that the app replaces while the policy adds to it",
    arguments: [0, 50] as [CGFloat], [60, 30] as [CGFloat])
  func replaced(before: CGFloat, after: CGFloat) throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    stage.avoider.policy = .safeArea
    screen.additionalSafeAreaInsets.bottom = before
    HeadlessWorld.updateCycle()
    edit(screen.fields[8], on: stage)
    let covered = screen.view.safeAreaInsets.bottom
    #expect(covered > 300)
    let new = UIEdgeInsets(top: 0, left: 0, bottom: after, right: 0)
    screen.additionalSafeAreaInsets = new
    HeadlessWorld.updateCycle()
    #expect(screen.view.safeAreaInsets.bottom == covered)
    edit(nil, on: stage)
    #expect(screen.additionalSafeAreaInsets == new)
  }
}
