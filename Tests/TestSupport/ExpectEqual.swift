import Foundation
package import Testing

/// Expects two snapshots to be equal, and names what differs.
package func expectEqual(
  _ snapshot: Snapshot, _ other: Snapshot, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(snapshot == other, "\(snapshot.differences(from: other))", sourceLocation: sourceLocation)
}
