import ClavierCore
import Combine
import Foundation
import Observation
import Testing
import UIKit

@testable import Clavier

@MainActor struct KeyboardModelTests {
  let keyboard = KeyboardFixture()
  let center: KeyboardCenter

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
  }

  @Test func `a model has the current state, and each later state with its animation`() {
    HeadlessWorld.reset()
    keyboard.show()
    let model = KeyboardModel(center: center)
    #expect(model.isVisible && model.visibleHeight == 336)
    #expect(model.animation.duration == 0)
    keyboard.hide()
    #expect(!model.isVisible && model.visibleHeight == 0)
    #expect(model.animation.duration == 0.25)
  }

  @Test func `a model reports a change to its observers before the post returns`() {
    HeadlessWorld.reset()
    let model = KeyboardModel(center: center)
    let changes = Counter()
    withObservationTracking {
      _ = model.visibleHeight
    } onChange: {
      changes.count += 1
    }
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(changes.count == 1)
    #expect(model.visibleHeight == 336)
  }

  @Test func `a model ends its subscription when it is released`() {
    HeadlessWorld.reset()
    var model: KeyboardModel? = KeyboardModel(center: center)
    var object: ObservableKeyboard? = ObservableKeyboard(center: center)
    #expect(center.subscribers.count == 2)
    weak let (released, releasedObject) = (model, object)
    model = nil
    object = nil
    #expect(released == nil && releasedObject == nil)
    #expect(center.subscribers.count == 0)
  }

  @Test func `an observable object publishes before a change, and only then`() {
    HeadlessWorld.reset()
    let object = ObservableKeyboard(center: center)
    var heights: [CGFloat] = []
    let cancellable = object.objectWillChange.sink { heights.append(object.visibleHeight) }
    keyboard.show()
    keyboard.hide()
    #expect(heights == [0, 336])
    #expect(!object.isVisible && object.visibleHeight == 0)
    #expect(object.animation.duration == 0.25)
    cancellable.cancel()
  }

  @Test func `an observable object has the animation of a change before it publishes the change`() {
    HeadlessWorld.reset()
    let object = ObservableKeyboard(center: center)
    var durations: [TimeInterval] = []
    let cancellable = object.objectWillChange.sink { durations.append(object.animation.duration) }
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(durations == [0.25])
    cancellable.cancel()
  }

  private final class Counter: @unchecked Sendable {
    var count = 0
  }
}
