#if canImport(UIKit)
  /// The records of all screens to which a notification belonged, or whose state was requested.
  ///
  /// A record is created when it is first used. Whenever a record is created, the records of disconnected screens are
  /// removed.
  @MainActor final class KeyboardScreenRecords {
    private var records: [KeyboardScreenRecord] = []
    private var lastRecord: KeyboardScreenRecord?

    /// The record of the screen to which the last notification belonged; nil if there was none, or if the screen has
    /// been disconnected.
    var ofLastNotification: KeyboardScreenRecord? { lastRecord.flatMap { $0.isConnected ? $0 : nil } }

    /// The records of the screens that are still connected.
    var connected: [KeyboardScreenRecord] { records.filter(\.isConnected) }

    /// Returns the record of a screen and creates it if necessary.
    func record(for screen: KeyboardScreen) -> KeyboardScreenRecord {
      // Nearly all notifications belong to the same screen, and this method is called for each delivery.
      if let lastRecord, lastRecord.isRecord(of: screen) { return lastRecord }
      if let record = records.first(where: { $0.isRecord(of: screen) }) { return record }
      removeDisconnected()
      let record = KeyboardScreenRecord(screen)
      records.append(record)
      return record
    }

    /// Returns the record of the screen to which a notification belongs, which becomes ``ofLastNotification``.
    func recordForNotification(on screen: KeyboardScreen) -> KeyboardScreenRecord {
      let record = record(for: screen)
      lastRecord = record
      return record
    }

    private func removeDisconnected() {
      records.removeAll { !$0.isConnected }
      // This releases the disconnected screen, which a record holds.
      if lastRecord?.isConnected == false { lastRecord = nil }
    }
  }
#endif
