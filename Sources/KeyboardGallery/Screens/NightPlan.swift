#if canImport(UIKit)
  import UIKit

  #if canImport(SwiftUI)
    import SwiftUI
  #endif

  /// The plan for a night in an observatory, which a SwiftUI form shows.
  @MainActor enum NightPlan {
    static let title = "Observatory"

    struct Entry: Identifiable {
      let id: String
      let title: String
      let placeholder: String
      var keyboardType = UIKeyboardType.default
    }

    struct Group: Identifiable {
      let title: String
      let entries: [Entry]

      var id: String { title }
    }

    static let sections = [
      Group(
        title: "Objects",
        entries: [
          Entry(id: "first", title: "First object", placeholder: "Messier 31"),
          Entry(id: "second", title: "Second object", placeholder: "Double Cluster"),
          Entry(id: "minutes", title: "Minutes for each", placeholder: "45", keyboardType: .numberPad),
        ]),
      Group(
        title: "Instrument",
        entries: [
          Entry(id: "eyepiece", title: "Eyepiece in mm", placeholder: "22", keyboardType: .numberPad),
          Entry(id: "filter", title: "Filter", placeholder: "None"),
        ]),
      Group(
        title: "Company",
        entries: [
          Entry(id: "observer", title: "Observer", placeholder: "Caroline Herschel"),
          Entry(id: "guests", title: "Guests", placeholder: "6", keyboardType: .numberPad),
        ]),
    ]
  }

  #if canImport(SwiftUI)
    extension NightPlan {
      static func controller(color: UIColor) -> UIViewController {
        UIHostingController(rootView: NightPlanForm(color: Color(uiColor: color)))
      }
    }

    private struct NightPlanForm: View {
      let color: Color

      var body: some View {
        Form {
          Text(NightPlan.title).font(.largeTitle.bold())
          ForEach(NightPlan.sections) { section in
            Section(section.title) {
              ForEach(section.entries) { NightPlanField(entry: $0) }
            }
          }
        }
        .tint(color)
      }
    }

    private struct NightPlanField: View {
      let entry: NightPlan.Entry
      @State private var text = ""

      var body: some View {
        VStack(alignment: .leading) {
          Text(entry.title).font(.footnote)
          TextField(entry.placeholder, text: $text).keyboardType(entry.keyboardType)
        }
      }
    }
  #else
    extension NightPlan {
      /// Creates a stand-in for the hosting controller, because SwiftUI exists only on Apple's systems.
      static func controller(color: UIColor) -> UIViewController {
        let form = SectionedForm(
          title: title,
          sections: sections.map { section in
            FormSection(
              section.title,
              section.entries.map {
                [FormField($0.title, placeholder: $0.placeholder, identifier: $0.id, keyboardType: $0.keyboardType)]
              })
          },
          color: color)
        let scrollView = UIScrollView()
        scrollView.hold(form)
        return HeadlessHostingController(content: scrollView)
      }
    }
  #endif
#endif
