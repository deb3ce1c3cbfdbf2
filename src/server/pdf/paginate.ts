/** Room for rows in points: on the first page, on the others, and what has to stand under the last row. */
export interface Room {
  readonly first: number;
  readonly next: number;
  readonly closing: number;
}

/**
 * Which rows stand on which page, by index. No row is cut. The closing stands under the last row: when it does not fit
 * there, it takes the last row along to a page of their own.
 */
export function paginate(heights: readonly number[], { first, next, closing }: Room): readonly number[][] {
  const pages: number[][] = [[]];
  let left = first;
  const turn = () => {
    pages.push([]);
    left = next;
  };
  heights.forEach((height, row) => {
    const rows = pages.at(-1) ?? [];
    const takesAlong = row === heights.length - 1 && rows.length > 0 && height + closing <= next;
    const needed = takesAlong ? height + closing : height;
    const mayTurn = rows.length > 0 || (pages.length === 1 && height <= next);
    if (needed > left && mayTurn) turn();
    pages.at(-1)?.push(row);
    left -= height;
  });
  if (closing > left) turn();
  return pages;
}
