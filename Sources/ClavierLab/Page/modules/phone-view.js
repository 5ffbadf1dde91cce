// Draws the phone's nodes as SVG. Only the elements of changed nodes are updated.

import { setAttributes, svg } from "./elements.js";
import { copyOf, turn } from "./phone-turn.js";
import { drawShapes } from "./shapes.js";

/** The space around the body for the buttons at its sides. */
export const margin = 8;
const largestScale = 1.5;

export class PhoneView {
  #container;
  #picture;
  #definitions = svg("defs");
  #root = svg("g");
  /** For the number of each node: the node as drawn, and its elements. */
  #drawn = new Map();
  #shape = null;
  /** A layer above everything on the screen, in screen coordinates, for the page's marks. */
  marks = svg("g");

  #screenEdge = svg("rect");

  /** Whether a change of the orientation is animated. */
  turns = true;

  /** Called with the number of pixels per point, and the position of the screen's corner in the container. */
  onPlaced = () => {};

  #prefix;

  /** The prefix distinguishes the names of two phones on one page. */
  constructor(container, picture, prefix = "") {
    this.#prefix = prefix;
    this.#container = container;
    this.#picture = picture;
    // Marks on the screen are clipped at its rounded corners.
    this.#definitions.append(svg("clipPath", { id: `${prefix}screen-edge` }, this.#screenEdge));
    setAttributes(this.marks, { "clip-path": `url(#${prefix}screen-edge)` });
    picture.append(this.#definitions, this.#root, this.marks);
    new ResizeObserver(() => this.#place()).observe(container);
  }

  /** Fits the picture to a phone: its body, and where the screen is in it. */
  take(shape) {
    // The body is not known before the phone opens.
    if (!shape.body || shape === this.#shape) return;
    const before = this.#shape;
    this.#shape = shape;
    const { width, height } = shape.body;
    const [x, y] = shape.screenFrame;
    const isTurned = before !== null && (before.body.width > before.body.height) !== (width > height);
    const former = isTurned ? { picture: copyOf(this.#picture), scale: this.scale } : null;
    setAttributes(this.#picture, {
      viewBox: `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`,
    });
    setAttributes(this.marks, { transform: `translate(${x} ${y})` });
    const [, , screenWidth, screenHeight] = shape.screenFrame;
    setAttributes(this.#screenEdge, { width: screenWidth, height: screenHeight });
    this.#place();
    if (former && this.turns) turn(this.#picture, former.picture, width > height, this.scale / former.scale);
  }

  /** Converts a position on the page to the phone's screen. */
  screenPoint(clientX, clientY) {
    const box = this.#picture.getBoundingClientRect();
    const [left, top] = this.#shape?.screenFrame ?? [0, 0];
    const scale = this.scale;
    return { x: (clientX - box.left) / scale - margin - left, y: (clientY - box.top) / scale - margin - top };
  }

  scale = 1;

  show(nodes) {
    const drawn = this.#drawn;
    for (const [id, entry] of drawn) {
      if (!nodes.has(id)) this.#remove(id, entry);
    }
    const disturbed = new Set();
    const changed = [];
    for (const [id, node] of nodes) {
      const entry = drawn.get(id);
      if (entry?.node === node) continue;
      const before = entry?.node;
      if (!before || before.parent !== node.parent || before.index !== node.index) disturbed.add(node.parent);
      changed.push([this.#entry(id), before, node]);
    }
    for (const [entry, before, node] of changed) this.#draw(entry, before, node);
    if (disturbed.size > 0) this.#order(nodes, disturbed);
  }

  /** The current picture, as a document that needs no other files. */
  get picture() {
    return this.#picture;
  }

  get bodySize() {
    return this.#shape && { width: this.#shape.body.width + 2 * margin, height: this.#shape.body.height + 2 * margin };
  }

  #entry(id) {
    let entry = this.#drawn.get(id);
    if (!entry) {
      const content = svg("g");
      const group = svg("g", {}, content);
      entry = { node: null, group, content, shapes: [], clip: null };
      this.#drawn.set(id, entry);
    }
    return entry;
  }

  #draw(entry, before, node) {
    entry.node = node;
    setAttributes(entry.group, {
      transform: transform(node),
      opacity: node.opacity < 1 ? node.opacity : null,
    });
    setAttributes(entry.content, {
      transform: node.scrollX || node.scrollY ? `translate(${-node.scrollX} ${-node.scrollY})` : null,
    });
    const [left, top, width] = this.#shape?.screenFrame ?? [];
    if (node.clip && node.x === left && node.y === top && node.width === width) {
      setAttributes(this.#screenEdge, { rx: node.clip });
    }
    const isResized = before?.width !== node.width || before?.height !== node.height;
    if (before?.shapes !== node.shapes || isResized) drawShapes(entry, node);
    if (before?.clip !== node.clip || isResized) this.#clip(entry, node);
  }

  /** Clips the children at the node's edge. The clip is outside of the group that scrolls, so that it stays in place. */
  #clip(entry, node) {
    if (node.clip === null || node.clip === undefined) {
      if (!entry.clip) return;
      entry.clip.definition.remove();
      entry.clip.group.replaceWith(entry.content);
      entry.clip = null;
      return;
    }
    if (!entry.clip) {
      const name = `${this.#prefix}clip-${node.id}`;
      const box = svg("rect");
      const definition = svg("clipPath", { id: name }, box);
      const group = svg("g", { "clip-path": `url(#${name})` });
      entry.content.replaceWith(group);
      group.append(entry.content);
      this.#definitions.append(definition);
      entry.clip = { definition, box, group };
    }
    // A view can have a negative size if its constraints leave no room for it, for example during a rotation.
    setAttributes(entry.clip.box, {
      width: Math.max(0, node.width), height: Math.max(0, node.height), rx: node.clip || null,
    });
  }

  #remove(id, entry) {
    entry.group.remove();
    entry.clip?.definition.remove();
    this.#drawn.delete(id);
  }

  #order(nodes, parents) {
    const children = new Map([...parents].map((parent) => [parent, []]));
    for (const [id, node] of nodes) children.get(node.parent)?.push(this.#drawn.get(id));
    for (const [parent, entries] of children) {
      const content = parent === null || parent === undefined ? this.#root : this.#drawn.get(parent)?.content;
      if (!content) continue;
      entries.sort((a, b) => a.node.index - b.node.index);
      entries.forEach((entry, place) => {
        if (content.childNodes[place] !== entry.group) content.insertBefore(entry.group, content.childNodes[place] ?? null);
      });
    }
  }

  /** Fits the picture into its container. */
  #place() {
    if (!this.#shape) return;
    const { width, height } = this.bodySize;
    const room = { width: this.#container.clientWidth, height: this.#container.clientHeight };
    const scale = Math.max(0.1, Math.min(room.width / width, room.height / height, largestScale));
    this.scale = scale;
    setAttributes(this.#picture, { width: width * scale, height: height * scale });
    const [x, y] = this.#shape.screenFrame;
    this.onPlaced({
      scale,
      x: (room.width - width * scale) / 2 + (x + margin) * scale,
      y: (room.height - height * scale) / 2 + (y + margin) * scale,
    });
  }
}

/** The position of a node, and its rotation, scaling, or flip around its center. */
function transform({ x, y, width, height, matrix }) {
  const functions = [];
  if (x || y) functions.push(`translate(${x} ${y})`);
  if (matrix) {
    const center = `translate(${width / 2} ${height / 2})`;
    functions.push(center, `matrix(${matrix.join(" ")} 0 0)`, `translate(${-width / 2} ${-height / 2})`);
  }
  return functions.join(" ") || null;
}
