import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { withoutArtwork } from "#domain/configure/artwork/without-artwork.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Database } from "#platform/db/database.ts";
import { pricedSelectionTable } from "#platform/db/schema/priced-selection.ts";

/** A node that is killed loses what it noted since. Milliseconds. */
const FLUSH_EVERY_MS = 15_000;
/** Different ones that a node notes between two writes; further ones are passed over. */
const MOST_NOTED = 500;
/** What nobody has priced for so long counts from the beginning when somebody does. */
export const PRICED_DAYS = 30;
/** The newest that are kept. */
const MOST_KEPT = 5_000;

/** Notes what visitors see prices of: in memory at once, into the database every few seconds. No request waits for it, or fails by it. */
export interface PricedSelections {
  note(selection: Selection): void;
  /** Writes what was noted; what could not be written is written later. */
  flush(): Promise<void>;
  /** Writes the rest, for good. */
  stop(): Promise<void>;
}

interface Noted {
  readonly hash: string;
  readonly selection: Selection;
  readonly n: number;
}

const { n, lastAt } = pricedSelectionTable;
const counted = sql`case when ${lastAt} > now() - make_interval(days => ${PRICED_DAYS}) then ${n} else 0 end`;

/** Rows in the order of their keys, so that two nodes never wait for each other. */
async function write(db: Database, rows: readonly Noted[]): Promise<void> {
  await db
    .insert(pricedSelectionTable)
    .values(rows.toSorted((one, other) => (one.hash < other.hash ? -1 : 1)))
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
  let noted = new Map<string, Noted>();

  const add = (row: Noted): void => {
    const known = noted.get(row.hash);
    if (known === undefined && noted.size >= MOST_NOTED) return;
    noted.set(row.hash, { ...row, n: row.n + (known?.n ?? 0) });
  };

  const flush = async (): Promise<void> => {
    const rows = [...noted.values()];
    noted = new Map();
    if (rows.length === 0) return;
    try {
      await write(db, rows);
    } catch (error) {
      for (const row of rows) add(row);
      log.warn(
        { reason: error instanceof Error ? error.message : "" },
        "priced selections were not written yet",
      );
    }
  };

  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS).unref();
  return {
    note: (chosen) => {
      // Words say who somebody is; so do the names and places of files.
      if (chosen.lettering !== null) return;
      const selection = withoutArtwork(chosen);
      add({ hash: selectionHash(selection), selection, n: 1 });
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
