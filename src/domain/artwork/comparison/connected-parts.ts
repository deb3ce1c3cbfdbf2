/** From the upper left corner, as wide and high as it says. */
export interface PartBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Marked pixels that hang together, side by side. */
export interface ConnectedPart {
  readonly pixels: number;
  /** The box round them, in pixels. */
  readonly box: PartBox;
}

/** Takes a part's pixels out of a mask, from one of them on. */
function takePart(mask: Uint8Array, width: number, from: number): ConnectedPart {
  const open = [from];
  mask[from] = 0;
  let pixels = 0;
  let [left, top, right, bottom] = [width, Infinity, 0, 0];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    pixels += 1;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    const beside = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
    for (const next of beside)
      if (mask[next] === 1) {
        mask[next] = 0;
        open.push(next);
      }
  }
  return { pixels, box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 } };
}

/** The parts of a mask (1 is marked), the largest first. */
export function connectedParts(mask: Uint8Array, width: number): readonly ConnectedPart[] {
  const left = mask.slice();
  const parts: ConnectedPart[] = [];
  for (let at = left.indexOf(1); at >= 0; at = left.indexOf(1, at + 1)) parts.push(takePart(left, width, at));
  return parts.sort((one, other) => other.pixels - one.pixels);
}

/** A mask without what is thinner than three pixels; what is thicker stays as it is. */
export function opened(mask: Uint8Array, width: number): Uint8Array {
  const rows = mask.length / width;
  const kept = new Uint8Array(mask.length);
  const isWhole = (at: number) => {
    for (const row of [at - width, at, at + width])
      if (mask[row - 1] !== 1 || mask[row] !== 1 || mask[row + 1] !== 1) return false;
    return true;
  };
  for (let y = 1; y < rows - 1; y += 1)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1)
      if (mask[at] === 1 && isWhole(at))
        for (const row of [at - width, at, at + width]) kept.fill(1, row - 1, row + 2);
  return kept;
}
