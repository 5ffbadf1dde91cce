import Clavier
import Foundation
import TestSupport
import Testing
import UIKit

@testable import ClavierTesting

/// Inputs that show another screen when they are edited.
@MainActor
struct ShownScreenTests {
  private func opaque(_ form: BareForm) -> BareForm {
    form.loadViewIfNeeded()
    form.view.backgroundColor = .white
    return form
  }

  /// Checks that the country, which is chosen on another screen, and the inputs of both screens are tested once.
  private func expectEachInputOnce(_ verdicts: [InputTrial.Verdict]) {
    #expect(verdicts.count == 6, "\(verdicts)")
    for name in ["country", "name", "search"] {
      let own = verdicts.filter { $0.input == name }
      #expect(own.count == 2)
      #expect(own.allSatisfy { $0.wasChecked == (name != "country") }, "\(own)")
      #expect(own.allSatisfy { ($0.explanation != nil) == (name == "search") }, "\(own)")
    }
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
  func `an input whose delegate presents a picker does not affect the others`(style: UIModalPresentationStyle) throws {
    let delegate = FieldDelegate()
    let results = try verdicts {
      let country = namedField("country")
      country.delegate = delegate
      let form = BareForm([(country, 100), (namedField("name"), 200)])
      delegate.allowsEditing = false
      delegate.onAsk = { [weak form] in
        let picker = opaque(BareForm([(namedField("search"), 600)]))
        picker.modalPresentationStyle = style
        form?.present(picker, animated: true)
      }
      return form
    }
    expectEachInputOnce(results)
  }

  /// A table with two inputs.
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let field = namedField("row \(indexPath.row)")
      field.frame = CGRect(x: 20, y: 2, width: 200, height: 40)
      cell.contentView.addSubview(field)
      return cell
    }
  }

  @Test func `the inputs of a list that is created for each presentation are tested once`() throws {
    let delegate = FieldDelegate()
    let results = try verdicts {
      let country = namedField("country")
      country.delegate = delegate
      let form = BareForm([(country, 100), (namedField("name"), 200)])
      delegate.allowsEditing = false
      delegate.onAsk = { [weak form] in form?.present(Rows(), animated: true) }
      return form
    }
    let names = ["country", "name", "row 0", "row 1"]
    #expect(results.map(\.input).sorted() == (names + names).sorted())
    #expect(results.allSatisfy { $0.wasChecked == ($0.input != "country") && $0.explanation == nil }, "\(results)")
  }

  @Test func `a chain of screens that push each other is not tested endlessly`() throws {
    let delegate = FieldDelegate()
    var count = 0
    let results = try verdicts {
      delegate.allowsEditing = false
      weak var navigation: UINavigationController?
      @MainActor func form() -> UIViewController {
        count += 1
        let field = namedField("\(count)")
        field.delegate = delegate
        return opaque(BareForm([(field, 120)]))
      }
      delegate.onAsk = {
        // Without this limit, a defect would make the test endless.
        if count < 400 { navigation?.pushViewController(form(), animated: true) }
      }
      let root = UINavigationController(rootViewController: form())
      navigation = root
      return root
    }
    #expect(count > 20 && count < 400 && !results.isEmpty)
  }

  @Test func `an input whose delegate pushes a picker does not affect the others`() throws {
    let delegate = FieldDelegate()
    let results = try verdicts {
      let country = namedField("country")
      country.delegate = delegate
      let form = BareForm([(country, 120), (namedField("name"), 200)])
      delegate.allowsEditing = false
      delegate.onAsk = { [weak form] in
        form?.navigationController?.pushViewController(
          opaque(BareForm([(namedField("search"), 600)])), animated: true)
      }
      return UINavigationController(rootViewController: form)
    }
    expectEachInputOnce(results)
  }

  @Test func `tests the inputs of a screen that the app pushes after an input is edited`() throws {
    let delegate = FieldDelegate()
    let results = try verdicts {
      let name = namedField("name")
      name.delegate = delegate
      let form = BareForm([(name, 120), (namedField("city"), 200)])
      delegate.onEnd = { [weak form] _ in
        form?.navigationController?.pushViewController(opaque(BareForm([(namedField("next"), 600)])), animated: true)
      }
      return UINavigationController(rootViewController: form)
    }
    #expect(results.map(\.input).sorted() == ["city", "city", "name", "name", "next", "next"])
    #expect(results.allSatisfy { $0.wasChecked && ($0.explanation != nil) == ($0.input == "next") }, "\(results)")
  }
}
