// Finds the key of the drawn keyboard at a point. The keyboard is a picture of boxes with centered letters.

/** What tapping a place on the keyboard does: `{text}`, `{key}` or `{navigate}`, with the key's box; null for no key. */
export function softKey(point, keyboard, nodes) {
  if (!keyboard || !contains(keyboard, point)) return null;
  const pictures = [...placedNodes(nodes)].filter(({ node, x, y }) => isKeyboard(node, x, y, keyboard));
  for (const { node, x, y } of pictures) {
    const key = keyIn(node.shapes, point.x - x, point.y - y, node.width);
    if (key) return { ...key, box: [key.box[0] + x, key.box[1] + y, key.box[2], key.box[3]] };
  }
  return null;
}

/** Each node with its place in screen coordinates: below the node that is cut off at the screen's edge. */
function* placedNodes(nodes) {
  const places = new Map();
  for (const [id, node] of nodes) {
    const parent = places.get(node.parent);
    const container = nodes.get(node.parent);
    const isScreen = parent && !parent.isInScreen && node.clip !== null && node.clip !== undefined;
    const place = {
      isInScreen: Boolean(parent?.isInScreen || isScreen),
      x: isScreen || !parent ? 0 : parent.x + node.x - (container.scrollX ?? 0),
      y: isScreen || !parent ? 0 : parent.y + node.y - (container.scrollY ?? 0),
    };
    places.set(id, place);
    if (place.isInScreen) yield { node, ...place };
  }
}

/** The node that draws the keys: within the keyboard, as wide as it, with many letters. */
function isKeyboard(node, x, y, [left, top, width, height]) {
  // The keyboard's frame may include an accessory view above the keys.
  const isThere = Math.abs(x - left) < 1 && y > top - 1 && y + node.height < top + height + 1;
  const isAsWide = Math.abs(node.width - width) < 1;
  return isThere && isAsWide && node.shapes.filter((shape) => shape.kind === "text").length > 8;
}

function keyIn(shapes, x, y, width) {
  const keys = shapes
    .filter((shape) => shape.kind === "box" && shape.width > 14 && shape.width < width * 0.8 && shape.height > 18)
    .map((box) => ({ box: [box.x, box.y, box.width, box.height], label: labelIn(box, shapes) }));
  // A key is drawn after its shadow, so the last box is the visible one.
  const hit = keys.findLast((key) => contains(grown(key.box, 3.5), { x, y }));
  if (!hit) return deleteOfNumberPad(keys, x, y, width);
  const meaning = hit.label ? labelled(hit.label) : unlabelled(hit, keys, width);
  return meaning && { ...meaning, box: hit.box };
}

/** The number pad's delete is a picture without a key, right of the 0. */
function deleteOfNumberPad(keys, x, y, width) {
  const zero = keys.find((key) => key.label === "0");
  const nine = keys.find((key) => key.label === "9");
  if (!zero || !nine || zero.box[1] === nine.box[1]) return null;
  const box = [nine.box[0], zero.box[1], nine.box[2], zero.box[3]];
  return contains(box, { x, y }) ? { key: "backspace", box } : null;
}

function labelIn(box, shapes) {
  const frame = [box.x, box.y, box.width, box.height];
  const labels = shapes.filter((shape) => shape.kind === "text" && contains(frame, shape));
  // The letters of a digit are below it.
  return labels[0]?.string ?? "";
}

function labelled(label) {
  if ([...label].length === 1) return { text: label };
  if (label === "space") return { text: " " };
  if (label === "return") return { key: "return" };
  return null;
}

/** Keys with a picture instead of letters: on the right, the first is delete; on a pad the last puts the keyboard away. */
function unlabelled(hit, keys, width) {
  const onTheRight = keys.filter((key) => !key.label && key.box[0] + key.box[2] / 2 > width * 0.85);
  const rows = [...new Set(onTheRight.map((key) => key.box[1]))].sort((a, b) => a - b);
  if (!onTheRight.includes(hit)) return hit.box[2] > width * 0.35 ? { text: " " } : null;
  const row = rows.findIndex((top) => Math.abs(top - hit.box[1]) < 4);
  if (row === 0) return { key: "backspace" };
  return width > 600 && hit.box[1] === rows.at(-1) ? { navigate: "done" } : null;
}

function contains([x, y, width, height], point) {
  return point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
}

function grown([x, y, width, height], by) {
  return [x - by, y - by, width + 2 * by, height + 2 * by];
}
