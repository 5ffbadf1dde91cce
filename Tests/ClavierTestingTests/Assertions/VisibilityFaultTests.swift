import Clavier
import Foundation
import TestSupport
import Testing
import UIKit

@testable import ClavierTesting

/// Screens whose inputs are not visible for reasons other than the keyboard, and screens that only seem to have this
/// problem.
@MainActor
struct VisibilityFaultTests {
  // MARK: - Hidden and transparent inputs

  @Test(arguments: [true, false])
  func `an input that disappears when it is edited fails`(isHidden: Bool) {
    let field = namedField("name")
    let delegate = FieldDelegate()
    delegate.onBegin = { field in if isHidden { field.isHidden = true } else { field.alpha = 0 } }
    delegate.onEnd = { field in (field.isHidden, field.alpha) = (false, 1) }
    field.delegate = delegate
    let messages = visibilityMessages { BareForm([(field, 100)]) }
    let reason = isHidden ? "hidden" : "transparent"
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        "name cannot be seen on iPhone 14 Pro (iphone-393x852) in portrait with the text keyboard: "
          + "the input is \(reason).") == true, "\(messages)")
  }

  @Test func `a transparent input fails, although an app can make it first responder`() {
    let field = namedField("code")
    field.alpha = 0
    let messages = visibilityMessages { BareForm([(field, 100), (namedField("name"), 200)]) }
    #expect(messages.count == 1 && messages[0].contains("code cannot be seen on "), "\(messages)")
  }

  @Test func `the failure of an input whose container disappears names the container`() {
    let card = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
    card.accessibilityIdentifier = "card"
    let field = namedField("name")
    field.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
    card.addSubview(field)
    let delegate = FieldDelegate()
    delegate.onBegin = { _ in card.isHidden = true }
    field.delegate = delegate
    let messages = visibilityMessages { BareForm([(card, 0)]) }
    #expect(messages.first?.contains("the input is inside card, which is hidden.") == true, "\(messages)")
  }

  @Test func `an input that stays hidden is not tested`() {
    let (hidden, section) = (namedField("hidden"), UIView(frame: CGRect(x: 0, y: 700, width: 393, height: 100)))
    hidden.isHidden = true
    section.alpha = 0
    let later = namedField("later")
    later.frame = CGRect(x: 20, y: 0, width: 200, height: 40)
    section.addSubview(later)
    #expect(visibilityMessages { BareForm([(namedField("name"), 100), (hidden, 700), (section, 0)]) } == [])
  }

  @Test func `an input in a view that receives no touches is not tested`() {
    let section = UIView(frame: CGRect(x: 0, y: 700, width: 393, height: 100))
    section.isUserInteractionEnabled = false
    let summary = namedField("summary")
    summary.frame = CGRect(x: 20, y: 0, width: 200, height: 40)
    section.addSubview(summary)
    #expect(visibilityMessages { BareForm([(namedField("name"), 100), (section, 0)]) } == [])
    section.isUserInteractionEnabled = true
    #expect(visibilityMessages { BareForm([(namedField("name"), 100), (section, 0)]) }.count == 1)
  }

  @Test func `an input in a row that receives no touches is not tested`() {
    let row = UITableViewCell()
    let field = namedField("name")
    row.contentView.addSubview(field)
    #expect(row.elementInputs == [field])
    row.isUserInteractionEnabled = false
    #expect(row.elementInputs.isEmpty)
  }

  // MARK: - Covered by other views

  @Test func `an input behind a bar that stays in place fails`() {
    let bar = UIView(frame: CGRect(x: 0, y: 440, width: 393, height: 76))
    bar.accessibilityIdentifier = "total"
    bar.backgroundColor = .white
    let messages = visibilityMessages { BareForm([(namedField("name"), 410), (bar, 0)]) }
    #expect(
      messages == [
        """
        name: 10 points covered on iPhone 14 Pro (iphone-393x852) in portrait with the text keyboard: \
        total is in front of 10 points of the input.
        also 10 points covered on iPhone 14 Pro (iphone-393x852) in portrait with the text keyboard without its bar
        """
      ])
  }

  @Test func `an input behind a toolbar fails`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
    let messages = visibilityMessages { BareForm([(namedField("name"), 90), (bar, 0)]) }
    #expect(messages.first?.contains("UIToolbar is in front of 30 points of the input.") == true, "\(messages)")
  }

  @Test(arguments: [0, 2] as [CGFloat])
  func `a caret behind a bar is not visible, even if the caret has no width`(width: CGFloat) throws {
    let window = makeWindow()
    let view = try #require(window.rootViewController?.view)
    let (input, bar) = (UITextView(frame: view.bounds), UIToolbar(frame: CGRect(x: 0, y: 400, width: 393, height: 44)))
    for child in [input, bar] { view.addSubview(child) }
    let caret = CGRect(x: 50, y: 410, width: width, height: 20)
    #expect(Coverage.obstacle(to: input, part: caret, window: window) == .behind("UIToolbar", points: 20))
    #expect(Coverage.obstacle(to: input, part: caret.offsetBy(dx: 0, dy: 40), window: window) == nil)
  }

  @Test func `an opaque overlay fails, even if it is deep in another view or in front because of its z position`() {
    func cover(_ make: (UIView) -> [(UIView, CGFloat)]) -> [String] {
      let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      overlay.backgroundColor = .black
      overlay.isUserInteractionEnabled = false
      return visibilityMessages { BareForm(make(overlay).map { (view: $0.0, top: $0.1) }) }
    }
    #expect(cover { [(namedField("name"), 100), ($0, 0)] }.first?.contains("in front of 40 points") == true)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(
      cover {
        container.addSubview($0)
        return [(namedField("name"), 100), (container, 0)]
      }.count == 1)
    #expect(
      cover {
        $0.layer.zPosition = 1
        return [($0, 0), (namedField("name"), 100)]
      }.count == 1)
  }

  @Test func `views that cover nothing important pass`() {
    let behind = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    behind.backgroundColor = .white
    let dimming = UIView(frame: behind.frame)
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.3)
    let faded = UIView(frame: behind.frame)
    (faded.backgroundColor, faded.alpha) = (.black, 0)
    let clearButton = UIView(frame: CGRect(x: 230, y: 105, width: 30, height: 30))
    clearButton.backgroundColor = .white
    let clipping = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 100))
    clipping.clipsToBounds = true
    let inner = UIView(frame: CGRect(x: 0, y: -300, width: 393, height: 400))
    inner.backgroundColor = .white
    clipping.addSubview(inner)
    let line = UIView(frame: CGRect(x: 0, y: 139, width: 393, height: 1))
    line.backgroundColor = .lightGray
    let field = namedField("name")
    #expect(
      visibilityMessages {
        BareForm([(behind, 0), (field, 100), (dimming, 0), (faded, 0), (clearButton, 0), (clipping, 0), (line, 139)])
      } == [])
  }

  @Test func `inputs behind a presented controller are not tested`() {
    let messages = visibilityMessages {
      let form = BareForm([(namedField("behind"), 700)])
      form.onAppear = { form in
        guard form.presentedViewController == nil else { return }
        let front = BareForm([(namedField("front"), 100)])
        front.modalPresentationStyle = .fullScreen
        form.present(front, animated: true)
      }
      return form
    }
    #expect(messages == [])
  }

  @Test func `inputs behind a controller that is presented in the context of a child are not tested`() {
    let messages = visibilityMessages {
      let parent = UIViewController()
      let child = BareForm([(namedField("behind"), 100)])
      child.definesPresentationContext = true
      parent.addChild(child)
      parent.loadViewIfNeeded()
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      child.onAppear = { child in
        guard child.presentedViewController == nil else { return }
        let front = BareForm([(namedField("front"), 500)])
        front.loadViewIfNeeded()
        front.view.backgroundColor = .white
        front.modalPresentationStyle = .overCurrentContext
        child.present(front, animated: true)
      }
      return parent
    }
    #expect(messages.count == 1 && messages.first?.hasPrefix("front: 24 points") == true, "\(messages)")
  }

  // MARK: - Horizontal problems

  @Test func `an input that is off the screen to one side is reported as a horizontal problem`() {
    let field = namedField("card")
    field.frame = CGRect(x: 300, y: 100, width: 200, height: 40)
    let messages = visibilityMessages { BareForm([(field, 0)]) }
    #expect(
      messages.first?.hasSuffix(
        "the input extends from 300 to 500 horizontally, but only 0 to 393 is visible.\n"
          + "also on iPhone 14 Pro (iphone-393x852) in portrait with the text keyboard without its bar") == true,
      "\(messages)")
  }

  @Test func `an input on another page of a horizontal scroll view is reported as a horizontal problem`() {
    let pages = UIScrollView(frame: CGRect(x: 20, y: 100, width: 353, height: 100))
    pages.contentSize = CGSize(width: 706, height: 100)
    let field = namedField("second page")
    field.frame = CGRect(x: 373, y: 20, width: 200, height: 40)
    pages.addSubview(field)
    let messages = visibilityMessages { BareForm([(pages, 0)]) }
    #expect(
      messages.first?.contains("from 393 to 593 horizontally, but only 20 to 373 is visible.") == true, "\(messages)")
  }

  @Test func `only the caret of an input that is wider than the screen must be visible`() {
    let field = namedField("wide")
    field.frame = CGRect(x: 20, y: 100, width: 500, height: 40)
    #expect(visibilityMessages { BareForm([(field, 0)]) } == [])
  }

  // MARK: - False alarms

  @Test func `an input that refuses to be edited passes, unless the screen has no other input`() {
    let delegate = FieldDelegate()
    delegate.allowsEditing = false
    let country = namedField("country")
    country.delegate = delegate
    #expect(visibilityMessages { BareForm([(namedField("name"), 100), (country, 700)]) } == [])
    let message = visibilityMessages { BareForm([(country, 700)]) }.first
    #expect(message?.hasPrefix("no input of BareForm became first responder") == true, "\(message ?? "none")")
  }

  @Test func `an input that loses focus fails`() {
    let delegate = FieldDelegate()
    delegate.onBegin = { field in HeadlessClock.schedule(after: 0.1) { field.resignFirstResponder() } }
    let field = namedField("name")
    field.delegate = delegate
    #expect(
      visibilityMessages { BareForm([(field, 100)]) }.first?.contains("the input did not stay first responder.") == true
    )
  }

  @Test func `an app's own UIKeyInput view counts as an input`() {
    func form(at top: CGFloat) -> BareForm {
      let pin = PinView()
      pin.accessibilityIdentifier = "pin"
      return BareForm([(pin, top)])
    }
    #expect(visibilityMessages { form(at: 100) } == [])
    #expect(visibilityMessages { form(at: 500) }.first?.hasPrefix("pin: 24 points covered") == true)
  }

  @Test func `a UIKeyInput view that is taller than the screen passes, like the page of a browser`() {
    let page = PinView(frame: CGRect(x: 0, y: 0, width: 393, height: 6000))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = page.frame.size
    scrollView.contentOffset.y = 2500
    scrollView.addSubview(page)
    #expect(visibilityMessages { BareForm([(scrollView, 0)]) } == [])
  }

  @Test func `an input with its own input view is tested above that view`() {
    let field = namedField("date")
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
    #expect(visibilityMessages { BareForm([(field, 600)]) } == [])
  }

  @Test func `an input that ends at the keyboard passes despite a rounding error`() {
    let field = namedField("name")
    // The keyboard begins at 516.
    field.frame = CGRect(x: 60, y: 476, width: 200, height: 40 + 1e-9)
    #expect(visibilityMessages { BareForm([(field, 0)]) } == [])
    field.frame.size.height = 41
    #expect(visibilityMessages { BareForm([(field, 0)]) }.count == 1)
  }

  // MARK: - Names

  @Test func `each input without a name has its own message`() {
    let messages = visibilityMessages {
      BareForm([(namedField(nil), 500), (namedField(nil), 600), (namedField(nil), 100), (namedField("last"), 700)])
    }
    let beginnings = messages.map { $0.prefix { $0 != ":" } }
    #expect(beginnings == ["UITextField", "UITextField 2", "last"])
    let empty = namedField("")
    empty.placeholder = ""
    #expect(visibilityMessages { BareForm([(empty, 500)]) }.allSatisfy { $0.hasPrefix("UITextField: ") })
  }

  // MARK: - Pictures

  @Test func `a failure is drawn with the keyboard over the screen`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    label.text = "Name & <title>"
    let messages = visibilityMessages(pictures: folder) { BareForm([(label, 0), (namedField("first/last"), 500)]) }
    let path = try #require(messages.first?.split(separator: "picture: ").last.map(String.init))
    #expect(path == folder.path + "/BareForm-first-last-iphone-393x852-portrait.svg")
    let picture = try String(contentsOfFile: path, encoding: .utf8)
    #expect(picture.contains("width=\"393\" height=\"852\""))
    #expect(picture.contains(">Name &amp; &lt;title></text>"))
    #expect(picture.contains("<rect x=\"0\" y=\"516\" width=\"393\" height=\"336\" fill=\"#9a9da3\""))
    #expect(picture.contains("<rect x=\"60\" y=\"500\" width=\"200\" height=\"40\" fill=\"red\""))
  }

  @Test func `failures of several screens of one class have separate pictures`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try [500, 560].map { top in
      let messages = visibilityMessages(pictures: folder) { BareForm([(namedField("lower"), top)]) }
      return try #require(messages.first?.split(separator: "picture: ").last.map(String.init))
    }
    #expect(paths[1] == folder.path + "/BareForm-lower-iphone-393x852-portrait-2.svg")
    for (path, top) in zip(paths, [500, 560]) {
      #expect(try String(contentsOfFile: path, encoding: .utf8).contains("y=\"\(top)\" width=\"200\""))
    }
  }

  @Test func `a folder that cannot be written is named in the message`() {
    let folder = URL(fileURLWithPath: "/dev/null/pictures", isDirectory: true)
    let messages = visibilityMessages(pictures: folder) { BareForm([(namedField("lower"), 500)]) }
    #expect(messages.count == 1 && messages[0].contains("no picture: /dev/null/pictures/BareForm-lower"))
  }

  @Test func `no picture is drawn if no input fails`() {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    #expect(visibilityMessages(pictures: folder) { BareForm([(namedField("upper"), 100)]) } == [])
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `a small view in a clipping container passes`() {
    let clip = UIView(frame: CGRect(x: 230, y: 105, width: 30, height: 30))
    clip.clipsToBounds = true
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    icon.backgroundColor = .white
    clip.addSubview(icon)
    #expect(visibilityMessages { BareForm([(namedField("name"), 100), (clip, 0)]) } == [])
  }

  @Test func `an input in a clipping container above the screen is reported without visible edges`() {
    let clip = UIView(frame: CGRect(x: 20, y: -100, width: 300, height: 80))
    clip.clipsToBounds = true
    let field = namedField("name")
    field.frame = CGRect(x: 0, y: 20, width: 200, height: 40)
    clip.addSubview(field)
    let messages = visibilityMessages { BareForm([(clip, 0)]) }
    #expect(
      messages.first?.contains("the input extends from -80 to -40, in a view that is not visible.") == true,
      "\(messages)")
  }

  @Test func `a name with an added number does not collide with a given name`() {
    let messages = visibilityMessages {
      BareForm([(namedField("Address"), 500), (namedField("Address 2"), 600), (namedField("Address"), 700)])
    }
    #expect(messages.count == 3)
  }
}
