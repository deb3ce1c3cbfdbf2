import type { Change, Selection } from "#domain/configure/selection.ts";

/** Changes what is configured: by a change, or by what to change given the selection of this very moment. */
export type ChangeSelection = (change: Change | ((now: Selection) => Change)) => void;
