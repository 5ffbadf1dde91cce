import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Controls with a value") struct ControlValueTests {
  private final class Log {
    var count = 0
  }

  private func logged<Control: UIControl>(_ control: Control, frame: CGRect? = nil) -> (Control, Log) {
    let screen = Screen()
    let log = Log()
    control.addAction(UIAction { _ in log.count += 1 }, for: .valueChanged)
    if let frame { control.frame = frame } else { control.frame.origin = CGPoint(x: 100, y: 300) }
    screen.view.addSubview(control)
    HeadlessWorld.updateCycle()
    return (control, log)
  }

  @Test("A switch has a fixed size; a tap turns it on, and code turns it off without an event")
  func switches() {
    let (control, log) = logged(UISwitch())
    control.frame = rect(100, 300, 10, 10)
    #expect(control.frame.size == CGSize(width: 51, height: 31))
    HeadlessTouches.tap(control)
    #expect(control.isOn && log.count == 1)
    control.setOn(false, animated: true)
    #expect(!control.isOn && log.count == 1)
    control.isEnabled = false
    HeadlessTouches.tap(control)
    #expect(!control.isOn && log.count == 1)
  }

  @Test("A tap selects the segment under the finger once")
  func segments() {
    let (control, log) = logged(UISegmentedControl(items: ["Day", "Week", "Month"]), frame: rect(0, 300, 300, 32))
    #expect(control.intrinsicContentSize.height == 32 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    HeadlessTouches.tap(at: CGPoint(x: 150, y: 316))
    HeadlessTouches.tap(at: CGPoint(x: 160, y: 316))
    #expect(control.selectedSegmentIndex == 1 && log.count == 1)
    control.setEnabled(false, forSegmentAt: 2)
    HeadlessTouches.tap(at: CGPoint(x: 250, y: 316))
    #expect(control.selectedSegmentIndex == 1)
    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 1) == "Day")
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
  }

  @Test("A slider and a stepper keep their value in the range")
  func ranges() {
    let (slider, slides) = logged(UISlider(), frame: rect(100, 300, 200, 34))
    slider.maximumValue = 10
    HeadlessTouches.began(at: CGPoint(x: 110, y: 310))
    HeadlessTouches.moved(to: CGPoint(x: 200, y: 310))
    #expect(slider.value == 5 && slides.count == 1)
    HeadlessTouches.ended(at: CGPoint(x: 200, y: 310))
    slider.value = 99
    #expect(slider.value == 10)
    let (stepper, steps) = logged(UIStepper())
    stepper.maximumValue = 1
    for _ in 0..<2 { HeadlessTouches.tap(at: CGPoint(x: 180, y: 310)) }
    #expect(stepper.value == 1 && steps.count == 1)
    HeadlessTouches.tap(at: CGPoint(x: 110, y: 310))
    #expect(stepper.value == 0 && steps.count == 2)
  }

  @Test("An activity indicator is visible only while it animates")
  func activityIndicator() {
    HeadlessWorld.reset()
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.isHidden && indicator.frame.size == CGSize(width: 37, height: 37))
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.hidesWhenStopped = false
    indicator.stopAnimating()
    #expect(!indicator.isHidden && !indicator.isAnimating)
  }

  @Test("Pulling a list down far enough begins refreshing, which lasts until the app ends it")
  func refreshControl() {
    let screen = Screen()
    let list = UIScrollView(frame: screen.view.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 393, height: 2000)
    screen.view.addSubview(list)
    let control = UIRefreshControl()
    let log = Log()
    control.addAction(UIAction { _ in log.count += 1 }, for: .valueChanged)
    list.refreshControl = control
    HeadlessTouches.began(at: CGPoint(x: 100, y: 200))
    for y in stride(from: 220, through: 500, by: 20) { HeadlessTouches.moved(to: CGPoint(x: 100, y: CGFloat(y))) }
    #expect(control.isRefreshing && log.count == 1)
    HeadlessTouches.ended(at: CGPoint(x: 100, y: 500))
    HeadlessClock.advanceUntilIdle()
    #expect(list.contentOffset.y == -60 && list.adjustedContentInset.top == 60 && list.contentInset.top == 0)
    control.endRefreshing()
    HeadlessClock.advanceUntilIdle()
    #expect(list.contentOffset.y == 0 && list.adjustedContentInset.top == 0)
  }

  @Test("A date picker keeps its date in the range, and only the user sends an event")
  func datePicker() {
    let (picker, log) = logged(UIDatePicker())
    let start = Date(timeIntervalSinceReferenceDate: 0)
    picker.minimumDate = start
    picker.maximumDate = start + 3600
    picker.date = start - 60
    #expect(picker.date == start && log.count == 0)
    picker.headlessPick(start + 7200)
    #expect(picker.date == start + 3600 && log.count == 1)
    #expect(picker.datePickerStyle == .compact)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
  }

  private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var names = ["Apple", "Pear", "Plum"]
    var chosen: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { names.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      names[row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append(names[row])
    }
  }

  @Test("A picker asks its data source, and notifies its delegate only of the user's choice")
  func picker() {
    HeadlessWorld.reset()
    let (picker, fruits) = (UIPickerView(), Fruits())
    picker.dataSource = fruits
    picker.delegate = fruits
    #expect(picker.frame.size == CGSize(width: 320, height: 216) && picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(picker.headlessTitle() == "Plum" && fruits.chosen.isEmpty)
    picker.headlessSpin(to: 1)
    #expect(picker.selectedRow(inComponent: 0) == 1 && fruits.chosen == ["Pear"])
    fruits.names = ["Fig"]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "Fig")
  }

  @Test("An image before the title widens a plain button")
  func buttonImage() {
    HeadlessWorld.reset()
    let button = UIButton(type: .system)
    button.setTitle("Share the page", for: .normal)
    let width = button.intrinsicContentSize.width
    button.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
    #expect(button.intrinsicContentSize.width == width + 20)
  }
}
