import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type FaqGroup, searchFaq, wholeFaq } from "#domain/content/faq.ts";
import { findGoods } from "#domain/search/find-goods.ts";
import { keptSearch } from "#domain/search/kept-search.ts";
import type { SearchPlace } from "#domain/search/search-place.ts";
import { tidyQuery } from "#domain/search/words.ts";
import { digest } from "#platform/auth/tokens.ts";
import type { Database } from "#platform/db/database.ts";
import { type GatheredRows, gatherRows } from "#platform/db/gathered-rows.ts";
import type { emptySearchTable } from "#platform/db/schema/empty-search.ts";
import { networkOf, siteOf } from "#platform/network.ts";
import type { DayCounts } from "./day-counts.ts";

const FLUSH_EVERY_MS = 5_000;
/** Different ones between two writes. */
const MOST_GATHERED = 200;
/** Different searches of a network that count on a day: a person makes fewer, a program more. */
const MOST_OF_NETWORK = 20;
/** Networks that count on a day; of further ones nothing is noted until the next. */
const MOST_NETWORKS = 5_000;
/** Different words that are kept of a day, of all nodes together. */
export const MOST_OF_DAY = 500;

interface Needs {
  readonly catalogue: { current(): Catalogue };
  readonly faq: { groups(): readonly FaqGroup[] };
  readonly dayCounts: Pick<DayCounts, "count">;
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  /** Today, in the shop. */
  today(): CalendarDate;
}

/** A search as it came. */
interface Search {
  readonly place: SearchPlace;
  readonly typed: string;
  readonly ip: string;
}

/** Counts what visitors search for, and notes what they searched for in vain. */
export interface EmptySearches extends Pick<GatheredRows<unknown>, "flush" | "stop"> {
  note(search: Search): void;
}

function findsNothing({ catalogue, faq }: Needs, { place, typed }: Search): boolean {
  const current = catalogue.current();
  if (place === "goods") return findGoods(current, typed).goods.length === 0;
  return searchFaq(wholeFaq(current, faq.groups()), tidyQuery(typed)).length === 0;
}

/** Which searches of the day were counted already: who searched for what is not known by it. */
function createTurns() {
  let day = "";
  let counted = new Set<string>();
  let byNetwork = new Map<string, number>();
  return (today: CalendarDate, { place, typed, ip }: Search): boolean => {
    if (today !== day) [day, counted, byNetwork] = [today, new Set(), new Map()];
    const network = digest(siteOf(ip) ?? networkOf(ip));
    const search = digest(`${network} ${place} ${tidyQuery(typed)}`);
    const made = byNetwork.get(network) ?? 0;
    if (made >= MOST_OF_NETWORK || counted.has(search)) return false;
    if (made === 0 && byNetwork.size >= MOST_NETWORKS) return false;
    byNetwork.set(network, made + 1);
    counted.add(search);
    return true;
  };
}

type Row = typeof emptySearchTable.$inferSelect;

/** Once a day has so many different words, only those are counted on. */
async function write(db: Database, rows: readonly Row[]): Promise<void> {
  await db.execute(sql`
    insert into empty_search (day, place, words, n)
    select day::date, place, words, n from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(day text, place text, words text, n int)
    where (select count(*) from empty_search where empty_search.day = r.day::date) < ${MOST_OF_DAY}
      or exists (select from empty_search e where e.day = r.day::date and e.place = r.place and e.words = r.words)
    on conflict (day, place, words) do update set n = empty_search.n + excluded.n`);
}

/** Its notes have nobody in them (decision 425). */
export function createEmptySearches(needs: Needs): EmptySearches {
  const { dayCounts, db, log, today } = needs;
  const { add, flush, stop } = gatherRows<Row>({
    log,
    keyOf: ({ day, place, words }) => `${day} ${place} ${words}`,
    everyMs: FLUSH_EVERY_MS,
    most: MOST_GATHERED,
    write: (rows) => write(db, rows),
    failure: "searches without a result were not written yet",
  });
  const takeTurn = createTurns();
  return {
    note: (search) => {
      if (tidyQuery(search.typed) === "" || !takeTurn(today(), search)) return;
      dayCounts.count("search");
      if (!findsNothing(needs, search)) return;
      dayCounts.count("empty-search");
      const words = keptSearch(search.typed);
      if (words !== null) add({ day: today(), place: search.place, words, n: 1 });
    },
    flush,
    stop,
  };
}
