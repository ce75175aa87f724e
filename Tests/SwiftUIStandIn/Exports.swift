// SwiftUI gives its clients Foundation and, with it, CGFloat and CGRect.
@_exported import Foundation
