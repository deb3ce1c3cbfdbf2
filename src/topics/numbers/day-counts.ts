import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { FunnelStep } from "#domain/numbers/funnel.ts";
import type { Database } from "#platform/db/database.ts";
import { dayCountTable } from "#platform/db/schema/day-count.ts";

/** A node that is killed loses what it counted since. Milliseconds. */
const FLUSH_EVERY_MS = 5_000;

/** While nothing can be written, days that are kept beyond that are given up: each has a few numbers. */
const MOST_DAYS = 7;

/** Counts steps of visitors: in memory at once, into the database every few seconds. No request waits for it, or fails by it. */
export interface DayCounts {
  count(step: FunnelStep): void;
  /** Writes what was counted; what could not be written is written later. */
  flush(): Promise<void>;
  /** Writes the rest, for good. */
  stop(): Promise<void>;
}

interface Needs {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  /** Today, in the shop. */
  today(): CalendarDate;
}

export function createDayCounts({ db, log, today }: Needs): DayCounts {
  let days = new Map<CalendarDate, Map<FunnelStep, number>>();

  const add = (day: CalendarDate, step: FunnelStep, times: number): void => {
    const steps = days.get(day) ?? new Map<FunnelStep, number>();
    steps.set(step, (steps.get(step) ?? 0) + times);
    days.set(day, steps);
    for (const oldest of days.keys()) if (days.size > MOST_DAYS) days.delete(oldest);
  };

  const flush = async (): Promise<void> => {
    const counted = days;
    days = new Map();
    const rows = [...counted].flatMap(([day, steps]) => [...steps].map(([what, n]) => ({ day, what, n })));
    if (rows.length === 0) return;
    try {
      await db
        .insert(dayCountTable)
        .values(rows)
        .onConflictDoUpdate({
          target: [dayCountTable.day, dayCountTable.what],
          set: { n: sql`${dayCountTable.n} + excluded.n` },
        });
    } catch (error) {
      for (const { day, what, n } of rows) add(day, what, n);
      log.warn(
        { reason: error instanceof Error ? error.message : "" },
        "visitors' steps were not written yet",
      );
    }
  };

  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS).unref();
  return {
    count: (step) => add(today(), step, 1),
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
