import Clavier
import ClavierTesting
import Foundation
import Testing
import UIKit

/// The samples of "Keeping inputs visible" and "Working with accessories".
@MainActor @Suite struct AvoidanceSamples {
  @Test func `an app can create its own avoider`() throws {
    let stage = try SampleStage { SampleController() }

    let avoider = KeyboardAvoider()
    avoider.start()

    stage.edit(stage.controller.commentField)
    #expect(stage.controller.commentField.convert(CGPoint(x: 0, y: 40), to: nil).y <= 506)
    Printed.lines = []

    print(avoider.lastPlan?.explanation.joined(separator: "\n") ?? "There is no plan yet.")

    #expect(Printed.lines.first?.contains("516") == true)
    stage.edit(nil)
    avoider.stop()
  }

  @Test func `options set the spacing and the views to keep visible`() throws {
    let stage = try SampleStage { SampleController() }
    let avoider = KeyboardAvoider()
    let amountField = stage.controller.commentField
    let errorLabel = UILabel(frame: CGRect(x: 20, y: 745, width: 300, height: 20))
    let submitButton = UIButton(frame: CGRect(x: 20, y: 770, width: 300, height: 30))
    for subview in [errorLabel, submitButton] { stage.controller.view.addSubview(subview) }
    avoider.start()

    avoider.spacing = 16
    avoider.options(for: amountField).spacing = 40
    avoider.options(for: amountField).alsoKeepVisible = [errorLabel, submitButton]

    stage.edit(amountField)
    #expect(submitButton.convert(CGPoint(x: 0, y: 30), to: nil).y <= 516)
    #expect(amountField.convert(CGPoint(x: 0, y: 40), to: nil).y <= 476)
    stage.edit(stage.controller.nameField)
    #expect(avoider.spacing == 16)

    stage.edit(nil)
    avoider.stop()
  }

  @Test func `nothing moves for an excluded input`() throws {
    let stage = try SampleStage { SampleController() }
    let avoider = KeyboardAvoider()
    let amountField = stage.controller.commentField
    avoider.start()

    avoider.options(for: amountField).isEnabled = false

    stage.edit(amountField)
    #expect(stage.controller.view.transform == .identity)
    stage.edit(nil)
    avoider.stop()
  }

  private final class PolicyController: SampleController {
    override func viewDidLoad() {
      super.viewDidLoad()
      KeyboardAvoider.shared.setPolicy(.scrollOnly, for: self)
    }
  }

  @Test func `a screen sets its own policy`() throws {
    KeyboardAvoider.shared.start()
    defer { KeyboardAvoider.shared.stop() }
    let stage = try SampleStage { PolicyController() }
    #expect(KeyboardAvoider.shared.policy(for: stage.controller) == .scrollOnly)
    stage.edit(stage.controller.commentField)
    #expect(stage.controller.view.transform == .identity)
    stage.edit(nil)
  }

