import { and, asc, eq } from "drizzle-orm";
import { proofCheckTable } from "#platform/db/schema/order.ts";
import type { Queries } from "#platform/db/database.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import { digest } from "#platform/auth/tokens.ts";
import { isPictureRead } from "#platform/print-files/print-piece.ts";
import { placedPiece } from "./piece-of-slot.ts";
import type { PrintRequest, PrintSlot, ProofedLine } from "./print-request.ts";

/** A place of a line whose print file was compared with what its customer has seen. */
export type ProofCheck = typeof proofCheckTable.$inferSelect;

export type NewProofCheck = Omit<typeof proofCheckTable.$inferInsert, "id">;

/** All that was checked of an order, by line and place. */
export async function readProofChecks(db: Queries, orderId: number): Promise<readonly ProofCheck[]> {
  const { line, place, checkedAt } = proofCheckTable;
  return db
    .select()
    .from(proofCheckTable)
    .where(eq(proofCheckTable.orderId, orderId))
    .orderBy(asc(line), asc(place), asc(checkedAt));
}

/** One of them by its id; null where it is not there. */
export async function findProofCheck(db: Queries, id: string): Promise<ProofCheck | null> {
  const [row] = await db.select().from(proofCheckTable).where(eq(proofCheckTable.id, id));
  return row ?? null;
}

/** Keeps what came of a check; of two at once that of the first. */
export async function addProofCheck(db: Queries, check: NewProofCheck): Promise<ProofCheck> {
  await db.insert(proofCheckTable).values(check).onConflictDoNothing();
  const { orderId, line, place, proofSha256 } = proofCheckTable;
  const [row] = await db
    .select()
    .from(proofCheckTable)
    .where(
      and(
        eq(orderId, check.orderId),
        eq(line, check.line),
        eq(place, check.place),
        eq(proofSha256, check.proofSha256),
      ),
    );
  if (row === undefined) throw new Error("A check of a proof was not stored.");
  return row;
}

/** What was drawn of a line stands for another hash, too: there are more of it, or fewer, and it looks the same. */
export async function copyProofChecks(
  db: Queries,
  { orderId, line }: Pick<ProofCheck, "line" | "orderId">,
  from: string | null | undefined,
  to: string | null,
): Promise<void> {
  if (to === null || from === null || from === undefined) return;
  const all = await readProofChecks(db, orderId);
  for (const { id: _id, ...one } of all)
    if (one.line === line && one.proofSha256 === from) await addProofCheck(db, { ...one, proofSha256: to });
}

/** What a set and side is printed and cut from. A line that is yet to be drawn follows the shop's picture of the file. */
function printedFrom(prints: PrintRequest, { slot, name, artwork }: PrintSlot): readonly unknown[] {
  if (artwork === null) return [name, null];
  const piece = placedPiece(prints, { slot, name, artwork });
  const isRead = piece === null || isPictureRead(piece);
  // Proofs of before there were others keep their hash: theirs is the first page.
  const content = artwork.page === 1 ? artwork.sha256 : [artwork.sha256, artwork.page];
  return [name, content, isRead ? artwork.pictureSha256 : null, piece];
}

/**
 * SHA-256 of everything that is printed and cut of a line: what was configured, by the catalogue of then, how many, and of each set and
 * side the bytes of its artwork and their page, where they lie and the lines round them. Equal lines have equal hashes; whatever would come off the
 * press otherwise changes it (decision 217).
 */
export function proofSha256(
  prints: PrintRequest,
  { quantity, sets }: Pick<ProofedLine, "quantity" | "sets">,
) {
  const { catalogue, selection, slots } = prints;
  const configured = Object.entries(selectionToWire(catalogue, selection)).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const printed = slots.map((slot) => printedFrom(prints, slot));
  return digest(JSON.stringify(["proof", catalogue.version, configured, quantity, sets, printed]));
}
