import { and, asc, eq, isNotNull, or } from "drizzle-orm";
import type { Attachment } from "#topics/artwork/attachments.ts";

import { attachmentTable, type NewAttachment } from "#platform/db/schema/files/attachment.ts";
import { quoteRequestTable } from "#platform/db/schema/quote-request.ts";
import type { Queries, Transaction } from "#platform/db/transaction.ts";

/** A file that is kept already, with the shop's pictures of it where it could paint some. */
export type SaidFile = NewAttachment & Pick<Attachment, "pictureSha256" | "thumbnailSha256">;

/** The message or the answer that files came with. */
type SaidWith = { readonly requestFactId: number } | { readonly quotationId: number };

/** Keeps what refers to the files of a message about a request, or of an answer to it. */
export async function addSaidFiles(
  tx: Transaction,
  quoteRequestId: number,
  saidWith: SaidWith,
  files: readonly SaidFile[],
): Promise<readonly Attachment[]> {
  if (files.length === 0) return [];
  const rows = files.map((file, position) => ({ ...file, ...saidWith, quoteRequestId, position }));
  return tx.insert(attachmentTable).values(rows).returning();
}

const wasSaid = or(isNotNull(attachmentTable.requestFactId), isNotNull(attachmentTable.quotationId));

/** The files of all messages and answers about a request, those of each in their order. */
export function readSaidFiles(db: Queries, quoteRequestId: number): Promise<Attachment[]> {
  return db
    .select()
    .from(attachmentTable)
    .where(and(eq(attachmentTable.quoteRequestId, quoteRequestId), wasSaid))
    .orderBy(asc(attachmentTable.position));
}

/** A file of what was said about the request of a number; null when it has none of that id. */
export async function findSaidFile(db: Queries, requestNo: string, id: string): Promise<Attachment | null> {
  const [row] = await db
    .select({ file: attachmentTable })
    .from(attachmentTable)
    .innerJoin(quoteRequestTable, eq(quoteRequestTable.id, attachmentTable.quoteRequestId))
    .where(and(eq(quoteRequestTable.requestNo, requestNo), eq(attachmentTable.id, id), wasSaid));
  return row?.file ?? null;
}
