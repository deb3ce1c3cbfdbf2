import { NARROW_STRIP_PX } from "./compare-limits.ts";

/** What one page of a list shows. */
export interface ListPage<Thing> {
  readonly things: readonly Thing[];
  /** From 0; never beyond the last page. */
  readonly page: number;
  readonly pages: number;
}

/** The things of a page; when the list became shorter the last page stands for one that is no longer there. */
export function pageOf<Thing>(list: readonly Thing[], perPage: number, wanted: number): ListPage<Thing> {
  const pages = Math.max(1, Math.ceil(list.length / perPage));
  const page = Math.max(0, Math.min(wanted, pages - 1));
  return { things: list.slice(page * perPage, (page + 1) * perPage), page, pages };
}

/** The same with a last page that is as full as the others: it begins with some of the page before it. */
export function fullPageOf<Thing>(list: readonly Thing[], perPage: number, wanted: number): ListPage<Thing> {
  const { page, pages } = pageOf(list, perPage, wanted);
  const first = Math.max(0, Math.min(page * perPage, list.length - perPage));
  return { things: list.slice(first, first + perPage), page, pages };
}

/** Room that an item of the strip wants beside others; pixels. */
const STRIP_ITEM_PX = 220;

/** How many items the strip shows: three on narrow screens, else two or three, as many as fit. */
export function stripCapacity(screenPx: number, listPx: number): 2 | 3 {
  return screenPx <= NARROW_STRIP_PX || listPx >= 3 * STRIP_ITEM_PX ? 3 : 2;
}
