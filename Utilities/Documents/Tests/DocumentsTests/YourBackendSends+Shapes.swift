// Cells of tables do not end after 100 columns.
// swift-format-ignore-file

import ConstructionBuilders
import Foundation

extension YourBackendSends {
  // Shapes: YourBackendSends.md
}
