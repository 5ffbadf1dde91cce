import Clavier
import Foundation
import TestSupport
import Testing
import UIKit

@testable import ClavierTesting

/// Inputs that show another screen when they are edited.
@MainActor
struct ShownScreenTests {
  private let keyboards = [TestedKeyboard(kind: .text), TestedKeyboard(kind: .emoji)]

  /// Returns the results for a screen on an iPhone 14 Pro in portrait, whose text keyboard begins at 516.
  private func verdicts(_ screen: () -> UIViewController) throws -> [InputTrial.Verdict] {
    let trial = try InputTrial(screen, at: TrialPlace(device: .standard, orientation: .portrait))
    var verdicts: [InputTrial.Verdict] = []
    trial.run(keyboards) { verdict, _ in verdicts.append(verdict) }
    trial.end()
    return verdicts
  }

  private func opaque(_ form: BareForm) -> BareForm {
    form.loadViewIfNeeded()
    form.view.backgroundColor = .white
    return form
  }

  /// Checks that the country, which is chosen on another screen, and the inputs of both screens are tested once.
  private func expectEachInputOnce(_ verdicts: [InputTrial.Verdict]) {
    #expect(verdicts.count == 3 * keyboards.count, "\(verdicts)")
    for name in ["country", "name", "search"] {
      let own = verdicts.filter { $0.input == name }
      #expect(own.count == keyboards.count)
      #expect(own.allSatisfy { $0.wasJudged == (name != "country") }, "\(own)")
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

  @Test func `the inputs of a screen that is pushed after an input was edited are tested`() throws {
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
    #expect(results.allSatisfy { $0.wasJudged && ($0.explanation != nil) == ($0.input == "next") }, "\(results)")
  }
}
