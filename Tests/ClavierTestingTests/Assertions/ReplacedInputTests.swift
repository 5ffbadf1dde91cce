import Clavier
import Foundation
import Testing
import UIKit

@testable import ClavierTesting

/// Forms that replace or add inputs while they are tested.
@MainActor
struct ReplacedInputTests {
  @Test func `each input of a form that creates its views again after each change is tested once`() throws {
    let delegate = FieldDelegate()
    var count = 0
    let results = try verdicts {
      let form = BareForm([])
      let show: () -> Void = { [weak form] in
        // Without this limit, a defect would make the test endless.
        guard let form, count < 40 else { return }
        count += 1
        for view in form.view.subviews { view.removeFromSuperview() }
        for (index, name) in ["first", "second", nil, nil].enumerated() {
          let field = namedField(name)
          field.frame = CGRect(x: 60, y: 100 + 50 * index, width: 200, height: 40)
          field.delegate = delegate
          form.view.addSubview(field)
        }
      }
      form.onAppear = { _ in show() }
      delegate.onEnd = { _ in show() }
      return form
    }
    let names = ["first", "second", "UITextField", "UITextField 2"]
    #expect(results.map(\.input) == names + names)
    #expect(results.allSatisfy { $0.wasChecked && $0.explanation == nil }, "\(results)")
  }

  @Test func `a form that adds an input after each change is not tested endlessly`() throws {
    let delegate = FieldDelegate()
    var count = 1
    let results = try verdicts {
      let first = namedField("1")
      first.delegate = delegate
      let form = BareForm([(first, 100)])
      delegate.onEnd = { [weak form] _ in
        // Without this limit, a defect would make the test endless.
        guard count < 1000 else { return }
        count += 1
        let next = namedField("\(count)")
        next.frame = first.frame
        next.delegate = delegate
        form?.view.addSubview(next)
      }
      return form
    }
    #expect(results.count > 20 && results.count < 600)
  }
}
