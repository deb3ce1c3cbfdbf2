import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { withoutArtwork } from "#domain/configure/artwork/without-artwork.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Database } from "#platform/db/database.ts";
import { type GatheredRows, gatherRows } from "#platform/db/gathered-rows.ts";
import { pricedSelectionTable } from "#platform/db/schema/priced-selection.ts";

const FLUSH_EVERY_MS = 15_000;
const MOST_NOTED = 500;
/** What nobody has priced for so long counts from the beginning when somebody does. */
export const PRICED_DAYS = 30;
/** The newest that are kept. */
const MOST_KEPT = 5_000;

/** Notes what visitors see prices of. */
export interface PricedSelections extends Pick<GatheredRows<unknown>, "flush" | "stop"> {
  note(selection: Selection): void;
}

interface Noted {
  readonly hash: string;
  readonly selection: Selection;
  readonly n: number;
}

const { n, lastAt } = pricedSelectionTable;
const counted = sql`case when ${lastAt} > now() - make_interval(days => ${PRICED_DAYS}) then ${n} else 0 end`;

async function write(db: Database, rows: readonly Noted[]): Promise<void> {
  await db
    .insert(pricedSelectionTable)
    .values([...rows])
    .onConflictDoUpdate({
      target: pricedSelectionTable.hash,
      set: { n: sql`${counted} + excluded.n`, lastAt: sql`now()` },
    });
  await db.execute(sql`
    delete from priced_selection where last_at <
      (select last_at from priced_selection order by last_at desc offset ${MOST_KEPT - 1} limit 1)`);
}

/** Its notes have nobody in them (decision 400). */
export function createPricedSelections(db: Database, log: FastifyBaseLogger): PricedSelections {
  const { add, flush, stop } = gatherRows<Noted>({
    log,
    keyOf: ({ hash }) => hash,
    everyMs: FLUSH_EVERY_MS,
    most: MOST_NOTED,
    write: (rows) => write(db, rows),
    failure: "priced selections were not written yet",
  });
  return {
    note: (chosen) => {
      // Words say who somebody is; so do the names and places of files.
      if (chosen.lettering !== null) return;
      const selection = withoutArtwork(chosen);
      add({ hash: selectionHash(selection), selection, n: 1 });
    },
    flush,
    stop,
  };
}
