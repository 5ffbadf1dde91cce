#if canImport(UIKit)
  import Foundation
  import UIKit

  /// A view that a list creates when it becomes visible.
  enum ListElement: Hashable {
    case row(IndexPath)
    case part(SectionPart)
  }
#endif
