import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { CountedThing } from "#domain/numbers/counted-things.ts";
import type { Database } from "#platform/db/database.ts";
import { type GatheredRows, gatherRows } from "#platform/db/gathered-rows.ts";
import { dayCountTable } from "#platform/db/schema/day-count.ts";

const FLUSH_EVERY_MS = 5_000;

/** Some days of all that is counted: more are not held while nothing can be written. */
const MOST_NUMBERS = 100;

/** Counts what happens on a day of the shop, without anybody in it (decision 324). */
export interface DayCounts extends Pick<GatheredRows<unknown>, "flush" | "stop"> {
  count(thing: CountedThing): void;
}

interface Needs {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  /** Today, in the shop. */
  today(): CalendarDate;
}

export function createDayCounts({ db, log, today }: Needs): DayCounts {
  const gathered = gatherRows<typeof dayCountTable.$inferSelect>({
    log,
    keyOf: ({ day, what }) => `${day} ${what}`,
    everyMs: FLUSH_EVERY_MS,
    most: MOST_NUMBERS,
    write: async (rows) => {
      await db
        .insert(dayCountTable)
        .values([...rows])
        .onConflictDoUpdate({
          target: [dayCountTable.day, dayCountTable.what],
          set: { n: sql`${dayCountTable.n} + excluded.n` },
        });
    },
    failure: "what was counted was not written yet",
  });
  return {
    count: (what) => gathered.add({ day: today(), what, n: 1 }),
    flush: gathered.flush,
    stop: gathered.stop,
  };
}
