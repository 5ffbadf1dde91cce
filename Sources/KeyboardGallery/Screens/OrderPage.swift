#if canImport(UIKit)
  import UIKit

  #if canImport(WebKit)
    import WebKit
  #endif

  /// A web page on which readers order books.
  @MainActor enum OrderPage {
    static let title = "Reading room"
    static let detail = "Books that you order before noon are ready at two o'clock."
    static let fields = [
      "Reader's number", "Shelf mark", "Author", "Title", "Volume", "Desk", "Day of your visit", "Remarks",
    ]
  }

  #if canImport(WebKit)
    extension OrderPage {
      static func webView() -> UIView {
        let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        webView.loadHTMLString(html, baseURL: nil)
        return webView
      }

      private static var html: String {
        let inputs = fields.map { "<label>\($0)<input></label>" }.joined()
        return """
          <!doctype html>
          <meta name="viewport" content="width=device-width">
          <meta name="color-scheme" content="light dark">
          <style>
            body { font: 17px system-ui; margin: 20px }
            label, input { display: block; width: 100%; box-sizing: border-box }
            input { font: inherit; margin: 4px 0 16px; padding: 8px }
          </style>
          <h1>\(title)</h1>
          <p>\(detail)</p>
          \(inputs)
          """
      }
    }
  #else
    extension OrderPage {
      /// Creates a stand-in for the web view, because WebKit exists only on Apple's systems.
      static func webView() -> UIView { OrderPageView() }
    }

    /// A stand-in for the web view, with labels instead of HTML.
    private final class OrderPageView: HeadlessWebView {
      private let page = UIView()
      private let titleLabel = UILabel()
      private let detailLabel = UILabel()
      private let labels = OrderPage.fields.map { _ in UILabel() }
      private var width: CGFloat = 0

      init() {
        super.init(frame: .zero)
        for (label, text) in zip(labels, OrderPage.fields) { set(text, in: label, font: .systemFont(ofSize: 17)) }
        set(OrderPage.title, in: titleLabel, font: .boldSystemFont(ofSize: 30))
        set(OrderPage.detail, in: detailLabel, font: .systemFont(ofSize: 17))
        pageView = page
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }

      /// Sets the text and the font of a label, without the preferred text size.
      ///
      /// A page does not follow the preferred text size, unless its style sheet does.
      private func set(_ text: String, in label: UILabel, font: UIFont) {
        label.text = text
        label.font = font
        label.textColor = .label
        page.addSubview(label)
      }

      override func layoutSubviews() {
        if bounds.width != width {
          width = bounds.width
          layOutPage()
        }
        super.layoutSubviews()
      }

      private func layOutPage() {
        let line = width - 40
        var top: CGFloat = 20
        func place(_ label: UILabel, gap: CGFloat) {
          let height = label.height(in: line)
          label.frame = CGRect(x: 20, y: top, width: line, height: height)
          top += height + gap
        }
        place(titleLabel, gap: 12)
        place(detailLabel, gap: 20)
        fields = labels.map { label in
          place(label, gap: 4)
          defer { top += 38 + 16 }
          return CGRect(x: 20, y: top, width: line, height: 38)
        }
        pageHeight = top + 4
      }
    }
  #endif
#endif
