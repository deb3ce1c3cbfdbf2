import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import type { HappeningOf } from "#domain/order/order-fact.ts";
import { isBeforeProduction } from "#domain/order/order-stage.ts";
import type { LineProof } from "#domain/order/proof/line-proof.ts";
import { looksAsApproved } from "#domain/artwork/comparison/print-check.ts";
import { proofVersions } from "#domain/order/proof/proof-versions.ts";
import { readFacts } from "./order-facts.ts";
import { type ProofCheck, proofSha256 } from "#topics/printing/proof-checks.ts";
import { lockOrder, readStoredOrder } from "./orders.ts";
import type { Transaction } from "#platform/db/database.ts";
import { checkProofsQueue } from "#platform/jobs/queues.ts";
import { readPromisedArtwork } from "#topics/artwork/visible-artwork.ts";
import { catalogueOf, type LoadedOrder, loadedOrder } from "./loaded-order.ts";
import type { ReadOrder } from "./read-order.ts";
import { recordFact, recordFactWithin } from "./record-fact.ts";
import { linePrints } from "#topics/printing/print-request.ts";
import { checkPlaces, proofHindrances } from "#topics/printing/check-places.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<
  Services,
  "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "log" | "shopMoment" | "storage"
>;

type Promising = Pick<Services, "catalogue" | "db" | "jobs" | "log">;

/** An order as far as its proofs are made. */
type ProofedOrder = LoadedOrder & Pick<ReadOrder, "artwork" | "catalogue">;

/** What was asked to be changed of the newest proof of a line is a person's to mind. */
function isChangeAsked({ facts }: LoadedOrder, line: number): boolean {
  return (proofVersions(facts, line).at(-1)?.change ?? null) !== null;
}

/** Whether the newest files of a line are the shop's: a person sends its proof. */
function isOurs({ facts }: LoadedOrder, line: number): boolean {
  const sent = facts.findLast((fact) => fact.kind === "artwork-sent" && fact.line === line);
  return sent?.kind === "artwork-sent" && sent.isOurs === true;
}

/** What a person has priced in words may be something else than what was configured: a person proofs it, too (decision 305). */
function isWritten({ lines }: LoadedOrder, line: number): boolean {
  return lines[line - 1]?.written !== undefined;
}

/** Lines that are proofed by themselves: those of a new order, and those whose other artwork was sent, unless words were, too. */
function toProof(order: LoadedOrder): readonly LineProof[] {
  const { stage, proofs } = order.state;
  if (stage !== "open" && stage !== "ready") return [];
  return proofs.filter(({ line, state }) => {
    const isDue = state === "none" || (state === "artwork-sent" && !isChangeAsked(order, line));
    return isDue && !isOurs(order, line) && !isWritten(order, line);
  });
}

/** Lines whose print files are made and compared: those, and what the shop has put in, whose proof a person sends. */
function toCheck(order: LoadedOrder): readonly LineProof[] {
  const ours = order.state.proofs.filter(
    ({ line, state }) =>
      isBeforeProduction(order.state) &&
      (state === "none" || state === "artwork-sent") &&
      isOurs(order, line),
  );
  return [...toProof(order), ...ours];
}

async function withArtwork(
  services: Pick<Needs, "catalogue" | "db">,
  db: Parameters<typeof readPromisedArtwork>[0],
  order: LoadedOrder,
): Promise<ProofedOrder> {
  const selections = order.lines.map(({ selection }) => selection);
  const artwork = await readPromisedArtwork(db, selections);
  return { ...order, catalogue: await catalogueOf(services, order), artwork };
}

/** What is printed of a line, with what stands for it, and why a person is to look at its files. */
function printed({ row, lines, catalogue, artwork }: ProofedOrder, line: number) {
  const ordered = lines[line - 1];
  if (ordered === undefined) return null;
  const prints = linePrints({ row, catalogue, artwork }, line, ordered);
  if (prints.slots.length === 0) return null;
  return { ordered, sha256: proofSha256(prints, ordered), hindrances: proofHindrances(prints) };
}

