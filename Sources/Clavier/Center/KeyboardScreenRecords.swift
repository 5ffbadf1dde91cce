#if canImport(UIKit)
  /// The records of all screens to which a notification belonged, or whose state was requested.
  @MainActor final class KeyboardScreenRecords {
    private var records: [KeyboardScreenRecord] = []
    private var lastRecord: KeyboardScreenRecord?

    /// The record of the screen to which the last notification belonged.
    var last: KeyboardScreenRecord? { lastRecord.flatMap { $0.isAlive ? $0 : nil } }

    /// The records of the screens that are still connected.
    var alive: [KeyboardScreenRecord] { records.filter(\.isAlive) }

    /// Returns the record of a screen and creates it if necessary.
    func record(for screen: KeyboardScreen) -> KeyboardScreenRecord {
      if let lastRecord, lastRecord.isRecord(of: screen) { return lastRecord }
      if let record = records.first(where: { $0.isRecord(of: screen) }) { return record }
      removeDisconnected()
      let record = KeyboardScreenRecord(screen)
      records.append(record)
      return record
    }

    /// Returns the record of the screen to which a notification belongs, which becomes ``last``.
    func recordForNotification(on screen: KeyboardScreen) -> KeyboardScreenRecord {
      let record = record(for: screen)
      lastRecord = record
      return record
    }

    private func removeDisconnected() {
      records.removeAll { !$0.isAlive }
      lastRecord = last
    }
  }
#endif
