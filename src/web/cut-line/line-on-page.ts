import { createStore } from "#web/calls/store.ts";
import type { FineLine } from "./kept-line.ts";

/** The line that a page shows of one of its places. */
export interface LineOnPage {
  /** Its place among the files of the selection, from 0. */
  readonly place: number;
  /** By which the shop keeps it; null while it does not. */
  readonly keptId: string | null;
  /** What there is to be kept; null while it is drawn, and where it is kept. */
  readonly fine: FineLine | null;
  /** It is being drawn. */
  readonly isPending: boolean;
}

/** null while the page in view shows none. */
export const lineOnPage = createStore<LineOnPage | null>(null);