/** The lines whose files need no mending: their proofs are sent by themselves, if their print files are what was shown. */
async function cleanLines(
  services: Promising,
  tx: Transaction,
  order: LoadedOrder,
): Promise<ReadonlySet<number>> {
  const known = await withArtwork(services, tx, order);
  return new Set(
    toProof(order).flatMap(({ line }) => (printed(known, line)?.hindrances.length === 0 ? [line] : [])),
  );
}

function hasFiles({ lines }: LoadedOrder, line: number): boolean {
  return filesIn(lines[line - 1]?.selection.artwork ?? null).length > 0;
}

/**
 * Promises the check of the print files of each line, which makes its proof; answers the lines of which a proof is expected without a person.
 * Whatever goes wrong with looking at them refuses no order.
 */
export async function promiseProofs(
  services: Promising,
  tx: Transaction,
  order: LoadedOrder,
): Promise<ReadonlySet<number>> {
  const { orderNo } = order.row;
  const lines = toProof(order).filter(({ line }) => hasFiles(order, line));
  if (lines.length === 0) return new Set();
  for (const { line } of lines) await services.jobs.add(tx, checkProofsQueue, { orderNo, line });
  try {
    return await tx.transaction((inner) => cleanLines(services, inner, order));
  } catch (error) {
    services.log.error({ err: error, orderNo }, "no proof is expected at once");
    return new Set();
  }
}

/** Promises that the print files of a line (from 1) are made, so that a person sees them before they send its proof. */
export function promiseCheck(
  { jobs }: Pick<Services, "jobs">,
  tx: Transaction,
  orderNo: string,
  line: number,
): Promise<void> {
  return jobs.add(tx, checkProofsQueue, { orderNo, line });
}

/** Tells that a person looks at a line (from 1) before its proof is sent; once, and not where that was sent already. */
export async function holdProof(
  services: Omit<Needs, "log" | "storage">,
  orderNo: string,
  held: Omit<HappeningOf<"proof-held">, "kind">,
): Promise<void> {
  await recordFact(services, orderNo, { happening: { kind: "proof-held", ...held }, by: "clock" });
}

/** Makes the next proof of a line, or has a person look at it; nothing where it has moved on since its print files were made. */
async function settle(
  services: Needs,
  tx: Transaction,
  orderNo: string,
  line: number,
  checks: readonly ProofCheck[],
): Promise<void> {
  const row = await lockOrder(tx, orderNo);
  if (row === null) return;
  const facts = (await readFacts(tx, [row.id])).get(row.id) ?? [];
  const order = await withArtwork(services, tx, loadedOrder(row, facts));
  const proof = toProof(order).find((one) => one.line === line);
  const now = printed(order, line);
  if (proof === undefined || now === null || now.sha256 !== checks[0]?.proofSha256) return;
  const { sha256 } = now;
  if (!checks.every(looksAsApproved)) {
    await recordFactWithin(services, tx, orderNo, {
      happening: { kind: "proof-held", line, sha256 },
      by: "clock",
    });
    return;
  }
  if (now.hindrances.length > 0) return;
  const happening = { kind: "proof-made", line, version: proof.version + 1, sha256, note: "" } as const;
  await recordFactWithin(services, tx, orderNo, { happening, by: "clock" });
}

/**
 * Makes the print files of a line (from 1), compares each with what its customer has seen, and makes its proof if it needs nobody: else a
 * person does.
 */
export async function checkLineProof(services: Needs, orderNo: string, line: number): Promise<void> {
  const row = await readStoredOrder(services.db, orderNo);
  if (row === null) return;
  const facts = (await readFacts(services.db, [row.id])).get(row.id) ?? [];
  const order = await withArtwork(services, services.db, loadedOrder(row, facts));
  const now = toCheck(order).some((proof) => proof.line === line) ? printed(order, line) : null;
  if (now === null) return;
  const checks = await checkPlaces(services, order, line, now.ordered);
  await services.db.transaction((tx) => settle(services, tx, orderNo, line, checks));
}
