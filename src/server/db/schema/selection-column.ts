import { customType } from "drizzle-orm/pg-core";
import type { Selection } from "#domain/configure/selection.ts";

/** A selection as it was stored: those of before there were designs of words have none. */
export type SelectionRecord = Omit<Selection, "lettering"> & Partial<Pick<Selection, "lettering">>;

export function selectionOf(stored: SelectionRecord): Selection {
  return { lettering: null, ...stored };
}

/** A configured product as JSON. */
export const selectionColumn = customType<{ data: Selection; driverData: unknown }>({
  dataType: () => "jsonb",
  toDriver: (selection) => JSON.stringify(selection),
  fromDriver: (stored) => selectionOf(stored as SelectionRecord),
});
