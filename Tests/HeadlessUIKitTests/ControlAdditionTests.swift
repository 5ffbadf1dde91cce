import Foundation
import Testing
import UIKit

@MainActor @Suite("Images, backgrounds, and text of controls") struct ControlAdditionTests {
  @Test("The images at the ends of a slider shorten its track, along which a touch moves the value")
  func slider() {
    let screen = Screen()
    let slider = UISlider(frame: rect(20, 100, 300, 34))
    screen.view.addSubview(slider)
    let icon = UIImage(systemName: "speaker")
    let width = icon?.size.width ?? 0
    slider.minimumValueImage = icon
    slider.maximumValueImage = icon
    HeadlessWorld.updateCycle()
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == width + 8 && isClose(track.maxX, 300 - width - 8))
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 0)
    HeadlessTouches.tap(at: CGPoint(x: 20 + track.midX, y: 117))
    HeadlessTouches.drag(
      from: CGPoint(x: 20 + track.minX, y: 117), to: CGPoint(x: 20 + track.midX, y: 117), duration: 0.2)
    #expect(isClose(CGFloat(slider.value), 0.5, by: 0.01))
    let thumb = UIImage(systemName: "circle")
    slider.setThumbImage(thumb, for: .normal)
    #expect(slider.currentThumbImage == thumb)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX == track.minX)
    #expect(isClose(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX, track.maxX))
  }

  @Test("A finger that moves along a page control changes its page continuously, unless the app forbids it")
  func pageControl() {
    let screen = Screen()
    let pages = UIPageControl(frame: rect(0, 100, 100, 26))
    pages.numberOfPages = 5
    screen.view.addSubview(pages)
    var log: [Int] = []
    pages.addAction(UIAction { [unowned pages] _ in log.append(pages.currentPage) }, for: .valueChanged)
    HeadlessTouches.drag(from: CGPoint(x: 5, y: 113), to: CGPoint(x: 95, y: 113), duration: 0.3, steps: 18)
    #expect(log == [1, 2, 3, 4] && pages.interactionState == .none)
    pages.allowsContinuousInteraction = false
    log = []
    HeadlessTouches.drag(from: CGPoint(x: 95, y: 113), to: CGPoint(x: 5, y: 113), duration: 0.3, steps: 18)
    #expect(log == [3])
    let before = pages.intrinsicContentSize
    pages.preferredIndicatorImage = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
    #expect(pages.intrinsicContentSize.width > before.width)
  }

  @Test("A progress view shows the progress that it observes")
  func progress() {
    let (view, progress) = (UIProgressView(), Progress(totalUnitCount: 4))
    view.progress = 0.9
    view.observedProgress = progress
    #expect(view.progress == 0)
    progress.completedUnitCount = 3
    #expect(view.progress == 0.75)
    view.observedProgress = nil
    #expect(view.progress == 0.75)
  }

  @Test("Text that is wider than its field shrinks to the smallest size")
  func textField() {
    let screen = Screen()
    let field = UITextField(frame: rect(0, 100, 100, 30))
    field.font = .systemFont(ofSize: 20)
    field.text = "A text that is far too wide"
    screen.view.addSubview(field)
    #expect(field.headlessTextLayout.font.pointSize == 20)
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 4
    let layout = field.headlessTextLayout
    #expect(layout.font.pointSize < 20 && layout.size.width <= 100.5)
    field.minimumFontSize = 12
    #expect(field.headlessTextLayout.font.pointSize == 12)
  }

  @Test("Text that shrinks to fit a label keeps its baseline, is centered, or is at the top", arguments: [0, 1, 2])
  func baselines(raw: Int) throws {
    let label = UILabel(frame: rect(0, 0, 60, 60))
    label.font = .systemFont(ofSize: 20)
    label.text = "Much too wide"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    label.baselineAdjustment = try #require(UIBaselineAdjustment(rawValue: raw))
    let layout = label.headlessTextLayout
    let (top, height) = (layout.lines[0].frame.minY, layout.lines[0].frame.height)
    #expect(layout.font.pointSize < 20)
    switch label.baselineAdjustment {
    case .alignCenters: #expect(isClose(top, (60 - height) / 2, by: 0.01))
    case .none: #expect(top == 0)
    default:
      let baseline = (60 - label.font.lineHeight) / 2 + label.font.lineHeight * 0.952 / 1.193
      #expect(isClose(top + height * 0.952 / 1.193, baseline, by: 0.3))
    }
  }

  @Test("A search bar with a prompt is taller, and its icon can be replaced")
  func searchBar() {
    let bar = UISearchBar()
    let height = bar.intrinsicContentSize.height
    bar.prompt = "Search all mail"
    #expect(bar.intrinsicContentSize.height > height)
    let icon = UIImage(systemName: "star")
    bar.setImage(icon, for: .search, state: .normal)
    #expect(bar.image(for: .search, state: .normal) == icon)
    #expect((bar.searchTextField.leftView as? UIImageView)?.image == icon)
  }

  private func background(of view: UIView) -> UIView? {
    view.subviews.first?.subviews.first { !($0 is UIVisualEffectView) }
  }

  @Test("A button's configuration determines its background, corners, border, and the attributes of its title")
  func buttonConfiguration() {
    let screen = Screen()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.cornerStyle = .capsule
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .boldSystemFont(ofSize: 30)
      outgoing.foregroundColor = .yellow
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    button.tintColor = .green
    button.frame = rect(0, 100, 200, 60)
    screen.view.addSubview(button)
    HeadlessWorld.updateCycle()
    #expect(background(of: button)?.backgroundColor == .green && background(of: button)?.layer.cornerRadius == 30)
    #expect(button.titleLabel?.font.pointSize == 30 && button.titleLabel?.textColor == .yellow)
    button.role = .destructive
    HeadlessWorld.updateCycle()
    #expect(background(of: button)?.backgroundColor == .systemRed)
    button.configuration?.background.backgroundColor = .blue
    button.configuration?.background.cornerRadius = 4
    button.configuration?.background.strokeWidth = 2
    button.configuration?.background.strokeColor = .red
    HeadlessWorld.updateCycle()
    #expect(background(of: button)?.backgroundColor == .blue && background(of: button)?.layer.cornerRadius == 4)
    let border = button.subviews.first?.subviews.last
    #expect(border?.layer.borderWidth == 2 && border?.isHidden == false)
    var sold = AttributedString("Sold")
    sold.foregroundColor = .red
    button.configuration?.attributedTitle = sold
    #expect(button.configuration?.title == "Sold")
    button.configuration = .plain()
    HeadlessWorld.updateCycle()
    #expect(button.subviews.first is UIImageView, "a plain button has no background")
  }

  @Test("A tap toggles a button that selects itself, before its actions")
  func selectingButton() {
    let screen = Screen()
    let button = UIButton(frame: rect(0, 100, 100, 44))
    screen.view.addSubview(button)
    var states: [Bool] = []
    button.addAction(UIAction { [unowned button] _ in states.append(button.isSelected) }, for: .primaryActionTriggered)
    HeadlessTouches.tap(button)
    button.changesSelectionAsPrimaryAction = true
    HeadlessTouches.tap(button)
    HeadlessTouches.tap(button)
    #expect(states == [false, true, false])
    var events: [UIControl.Event.RawValue] = []
    button.enumerateEventHandlers { action, target, event, stop in
      if action != nil, target == nil { events.append(event.rawValue) }
      stop = true
    }
    #expect(events == [UIControl.Event.primaryActionTriggered.rawValue])
  }

  @Test("A cell's background configuration replaces its background views, and shows the selection")
  func cellBackground() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = rect(0, 0, 300, 44)
    cell.backgroundView = UIView()
    cell.backgroundConfiguration = .listGroupedCell()
    #expect(cell.backgroundView == nil)
    cell.layoutIfNeeded()
    #expect(background(of: cell)?.backgroundColor == .secondarySystemGroupedBackground)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(background(of: cell)?.backgroundColor == .systemGray4)
    cell.backgroundConfiguration?.backgroundColor = .red
    cell.backgroundConfiguration?.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.layoutIfNeeded()
    #expect(background(of: cell)?.backgroundColor == .red && background(of: cell)?.frame == rect(2, 1, 294, 40))
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    let item = UICollectionViewListCell(frame: rect(0, 0, 300, 44))
    var custom = UIBackgroundConfiguration.clear()
    let view = UIView()
    custom.customView = view
    custom.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .purple }
    item.backgroundConfiguration = custom
    item.layoutIfNeeded()
    #expect(view.frame == item.bounds && background(of: item)?.backgroundColor == .purple)
  }

  @Test("Dimming the tint also dims descendants that do not choose a mode, and notifies them")
  func dimming() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (outer, inner) = (UIView(), Tinted())
    outer.addSubview(inner)
    outer.tintColor = .red
    inner.changes = 0
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && inner.changes == 1 && inner.tintColor != .red)
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(red == green && green == blue)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .red && inner.changes == 2)
    outer.tintAdjustmentMode = .automatic
    #expect(outer.tintAdjustmentMode == .normal && outer.tintColor == .red && inner.changes == 2)
  }

  @Test(
    "A view with an exclusive touch blocks touches of other views, and receives none while another view has a touch"
  )
  func exclusiveTouches() {
    final class Counter: UIView {
      var touches = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += touches.count }
    }
    func touches(exclusive: Int?) -> [Int] {
      let screen = Screen()
      let views = (0..<2).map { index in
        let view = Counter(frame: rect(0, CGFloat(100 + 200 * index), 100, 100))
        view.isExclusiveTouch = index == exclusive
        screen.view.addSubview(view)
        return view
      }
      HeadlessTouches.drag(fingersAlong: [[CGPoint(x: 50, y: 150)], [CGPoint(x: 50, y: 350)]], duration: 0)
      return views.map(\.touches)
    }
    #expect(touches(exclusive: nil) == [1, 1])
    #expect(touches(exclusive: 0) == [1, 0])
    #expect(touches(exclusive: 1) == [1, 0])
  }

  @Test("A snapshot can show part of a view")
  func snapshotOfPart() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    let red = screen.add(rect(50, 50, 20, 20), to: view)
    red.backgroundColor = .red
    HeadlessWorld.updateCycle()
    let part = view.resizableSnapshotView(from: rect(40, 40, 40, 40), afterScreenUpdates: true, withCapInsets: .zero)
    #expect(part?.bounds.size == CGSize(width: 40, height: 40))
    let copy = part?.subviews.first?.subviews.first
    #expect(copy?.backgroundColor == .red && copy.map { $0.convert($0.bounds, to: part) } == rect(10, 10, 20, 20))
    #expect(view.resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero) == nil)
    #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    #expect(!UIView().drawHierarchy(in: .zero, afterScreenUpdates: false))
  }

  @Test("Tilting the device moves a view as its motion effects define, and removing the effects moves the view back")
  func motionEffects() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 10, 10))
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -20
    effect.maximumRelativeValue = 20
    view.addMotionEffect(effect)
    HeadlessMotion.tilt(to: UIOffset(horizontal: 0.5, vertical: 1))
    #expect(view.center.x == 15)
    HeadlessMotion.tilt(to: UIOffset(horizontal: -1, vertical: 0))
    #expect(view.center.x == -15)
    view.removeMotionEffect(effect)
    #expect(view.center.x == 5 && view.motionEffects.isEmpty)
  }

  @Test("A color well opens the picker, and sends its event when a color is picked")
  func colorWell() {
    let screen = Screen()
    let well = UIColorWell(frame: rect(0, 100, 36, 36))
    well.supportsAlpha = false
    screen.view.addSubview(well)
    var picked: [UIColor?] = []
    well.addAction(UIAction { [unowned well] _ in picked.append(well.selectedColor) }, for: .valueChanged)
    HeadlessTouches.tap(well)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.controller.presentedViewController === well.headlessPicker && well.headlessPicker != nil)
    well.headlessPicker?.headlessPick(UIColor.red.withAlphaComponent(0.5))
    #expect(picked == [UIColor.red.withAlphaComponent(1)])
  }
}
