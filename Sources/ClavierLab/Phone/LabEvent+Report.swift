extension LabEvent {
  /// Creates an event from an explained notification.
  init(_ report: NotificationReport, name: String, time: Double, number: Int) {
    self.init(
      time: time, number: number, name: name, startFrame: report.startFrame, endFrame: report.endFrame,
      duration: report.duration, curve: report.curve, belongsToCurrentApp: report.belongsToCurrentApp,
      remarks: report.remarks)
  }
}
