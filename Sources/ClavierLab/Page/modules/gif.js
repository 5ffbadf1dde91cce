// Encodes pictures as an animated GIF, with one palette for all pictures and only the changed part of each picture.

const transparent = 255;
const mostColors = 255;

export class GIFEncoder {
  #width;
  #height;
  #bytes = new Bytes();
  #palette;
  #last = null;

  /** `samples` are the pixels of typical pictures, from which the colors are chosen. */
  constructor(width, height, samples) {
    this.#width = width;
    this.#height = height;
    this.#palette = new Palette(samples);
    this.#bytes.text("GIF89a");
    this.#bytes.number(width);
    this.#bytes.number(height);
    // A table of 256 colors for all pictures.
    this.#bytes.add([0xf7, 0, 0]);
    for (let index = 0; index < 256; index += 1) this.#bytes.add(this.#palette.colors[index] ?? [0, 0, 0]);
    this.#bytes.add([0x21, 0xff, 11]);
    this.#bytes.text("NETSCAPE2.0");
    this.#bytes.add([3, 1, 0, 0, 0]);
  }

  /** Adds a picture, as the pixels of a canvas, that is shown for a number of hundredths of a second. */
  add(pixels, hundredths) {
    const indices = this.#palette.indices(pixels);
    const box = this.#changedBox(indices);
    this.#bytes.add([0x21, 0xf9, 4, 0x05]);
    this.#bytes.number(hundredths);
    this.#bytes.add([transparent, 0, 0x2c]);
    for (const number of [box.x, box.y, box.width, box.height]) this.#bytes.number(number);
    this.#bytes.add([0]);
    const part = new Uint8Array(box.width * box.height);
    for (let y = 0; y < box.height; y += 1) {
      for (let x = 0; x < box.width; x += 1) {
        const place = (box.y + y) * this.#width + box.x + x;
        const isSame = this.#last !== null && this.#last[place] === indices[place];
        part[y * box.width + x] = isSame ? transparent : indices[place];
      }
    }
    compress(part, this.#bytes);
    this.#last = indices;
  }

  finish() {
    this.#bytes.add([0x3b]);
    return this.#bytes.data;
  }

  /** The smallest rectangle that contains every change; one pixel if there is none. */
  #changedBox(indices) {
    const [width, height, last] = [this.#width, this.#height, this.#last];
    if (!last) return { x: 0, y: 0, width, height };
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let place = 0; place < indices.length; place += 1) {
      if (indices[place] === last[place]) continue;
      const [x, y] = [place % width, Math.floor(place / width)];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
    return right < 0 ? { x: 0, y: 0, width: 1, height: 1 } : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  }
}

/** The most frequent colors, with 5 bits per channel. Each color comes with the average of the pixels that have it. */
class Palette {
  colors;
  #known = new Map();

  constructor(samples) {
    const sums = new Map();
    for (const pixels of samples) {
      for (let place = 0; place < pixels.length; place += 4) {
        const key = keyOf(pixels, place);
        let sum = sums.get(key);
        if (!sum) sums.set(key, (sum = [0, 0, 0, 0]));
        for (let channel = 0; channel < 3; channel += 1) sum[channel] += pixels[place + channel];
        sum[3] += 1;
      }
    }
    const frequent = [...sums.values()].sort((a, b) => b[3] - a[3]).slice(0, mostColors);
    this.colors = frequent.map(([red, green, blue, count]) => [red, green, blue].map((sum) => Math.round(sum / count)));
  }

  indices(pixels) {
    const indices = new Uint8Array(pixels.length / 4);
    for (let place = 0; place < indices.length; place += 1) {
      const key = keyOf(pixels, place * 4);
      let index = this.#known.get(key);
      if (index === undefined) this.#known.set(key, (index = this.#nearest(pixels, place * 4)));
      indices[place] = index;
    }
    return indices;
  }

  #nearest(pixels, place) {
    let [best, least] = [0, Infinity];
    this.colors.forEach((color, index) => {
      let distance = 0;
      for (let channel = 0; channel < 3; channel += 1) distance += (color[channel] - pixels[place + channel]) ** 2;
      if (distance < least) [best, least] = [index, distance];
    });
    return best;
  }
}

function keyOf(pixels, place) {
  return ((pixels[place] >> 3) << 10) | ((pixels[place + 1] >> 3) << 5) | (pixels[place + 2] >> 3);
}

/** Lempel-Ziv-Welch with codes of 9 to 12 bits, in blocks of at most 255 bytes. */
function compress(indices, bytes) {
  const [clear, end] = [256, 257];
  let [codes, next, width] = [new Map(), 258, 9];
  let [buffer, bits, block] = [0, 0, []];
  const flush = () => {
    bytes.add([block.length, ...block]);
    block = [];
  };
  const write = (code) => {
    buffer |= code << bits;
    bits += width;
    for (; bits >= 8; bits -= 8) {
      block.push(buffer & 255);
      buffer >>>= 8;
      if (block.length === 255) flush();
    }
  };
  bytes.add([8]);
  write(clear);
  let prefix = indices[0];
  for (let place = 1; place < indices.length; place += 1) {
    const key = (prefix << 8) | indices[place];
    const known = codes.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    write(prefix);
    if (next < 4096) {
      codes.set(key, next);
      // The reader learns a code one step later than the writer.
      if (next === 1 << width && width < 12) width += 1;
      next += 1;
    } else {
      write(clear);
      [codes, next, width] = [new Map(), 258, 9];
    }
    prefix = indices[place];
  }
  write(prefix);
  // The reader has learned one more code by now.
  if (next === 1 << width && width < 12) width += 1;
  write(end);
  if (bits > 0) block.push(buffer & 255);
  if (block.length > 0) flush();
  bytes.add([0]);
}

class Bytes {
  #pieces = [];

  add(bytes) {
    this.#pieces.push(Uint8Array.from(bytes));
  }

  text(text) {
    this.add([...text].map((letter) => letter.charCodeAt(0)));
  }

  /** 16 bits, the low byte first. */
  number(value) {
    this.add([value & 255, value >> 8]);
  }

  get data() {
    return new Blob(this.#pieces, { type: "image/gif" });
  }
}
