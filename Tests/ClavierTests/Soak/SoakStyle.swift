import Clavier
import Combine
import Foundation
import UIKit

/// A way to use Clavier on a screen.
enum SoakStyle: CaseIterable {
  case listener, sharedListener, interactiveDismissal, sharedDelegate, delegate, pool, handler, constraint, subscription
  case corrections, avoiderOptions, events, states, heights, eventPublisher, statePublisher, model, observableKeyboard
  case toolbar, returnKeys, tapToDismiss
}

extension SoakController {
  /// Uses a style as an app would, with everything that the app would retain.
  func use(_ style: SoakStyle) {
    switch style {
    case .listener:
      let listener = KeyboardListener()
      for event in KeyboardEvent.allCases { listener.on(event) { [weak self] in self?.note($0.endFrame) } }
      listener.start()
      retained.append(listener)
    case .sharedListener:
      KeyboardListener.shared.on(event: .willShow, owner: self) { [weak self] in self?.note($0.endFrame) }.start()
    case .interactiveDismissal:
      let listener = KeyboardListener()
      scrollView.keyboardDismissMode = .interactive
      listener.on(.willChangeFrame) { [weak self] in self?.note($0.endFrame) }
        .trackInteractiveDismissal(of: scrollView).start()
      retained.append(listener)
    case .sharedDelegate: KeyboardManager.shared.delegate = self
    case .delegate: KeyboardManager.shared.add(self)
    case .pool: subscribeOnKeyboardNotifications()
    case .handler:
      let handler = KeyboardHandler(for: self)
      field.delegate = handler
      handler.keyboardOffset.bind { [weak self] in self?.scrollView.frame.origin.y = $0 }
      retained.append(handler)
    case .constraint: bottom?.followKeyboard(in: view)
    case .subscription: KeyboardCenter.shared.subscribe(owner: self) { [weak self] in self?.note($1.endFrame) }
    case .corrections: KeyboardCenter.shared.observeCorrections(owner: self) { [weak self] in self?.note(.zero) }
    case .avoiderOptions:
      let options = KeyboardAvoider.shared.options(for: field)
      options.spacing = 24
      options.alsoKeepVisible = [textView]
      KeyboardAvoider.shared.setPolicy(.scrollOnly, for: self)
    case .events, .states, .heights: follow(style)
    case .eventPublisher:
      KeyboardCenter.shared.eventPublisher.sink { [weak self] in self?.note($0.info.endFrame) }.store(in: &cancellables)
    case .statePublisher:
      KeyboardCenter.shared.statePublisher.sink { [weak self] in self?.note($0.frame) }.store(in: &cancellables)
    case .model: if #available(iOS 17, *) { retained.append(KeyboardModel()) }
    case .observableKeyboard: retained.append(ObservableKeyboard())
    case .toolbar: field.inputAccessoryView = KeyboardToolbar(in: view)
    case .returnKeys: retained.append(ReturnKeyChain(in: view))
    case .tapToDismiss: retained.append(TapToDismiss(in: view))
    }
  }

  /// Starts a task that ends with the controller.
  private func follow(_ style: SoakStyle) {
    let center = KeyboardCenter.shared
    switch style {
    case .events:
      let events = center.events
      tasks.append(Task { [weak self] in for await (_, info) in events { self?.note(info.endFrame) } })
    case .states:
      let states = center.states
      tasks.append(Task { [weak self] in for await state in states { self?.note(state.frame) } })
    default:
      let heights = center.heights(in: view)
      tasks.append(Task { [weak self] in for await height in heights { self?.height = height } })
    }
  }
}
