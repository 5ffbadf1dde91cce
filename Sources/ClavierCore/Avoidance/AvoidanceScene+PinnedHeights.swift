package import Foundation

extension AvoidanceScene {
  /// The heights of a header and a footer that float above the rows of their section, in the window's points.
  ///
  /// The header and footer float at the edges of the part of a scroll view that shows content.
  package struct PinnedHeights: Hashable, Sendable {
    /// The height of the header at the upper edge; 0 if there is none.
    package var header: CGFloat
    /// The height of the footer at the lower edge; 0 if there is none.
    package var footer: CGFloat

    package init(header: CGFloat = 0, footer: CGFloat = 0) {
      self.header = header
      self.footer = footer
    }

    /// Creates the heights of a header and a footer, which count as 0 unless the header or footer floats.
    ///
    /// A header or a footer overlaps a row of its own section only if it floats.
    ///
    /// - Parameters:
    ///   - header: The current frame of the section's header; nil if the section has no header.
    ///   - footer: The current frame of the section's footer; nil if the section has no footer.
    ///   - row: The frame of a row of the section, in the same coordinate space.
    package init(header: CGRect?, footer: CGRect?, over row: CGRect) {
      func heightIfFloating(_ frame: CGRect?) -> CGFloat {
        guard let frame, frame.span.intersection(row.span).height > .imperceptible else { return 0 }
        return frame.size.height
      }
      self.init(header: heightIfFloating(header), footer: heightIfFloating(footer))
    }
  }
}