  private final class PaymentController: UIViewController {
    let scrollView = UIScrollView()
    let cardField = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))
    let payButton = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.contentSize = CGSize(width: 393, height: 900)
      scrollView.addSubview(cardField)
      for subview in [scrollView, payButton] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }
      let payButtonBottom = view.bottomAnchor.constraint(equalTo: payButton.bottomAnchor)
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        payButton.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        payButton.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        payButton.heightAnchor.constraint(equalToConstant: 44),
        payButtonBottom,
      ])

      scrollView.bottomAnchor.constraint(equalTo: payButton.topAnchor, constant: -10).isActive = true
      payButtonBottom.followKeyboard(in: view)
    }
  }

  @Test func `a field stays clear of a button that follows the keyboard`() throws {
    let stage = try SampleStage { PaymentController() }
    let avoider = KeyboardAvoider()
    avoider.start()
    let (field, button) = (stage.controller.cardField, stage.controller.payButton)
    stage.edit(field)
    #expect(button.convert(button.bounds, to: nil).maxY == 516)
    #expect(field.convert(field.bounds, to: nil).maxY <= button.convert(button.bounds, to: nil).minY - 9.999)
    stage.edit(nil)
    avoider.stop()
  }

  private final class ValidatingController: SampleController {
    let errorLabel = UILabel(frame: CGRect(x: 20, y: 745, width: 300, height: 20))

    override func viewDidLoad() {
      super.viewDidLoad()
      errorLabel.isHidden = true
      view.addSubview(errorLabel)
    }

    func validate() {
      UIView.animate(withDuration: 0.5) {
        self.errorLabel.isHidden = false
        KeyboardAvoider.shared.update()
      }
    }
  }

  @Test func `a label that appears becomes visible in the same animation`() throws {
    let stage = try SampleStage { ValidatingController() }
    let (screen, avoider) = (stage.controller, KeyboardAvoider.shared)
    avoider.start()
    defer { avoider.stop() }
    avoider.options(for: screen.commentField).alsoKeepVisible = [screen.errorLabel]
    stage.edit(screen.commentField)
    #expect(screen.errorLabel.convert(CGPoint(x: 0, y: 20), to: nil).y > 516)
    screen.validate()
    #expect(screen.errorLabel.convert(CGPoint(x: 0, y: 20), to: nil).y <= 516)
    stage.edit(nil)
  }

  @Test func `policies limit what may move`() throws {
    let (chatController, mapController) = (UIViewController(), UIViewController())
    let stage = try SampleStage { SampleController() }
    let editorController: UIViewController = stage.controller
    let carousel = UIScrollView()
    let avoider = KeyboardAvoider()
    avoider.start()

    avoider.policy = .automatic
    avoider.setPolicy(.safeArea, for: chatController)
    avoider.setPolicy(.scrollOnly, for: mapController)
    avoider.setPolicy(.disabled, for: editorController)

    avoider.options(forScrollView: carousel).isManaged = false

    #expect(avoider.policy == .automatic && avoider.policy(for: chatController) == .safeArea)
    #expect(avoider.policy(for: mapController) == .scrollOnly && !avoider.options(forScrollView: carousel).isManaged)
    stage.edit(stage.controller.commentField)
    #expect(stage.controller.view.transform == .identity, "the policy is off")
    stage.edit(nil)
    avoider.stop()
  }

  @Test func `other code that moves the same property is reported`() throws {
    let stage = try SampleStage { SampleController() }
    let avoider = KeyboardAvoider()
    avoider.start()
    // A function at file scope would not replace the standard library's `print` here.
    func print(_ items: Any...) { Printed.lines.append(items.map { "\($0)" }.joined(separator: " ")) }

    avoider.onConflict = { conflict in print(conflict.property, "is also moved by", conflict.kind) }

    let other = KeyboardListener()
    other.on(event: .willShow) { [view = stage.controller.view] _ in view?.transform.ty -= 200 }.start()
    stage.edit(stage.controller.commentField)
    #expect(Printed.lines == ["transform.ty is also moved by unknown"])
    avoider.stop()
  }

  private final class AccessoriesController: SampleController {
    let canvas = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
    let scanItem = UIBarButtonItem(title: "Scan", primaryAction: UIAction { _ in })
    var toolbar = KeyboardToolbar()
    var chain: ReturnKeyChain?
    var tapToDismiss: TapToDismiss?

    var emailField: UITextField { nameField }
    var passwordField: UITextField { commentField }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(canvas)

      toolbar = KeyboardToolbar(in: view)
      emailField.inputAccessoryView = toolbar
      passwordField.inputAccessoryView = toolbar
      chain = ReturnKeyChain(in: view)
      chain?.labelReturnKeys(last: .go)
      tapToDismiss = TapToDismiss(in: view)

      toolbar.items = [toolbar.previousItem, toolbar.nextItem, .flexibleSpace(), scanItem, toolbar.doneItem]

      tapToDismiss?.endsEditingOnControls = true
      tapToDismiss?.shouldEndEditing = { [weak self] target in
        guard let self else { return true }
        return !target.isDescendant(of: canvas)
      }
    }
  }

  @Test func `the toolbar, the return key, and the tap work together`() throws {
    let stage = try SampleStage { AccessoriesController() }
    let screen = stage.controller
    stage.edit(screen.emailField)
    #expect(screen.emailField.returnKeyType == .next && screen.passwordField.returnKeyType == .go)
    #expect(screen.emailField.inputAccessoryView === screen.toolbar)
    #expect(screen.passwordField.inputAccessoryView === screen.toolbar)
    #expect(screen.toolbar.items?.contains(screen.scanItem) == true && screen.toolbar.items?.count == 5)
    HeadlessTyping.pressReturn()
    #expect(screen.passwordField.isFirstResponder)
    let tap = try #require(screen.tapToDismiss)
    #expect(screen.view.gestureRecognizers?.count == 1)
    #expect(tap.endsEditingOnControls)
    #expect(tap.shouldEndEditing?(screen.canvas) == false && tap.shouldEndEditing?(screen.view) == true)
    let line = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 2))
    screen.canvas.addSubview(line)
    #expect(tap.shouldEndEditing?(line) == false)
  }
}
