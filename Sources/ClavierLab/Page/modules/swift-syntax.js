// Splits Swift source into tokens for syntax coloring, with one regular expression.

const keywords = new Set(
  ("actor any as associatedtype async await break case catch class continue default defer deinit do else enum extension "
    + "fallthrough false fileprivate final for func get guard if import in init inout internal is isolated lazy let mutating "
    + "nil nonisolated open operator override package private protocol public repeat required return self Self set some "
    + "static struct subscript super switch throw throws true try typealias unowned var weak where while").split(" "));

const pieces = new RegExp(
  [
    /(?<comment>\/\/.*|\/\*.*?\*\/)/, /(?<string>"(?:\\.|[^"\\])*")/, /(?<directive>#\w+)/, /(?<attribute>@\w+)/,
    /(?<number>\b\d[\d_.]*\b)/, /(?<word>[A-Za-z_]\w*)/,
  ].map((piece) => piece.source).join("|"), "g");

/** The tokens of one line as `[kind, text]`; the kind is "" for plain text. */
export function swiftPieces(line) {
  const result = [];
  let end = 0;
  for (const match of line.matchAll(pieces)) {
    if (match.index > end) result.push(["", line.slice(end, match.index)]);
    result.push([kindOf(match, line), match[0]]);
    end = match.index + match[0].length;
  }
  if (end < line.length) result.push(["", line.slice(end)]);
  return result;
}

function kindOf(match, line) {
  const { comment, string, directive, attribute, number, word } = match.groups;
  if (comment) return "comment";
  if (string) return "string";
  if (directive || attribute) return "attribute";
  if (number) return "number";
  if (keywords.has(word)) return "keyword";
  if (/^[A-Z]/.test(word)) return "type";
  return line[match.index + word.length] === "(" ? "call" : "";
}
