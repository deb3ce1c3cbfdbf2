import { and, asc, desc, isNotNull, type SQL, sql } from "drizzle-orm";
import { holdsWord } from "#platform/db/holds-word.ts";
import { quoteRequestTable } from "#platform/db/schema/quotation.ts";
import type { Queries } from "#platform/db/database.ts";

/** Which requests are listed. */
export const requestStates = ["waiting", "answered", "all"] as const;
export type RequestState = (typeof requestStates)[number];

/** The place of a row in the order of a list: microseconds since 1970, which a Date would cut off, of its day there, and its id. */
export interface RequestPlace {
  readonly askedMicros: number;
  readonly id: number;
}

export interface WantedRequests {
  readonly state: RequestState;
  /** Folded words, each of which is in a request; one of fewer than three letters where a word begins. */
  readonly words: readonly string[];
  /** The last row of the page before. */
  readonly after: RequestPlace | null;
  readonly most: number;
}

const { answeredAt, answerUntil, createdAt, id, search, stage, waitsSince } = quoteRequestTable;

const inState: Readonly<Record<RequestState, SQL | undefined>> = {
  waiting: isNotNull(waitsSince),
  answered: isNotNull(answeredAt),
  all: undefined,
};

/** What a list is sorted by: those that wait by how long they do, others by when they were asked. */
function sortedBy(state: RequestState) {
  return state === "waiting"
    ? ({ by: waitsSince, way: asc, sign: sql`>` } as const)
    : ({ by: createdAt, way: desc, sign: sql`<` } as const);
}

/** Requests for the staff, a page at a time: those that wait with the one that has waited longest first, others with the newest. */
export function readListedRequests(db: Queries, { state, words, after, most }: WantedRequests) {
  const { by, way, sign } = sortedBy(state);
  const isAfter =
    after &&
    sql`(${by}, ${id}) ${sign} ('epoch'::timestamptz + ${after.askedMicros} * interval '1 microsecond', ${after.id})`;
  return db
    .select({
      id,
      requestNo: quoteRequestTable.requestNo,
      title: quoteRequestTable.title,
      quoteType: quoteRequestTable.quoteType,
      firstName: quoteRequestTable.firstName,
      lastName: quoteRequestTable.lastName,
      email: quoteRequestTable.email,
      quantity: quoteRequestTable.quantity,
      createdAt,
      answeredAt,
      stage,
      answerUntil,
      waitsSince,
      askedMicros: sql`(extract(epoch from ${by}) * 1000000)::bigint`.mapWith(Number),
    })
    .from(quoteRequestTable)
    .where(and(inState[state], isAfter ?? undefined, ...words.map((word) => holdsWord(search, word))))
    .orderBy(way(by), way(id))
    .limit(most);
}
