import FlyingFox
import Foundation

/// A message that a page sent over its WebSocket.
enum PageMessage: Hashable, Sendable {
  case text(String)
  case ping(Data)
  case close(WSCloseCode)
}
