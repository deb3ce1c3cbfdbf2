import { Readable } from "node:stream";
import { createInflate } from "node:zlib";

/** How a picture's numbers are packed in rows: channels and bytes of each number. */
export interface PackedRows {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly bytes: 1 | 2;
}

function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Undoes the filter of one row (W3C PNG 3, 9.2), in place; `above` is the row before, undone. */
function undoRow(filter: number, row: Uint8Array, above: Uint8Array, step: number): void {
  for (let at = 0; at < row.length; at += 1) {
    const left = at >= step ? (row[at - step] ?? 0) : 0;
    const up = above[at] ?? 0;
    const corner = at >= step ? (above[at - step] ?? 0) : 0;
    const guesses = [0, left, up, (left + up) >> 1, filter === 4 ? nearest(left, up, corner) : 0];
    row[at] = (row[at] ?? 0) + (guesses[filter] ?? 0);
  }
}

/** Pieces of a stream as rows of so many bytes each; what is left over at its end is none. */
async function* rowsIn(unpacked: AsyncIterable<Buffer>, long: number): AsyncGenerator<Uint8Array> {
  let row = new Uint8Array(long);
  let filled = 0;
  for await (const piece of unpacked)
    for (let from = 0; from < piece.length;) {
      const taken = Math.min(long - filled, piece.length - from);
      row.set(piece.subarray(from, from + taken), filled);
      [filled, from] = [filled + taken, from + taken];
      if (filled < long) continue;
      yield row;
      [row, filled] = [new Uint8Array(long), 0];
    }
}

/** The rows of a picture, without the filters of a PNG where it has them; it is unpacked piece by piece. */
export async function* pixelRows(
  packed: Uint8Array,
  { width, channels, bytes }: PackedRows,
  isFiltered: boolean,
): AsyncGenerator<Uint8Array> {
  const long = width * channels * bytes;
  let above: Uint8Array = new Uint8Array(long);
  for await (const read of rowsIn(
    Readable.from([packed]).pipe(createInflate()),
    long + (isFiltered ? 1 : 0),
  )) {
    const row = isFiltered ? read.subarray(1) : read;
    if (isFiltered && read[0] !== 0) undoRow(read[0] ?? 0, row, above, channels * bytes);
    above = row;
    yield row;
  }
}

/** A picture of every so many-th part of the rows' pixels, each the mean of those it stands for; 8 bits a number. */
export async function meanPixels(
  rows: AsyncIterable<Uint8Array>,
  { width, height, channels, bytes }: PackedRows,
  by: number,
): Promise<{ readonly data: Buffer; readonly width: number; readonly height: number }> {
  const [across, down] = [Math.floor(width / by), Math.floor(height / by)];
  const data = Buffer.alloc(across * down * channels);
  const sums = new Float64Array(across * channels);
  let y = 0;
  for await (const row of rows) {
    for (let x = 0; x < across * by; x += 1)
      for (let of = 0; of < channels; of += 1) {
        const at = Math.floor(x / by) * channels + of;
        sums[at] = (sums[at] ?? 0) + (row[(x * channels + of) * bytes] ?? 0);
      }
    y += 1;
    if (y % by !== 0) continue;
    const line = y / by - 1;
    if (line >= down) break;
    for (let at = 0; at < sums.length; at += 1)
      data[line * sums.length + at] = Math.round((sums[at] ?? 0) / by ** 2);
    sums.fill(0);
  }
  return { data, width: across, height: down };
}
