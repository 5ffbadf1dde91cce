/// The sizes of the phone after a rotation, as in ``LabOpened``.
package struct LabTurned: Codable, Hashable, Sendable {
  /// The time in seconds of the virtual clock.
  package var time: Double
  package var screen: LabSize
  package var body: LabSize
  package var screenFrame: ReportFrame
}
