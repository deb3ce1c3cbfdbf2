/** Ranges of codes, first and last, one after the other and in order. */
export type CodeRanges = readonly number[];

/** Reads ranges as they are written: "41-5a,61", in hexadecimal. */
export function readRanges(written: string): CodeRanges {
  return written.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map((code) => Number.parseInt(code, 16));
    return [first, last];
  });
}

/** Whether a code lies in one of the ranges. */
export function isInRanges(ranges: CodeRanges, code: number): boolean {
  let [low, high] = [0, ranges.length / 2 - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (code < (ranges[2 * middle] ?? 0)) high = middle - 1;
    else if (code > (ranges[2 * middle + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}
