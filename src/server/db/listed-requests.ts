import { and, asc, desc, isNotNull, isNull, like, type SQL, sql } from "drizzle-orm";
import { quoteRequestTable } from "./schema/quote-request.ts";
import type { Queries } from "./transaction.ts";

/** Which requests are listed. */
export const requestStates = ["waiting", "answered", "all"] as const;
export type RequestState = (typeof requestStates)[number];

/** The place of a row in the order of a list: microseconds since 1970, which a Date would cut off, and its id. */
export interface RequestPlace {
  readonly askedMicros: number;
  readonly id: number;
}

export interface WantedRequests {
  readonly state: RequestState;
  /** Folded words, each of which a request has. */
  readonly words: readonly string[];
  /** The last row of the page before. */
  readonly after: RequestPlace | null;
  readonly most: number;
}

const { answeredAt, createdAt, id, search } = quoteRequestTable;

const inState: Readonly<Record<RequestState, SQL | undefined>> = {
  waiting: isNull(answeredAt),
  answered: isNotNull(answeredAt),
  all: undefined,
};

function isAfter({ askedMicros, id: last }: RequestPlace, isOldestFirst: boolean): SQL {
  const place = sql`('epoch'::timestamptz + ${askedMicros} * interval '1 microsecond', ${last})`;
  return isOldestFirst ? sql`(${createdAt}, ${id}) > ${place}` : sql`(${createdAt}, ${id}) < ${place}`;
}

function holding(word: string): SQL {
  return like(search, `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`);
}

/** Requests for the staff, a page at a time: those that wait with the oldest first, others with the newest. */
export function readListedRequests(db: Queries, { state, words, after, most }: WantedRequests) {
  const isOldestFirst = state === "waiting";
  const way = isOldestFirst ? asc : desc;
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
      askedMicros: sql`(extract(epoch from ${createdAt}) * 1000000)::bigint`.mapWith(Number),
    })
    .from(quoteRequestTable)
    .where(and(inState[state], after ? isAfter(after, isOldestFirst) : undefined, ...words.map(holding)))
    .orderBy(way(createdAt), way(id))
    .limit(most);
}
