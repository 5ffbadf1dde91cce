// The nodes of the phone by number. A node is replaced instead of changed, so that keeping the map keeps a moment.

export class PhoneModel {
  nodes = new Map();

  apply(frame) {
    this.nodes = applying(frame, this.nodes);
  }
}

/** The nodes after a frame. The map given is changed; for a whole frame a new one is made. */
export function applying(frame, nodes) {
  const result = frame.isWhole ? new Map() : nodes;
  for (const node of frame.nodes) {
    const shapes = node.shapes ?? result.get(node.id)?.shapes ?? [];
    result.set(node.id, { ...node, shapes });
  }
  for (const id of frame.removed ?? []) result.delete(id);
  return result;
}
