import { asc, eq, sql } from "drizzle-orm";
import { isPrintableName } from "#domain/artwork/file-rules.ts";
import { attachmentTable } from "#platform/db/schema/artwork.ts";
import type { Queries } from "#platform/db/database.ts";
import { quotationTable, quoteRequestTable, requestFactTable } from "#platform/db/schema/quotation.ts";
import type { Attachment } from "#topics/artwork/attachments.ts";

/** A file of a quote request that can be printed from, by its name: of the request itself, of a message or of an answer. */
export interface RequestFile extends Attachment {
  readonly by: "customer" | "shop";
}

/** The request that a quotation answers. */
export interface AnsweredRequest {
  readonly requestNo: string;
  /** The oldest first, each content once under its name. */
  readonly files: readonly RequestFile[];
}

/** The files of a request and of what was said about it since, in their order. */
async function readFiles(db: Queries, quoteRequestId: number): Promise<readonly RequestFile[]> {
  const { requestFactId, quotationId, position } = attachmentTable;
  const rows = await db
    .select({ file: attachmentTable, saidBy: requestFactTable.saidBy })
    .from(attachmentTable)
    .leftJoin(requestFactTable, eq(requestFactTable.id, requestFactId))
    .where(eq(attachmentTable.quoteRequestId, quoteRequestId))
    .orderBy(sql`${quotationId} nulls first`, sql`${requestFactId} nulls first`, asc(position));
  const files = rows.map(({ file, saidBy }): RequestFile => {
    const isShops = file.quotationId !== null || saidBy === "shop";
    return { ...file, by: isShops ? "shop" : "customer" };
  });
  const printable = files.filter(({ name }) => isPrintableName(name)).toReversed();
  return [...new Map(printable.map((file) => [`${file.sha256} ${file.name}`, file])).values()].toReversed();
}

/** The request that a quotation of an order answers, with its files for the order's artwork; null where it answers none. */
export async function readAnsweredRequest(
  db: Queries,
  quotationId: number | null,
): Promise<AnsweredRequest | null> {
  if (quotationId === null) return null;
  const [request] = await db
    .select({ id: quoteRequestTable.id, requestNo: quoteRequestTable.requestNo })
    .from(quotationTable)
    .innerJoin(quoteRequestTable, eq(quoteRequestTable.id, quotationTable.quoteRequestId))
    .where(eq(quotationTable.id, quotationId));
  return request ? { requestNo: request.requestNo, files: await readFiles(db, request.id) } : null;
}
