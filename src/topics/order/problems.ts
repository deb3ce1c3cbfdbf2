import type { Readable } from "node:stream";
import { parseProblem } from "#domain/order/problem/parse-problem.ts";
import type { ProblemKind } from "#domain/order/problem/problem-labels.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { addProblemPictures, findProblemPicture } from "./problem-pictures-rows.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { attachmentsOf, type ReceivedFile } from "#topics/artwork/received-files.ts";
import type { OrderQuery } from "./answer-order.ts";
import { openOrder, readOrder, type ReadOrder } from "./read-order.ts";
import { recordFactWithin } from "./record-fact.ts";
import { type EncodedPicture, withEncodedPictures } from "#topics/artwork/encode-pictures.ts";
import type { Services } from "#topics/services.ts";
import { type KeyedWriteFault, withIdempotency } from "#topics/person/with-idempotency.ts";

type Needs = Pick<
  Services,
  "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "shopMoment" | "storage"
>;

interface SentProblem {
  /** The request's `Idempotency-Key`; null when it carries none. */
  readonly key: string | null;
  readonly kinds: readonly string[];
  readonly words: string;
  readonly files: readonly ReceivedFile[];
}

interface Reported {
  readonly ok: true;
  readonly order: ReadOrder;
  /** Set when the browser's guest is new. */
  readonly guestToken: string | null;
}

type ProblemFault = "file-type" | "not-found" | "order-not-sent" | "refused" | "too-many-tries";

interface Problem {
  readonly orderNo: string;
  readonly orderId: number;
  readonly kinds: readonly ProblemKind[];
  readonly words: string;
  readonly pictures: readonly EncodedPicture[];
}

async function record(
  services: Needs,
  tx: Transaction,
  { orderNo, orderId, kinds, words, pictures: encoded }: Problem,
): Promise<{ readonly ok: true; readonly answer: object } | Refusal<"not-found" | "order-not-sent">> {
  const files = encoded.map(({ image, thumbnail }) => ({
    imageSha256: image.sha256,
    thumbnailSha256: thumbnail.sha256,
  }));
  const pictures = await addProblemPictures(tx, orderId, files);
  const happening = { kind: "problem-reported", kinds, words, pictures } as const;
  const recorded = await recordFactWithin(services, tx, orderNo, { happening, by: "customer" });
  return recorded.ok ? { ok: true, answer: {} } : recorded;
}

/**
 * Reports what is wrong with an order, with pictures that are encoded anew: one fact, of which shop and customer are told by mail. The
 * same report sent again is that one.
 */
export async function reportProblem(
  services: Needs,
  caller: Caller,
  asked: OrderQuery,
  { key, files, ...sent }: SentProblem,
): Promise<Reported | Refusal<ProblemFault | KeyedWriteFault>> {
  const typed = parseProblem(sent.kinds, sent.words);
  if (!typed.ok) return typed;
  const opened = await openOrder(services, caller, asked.orderNo, asked.key);
  if (!opened.ok) return opened;
  const { id: orderId, orderNo } = opened.row;
  const { kinds, words } = typed;
  const body = { orderNo, kinds, words, attachments: attachmentsOf(files) };
  const written = await withEncodedPictures(services, files, (pictures) =>
    withIdempotency(services, caller, { call: "problem", key, body }, async (tx) => {
      const tried = { ip: caller.ip, identifier: orderNo };
      const over = await consumeRateLimit({ db: tx, config: services.config }, "orderProblem", tried);
      return over ?? record(services, tx, { orderNo, orderId, kinds, words, pictures });
    }),
  );
  if (!written.ok) return written;
  const read = await readOrder(services, caller, orderNo, asked.key);
  return read.ok ? { ...read, guestToken: written.guestToken } : read;
}

export interface ProblemPictureQuery {
  readonly id: string;
  readonly isSmall: boolean;
}

export type OpenedPicture = { readonly ok: true; readonly stream: Readable } | Refusal<"not-found">;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A picture of a problem of an order as the shop has encoded it, by the order's id in the database. */
export async function openProblemPicture(
  { db, storage }: Pick<Services, "db" | "storage">,
  orderId: number,
  { id, isSmall }: ProblemPictureQuery,
): Promise<OpenedPicture> {
  const files = UUID.test(id) ? await findProblemPicture(db, orderId, id) : null;
  const stream = files && (await storage.get(isSmall ? files.thumbnailSha256 : files.imageSha256));
  return stream ? { ok: true, stream } : refuse("not-found");
}

/** A picture of a problem, for whoever sees its order. */
export async function readProblemPicture(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment" | "storage">,
  caller: Caller,
  { orderNo, key }: OrderQuery,
  picture: ProblemPictureQuery,
): Promise<OpenedPicture | Refusal<"password-must-change" | "too-many-tries">> {
  const over = await consumeRateLimit(services, "problemPicture", caller);
  if (over) return over;
  const opened = await openOrder(services, caller, orderNo, key);
  return opened.ok ? openProblemPicture(services, opened.row.id, picture) : opened;
}
