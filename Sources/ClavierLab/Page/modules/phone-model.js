// The nodes of the phone by number. Nodes are replaced and never changed, so a copy of the map preserves a moment.

export class PhoneModel {
  nodes = new Map();

  apply(frame) {
    this.nodes = applying(frame, this.nodes);
  }
}

/** Returns the nodes after a frame. The function changes the given map, or creates a new map for a complete frame. */
export function applying(frame, nodes) {
  const result = frame.isWhole ? new Map() : nodes;
  for (const node of frame.nodes) {
    const shapes = node.shapes ?? result.get(node.id)?.shapes ?? [];
    result.set(node.id, { ...node, shapes });
  }
  for (const id of frame.removed ?? []) result.delete(id);
  return result;
}
