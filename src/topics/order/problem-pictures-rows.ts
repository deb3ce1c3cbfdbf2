import { and, eq } from "drizzle-orm";
import { problemPictureTable } from "#platform/db/schema/order.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

/** The two files of a picture. */
interface PictureFiles {
  readonly imageSha256: string;
  readonly thumbnailSha256: string;
}

/** Keeps what refers to the pictures of a problem; answers their ids, in their order. */
export async function addProblemPictures(
  tx: Transaction,
  orderId: number,
  pictures: readonly PictureFiles[],
): Promise<readonly string[]> {
  if (pictures.length === 0) return [];
  const rows = await tx
    .insert(problemPictureTable)
    .values(pictures.map((picture) => ({ ...picture, orderId })))
    .returning({ id: problemPictureTable.id });
  return rows.map(({ id }) => id);
}

/** A picture of a problem of an order; null when it has none of that id. */
export async function findProblemPicture(
  db: Queries,
  orderId: number,
  id: string,
): Promise<PictureFiles | null> {
  const { imageSha256, thumbnailSha256 } = problemPictureTable;
  const [row] = await db
    .select({ imageSha256, thumbnailSha256 })
    .from(problemPictureTable)
    .where(and(eq(problemPictureTable.orderId, orderId), eq(problemPictureTable.id, id)));
  return row ?? null;
}
