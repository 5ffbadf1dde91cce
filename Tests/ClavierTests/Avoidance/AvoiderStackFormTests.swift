import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// A form of rows in a stack view, in a scroll view whose content has the stack view's height.
private final class StackFormController: UIViewController {
  let scrollView = UIScrollView()
  let stack = UIStackView()
  private(set) var fields: [UITextField] = []
  /// A row between the others that is hidden at first.
  let company = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.spacing = 16
    for index in 0..<10 {
      if index == 4 { stack.addArrangedSubview(row("Company", in: company)) }
      stack.addArrangedSubview(row("Field \(index)", in: UIStackView()))
    }
    company.isHidden = true
    for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40),
    ])
  }

  private func row(_ title: String, in row: UIStackView) -> UIView {
    let (label, field) = (UILabel(), UITextField())
    label.text = title
    field.heightAnchor.constraint(equalToConstant: 34).isActive = true
    row.axis = .vertical
    row.spacing = 4
    row.addArrangedSubview(label)
    row.addArrangedSubview(field)
    if row !== company { fields.append(field) }
    return row
  }
}

/// Stack views, whose rows appear and disappear while the user edits.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderStackFormTests {
  @Test("keeps the field visible when a row above it appears or disappears", arguments: [5, 7, 9], [false, true])
  func rowAppears(index: Int, isAnimated: Bool) throws {
    let form = StackFormController()
    let stage = try AvoiderStage(form)
    // Whether UIKit lays out views that have always been hidden is an open question, so the row first appears and
    // disappears once.
    for isHidden in [false, true] {
      form.company.isHidden = isHidden
      HeadlessClock.advanceUntilIdle()
    }
    let rest = Snapshot(of: stage.window)
    form.fields[index].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.gap(below: form.fields[index]) >= 10 - 0.001)
    for isHidden in [false, true] {
      let change = {
        form.company.isHidden = isHidden
        form.view.layoutIfNeeded()
      }
      if isAnimated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
      HeadlessClock.advanceUntilIdle()
      #expect(stage.gap(below: form.fields[index]) >= 10 - 0.001, "hidden: \(isHidden)")
    }
    form.fields[index].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("restores a form after a row appears and the device is rotated back and forth", arguments: [5, 9])
  func rotation(index: Int) throws {
    let form = StackFormController()
    let stage = try AvoiderStage(form)
    form.company.isHidden = false
    HeadlessClock.advanceUntilIdle()
    let rest = Snapshot(of: stage.window)
    form.company.isHidden = true
    HeadlessClock.advanceUntilIdle()
    form.fields[index].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    form.company.isHidden = false
    HeadlessClock.advanceUntilIdle()
    for orientation in [DeviceOrientation.landscape, .portrait] {
      stage.keyboard.rotate(to: orientation)
      HeadlessClock.advanceUntilIdle()
      #expect(stage.covered(form.fields[index]) == 0, "\(orientation)")
    }
    form.fields[index].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("a row that the app adds and focuses while the keyboard is visible appears at its final position")
  func addedRow() throws {
    try addRow(to: StackFormController(), isKeyboardVisible: true)
  }

  @Test(
    "a row that the app adds and focuses while the keyboard is hidden appears at its final position",
    .notUnder(
      .fieldBeginsAfterKeyboard, because: "With this alternative, the row is laid out with the keyboard's animation."))
  func firstAddedRow() throws {
    try addRow(to: StackFormController(), isKeyboardVisible: false)
  }

  private func addRow(to form: StackFormController, isKeyboardVisible: Bool) throws {
    let stage = try AvoiderStage(form)
    if isKeyboardVisible { form.fields[2].becomeFirstResponder() }
    HeadlessClock.advanceUntilIdle()
    let field = UITextField()
    field.heightAnchor.constraint(equalToConstant: 34).isActive = true
    form.stack.addArrangedSubview(field)
    field.becomeFirstResponder()
    HeadlessWorld.updateCycle()
    #expect(field.headlessPresentationFrame(in: form.stack) == field.frame && field.frame.minY > 600)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.gap(below: field) >= 10 - 0.001)
  }

  @Test("an input that grows as the user types takes its new size immediately")
  func growingInput() throws {
    let form = StackFormController()
    let stage = try AvoiderStage(form)
    let notes = UITextView()
    notes.isScrollEnabled = false
    form.stack.insertArrangedSubview(notes, at: 3)
    HeadlessWorld.updateCycle()
    notes.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let height = notes.frame.height
    notes.insertText("one\ntwo\nthree")
    HeadlessWorld.updateCycle()
    #expect(notes.headlessPresentationFrame(in: form.stack) == notes.frame && notes.frame.height > height + 20)
    withExtendedLifetime(stage) {}
  }
}
