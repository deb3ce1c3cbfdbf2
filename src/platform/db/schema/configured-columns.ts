import { jsonb, text } from "drizzle-orm/pg-core";
import type { Submission } from "#domain/submission/submission.ts";
import { catalogueVersionTable } from "./shop.ts";
import { selectionColumn } from "./selection-column.ts";

/** A configured product, never a price: it is priced again from the selection whenever it is shown. */
export function configuredColumns() {
  return {
    selection: selectionColumn("selection").notNull(),
    selectionHash: text("selection_hash").notNull(),
    /** The page it was configured on, with its query: the way back to change it. */
    originPath: text("origin_path").notNull(),
    /** Ids its page sent beside the product, by wire name. */
    submission: jsonb("submission").$type<Submission>().notNull().default({}),
    /** What the catalogue was when it was configured, so that the price of then can be explained. */
    catalogueVersionId: text("catalogue_version_id")
      .notNull()
      .references(() => catalogueVersionTable.id),
  };
}
