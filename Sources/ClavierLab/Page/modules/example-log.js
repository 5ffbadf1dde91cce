// An example log: on an iPhone 16, the keyboard appears, changes to the number pad, and hides.

const frames = {
  below: "{{0, 852}, {393, 336}}", text: "{{0, 516}, {393, 336}}", numbers: "{{0, 561}, {393, 291}}",
  gone: "{{0, 852}, {393, 291}}",
};

export const exampleLog = [
  "12:00:01 SignUpViewController did appear",
  notification("UIKeyboardWillChangeFrameNotification", frames.below, frames.text),
  notification("UIKeyboardWillShowNotification", frames.below, frames.text),
  notification("UIKeyboardDidChangeFrameNotification", frames.below, frames.text),
  notification("UIKeyboardDidShowNotification", frames.below, frames.text),
  "12:00:04 the phone number is tapped",
  notification("UIKeyboardWillShowNotification", frames.text, frames.numbers, 0),
  notification("UIKeyboardWillHideNotification", frames.numbers, frames.gone),
].join("\n");

function notification(name, begin, end, duration = 0.25) {
  return `NSConcreteNotification 0x600000c7a0d0 {name = ${name}; userInfo = {
    UIKeyboardAnimationCurveUserInfoKey = 7;
    UIKeyboardAnimationDurationUserInfoKey = "${duration}";
    UIKeyboardFrameBeginUserInfoKey = "NSRect: ${begin}";
    UIKeyboardFrameEndUserInfoKey = "NSRect: ${end}";
    UIKeyboardIsLocalUserInfoKey = 1;
}}`;
}
