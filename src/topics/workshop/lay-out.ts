/** How high the parts of a line are, in points. */
export interface LineHeights {
  /** What stays together: its name and quantity. */
  readonly head: number;
  readonly rows: readonly number[];
  /** Its picture with the code below. */
  readonly least: number;
}

/** The rows of a line that stand on one page; the first piece of a line has its head and its picture. */
export interface LinePiece {
  /** From 0. */
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

interface Room {
  readonly first: number;
  readonly next: number;
}

/**
 * Which rows of which lines stand on which page: lines stay whole where a page can hold them, and stand together where they fit; a
 * longer one goes on over pages.
 */
export function layOutLines(
  lines: readonly LineHeights[],
  { first, next }: Room,
): readonly (readonly LinePiece[])[] {
  let page: LinePiece[] = [];
  const pages = [page];
  let left = first;
  const turn = () => {
    page = [];
    pages.push(page);
    left = next;
  };
  for (const [line, { head, rows, least }] of lines.entries()) {
    const whole = Math.max(
      least,
      rows.reduce((sum, row) => sum + row, head),
    );
    if ((whole > left && page.length > 0) || Math.max(head, least) > left) turn();
    let [from, used] = [0, head];
    for (const [at, row] of rows.entries()) {
      if (used + row > left && at > from) {
        page.push({ line, from, to: at });
        turn();
        [from, used] = [at, 0];
      }
      used += row;
    }
    page.push({ line, from, to: rows.length });
    left -= Math.max(used, from === 0 ? least : 0);
  }
  return pages;
}
