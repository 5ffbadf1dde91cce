@_exported public import Foundation
@_exported public import HeadlessCoreFoundation
@_exported public import HeadlessEnumerations
@_exported public import HeadlessQuartz
