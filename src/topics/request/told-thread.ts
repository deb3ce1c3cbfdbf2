import { declineText } from "#domain/quote-request/thread/decline-words.ts";
import { saidSince, type RequestEntry } from "#domain/quote-request/thread/request-state.ts";
import type { Attachment } from "#topics/artwork/attachments.ts";
import type { Cents } from "#domain/money.ts";
import { quotationPath } from "#topics/quotation/quotation-keys.ts";
import type { Services } from "#topics/services.ts";
import type { ReadHistory } from "./read-history.ts";

/** One thing that happened to a request, as both sides read it. */
export interface ToldEntry {
  readonly kind: "answered" | "message" | "declined" | "ordered";
  readonly by: "customer" | "shop";
  /** Milliseconds since 1970; null where it is not known. */
  readonly at: number | null;
  /** What was said; "" for nothing. */
  readonly words: string;
  /** Why it was declined; "" for anything else. */
  readonly reasons: string;
  /** The answer that was given, declined or ordered, with its page. */
  readonly quotationNo: string | null;
  readonly path: string | null;
  /** What that answer comes to. */
  readonly total: Cents | null;
  /** Of a fact; null for an answer and an order. */
  readonly factId: number | null;
  /** What came with it, in its order. */
  readonly files: readonly Attachment[];
}

type Needs = Pick<Services, "config">;

function ofEntry(services: Needs, { quotations, files: all }: ReadHistory, said: RequestEntry): ToldEntry {
  const answerOf = (number: string) => {
    const total = quotations.find(({ quotationNo }) => quotationNo === number)?.totalPrice ?? null;
    return { quotationNo: number, path: quotationPath(services, number), total };
  };
  if (said.entry === "answer") {
    const { quotationNo, at } = said.answer;
    const quotation = quotations.find((one) => one.quotationNo === quotationNo);
    const files = all.filter(({ quotationId }) => quotationId !== null && quotationId === quotation?.id);
    const { words = "" } = quotation ?? {};
    const given = { words, reasons: "", factId: null, files };
    return { kind: "answered", by: "shop", at, ...given, ...answerOf(quotationNo) };
  }
  const { fact } = said;
  const { by, at, id: factId, words } = fact;
  const files = all.filter(({ requestFactId }) => requestFactId === factId);
  const common = { by, at, words, factId, files };
  return fact.kind === "declined"
    ? { ...common, kind: "declined", reasons: declineText(fact.reasons), ...answerOf(fact.quotationNo) }
    : { ...common, kind: "message", reasons: "", quotationNo: null, path: null, total: null };
}

/** What has happened to a request since it was asked, the oldest first. */
export function toldThread(services: Needs, history: ReadHistory): readonly ToldEntry[] {
  const said = saidSince(history).map((one) => ofEntry(services, history, one));
  const ordered = said.filter(
    (one) =>
      one.kind === "answered" &&
      history.answers.some(({ quotationNo, isOrdered }) => isOrdered && quotationNo === one.quotationNo),
  );
  return [
    ...said,
    ...ordered.map((one): ToldEntry => ({
      ...one,
      kind: "ordered",
      by: "customer",
      at: null,
      words: "",
      files: [],
    })),
  ];
}
