#if canImport(UIKit)
  import Foundation
  import UIKit

  /// A row, header, or footer whose view a list creates only when it becomes visible.
  enum ListElement: Hashable {
    case row(IndexPath)
    case part(SectionPart)
  }
#endif
