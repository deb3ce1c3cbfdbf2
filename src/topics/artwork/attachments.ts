import { eq, inArray, or, sql } from "drizzle-orm";
import { artworkTable, attachmentTable, uploadTable } from "#platform/db/schema/artwork.ts";
import { reviewPictureTable } from "#platform/db/schema/review.ts";
import { problemPictureTable, proofCheckTable } from "#platform/db/schema/order.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";

const AT_ONCE = 1_000;

const keptFiles = sql`hashtextextended('kept files', 0)`;

/** Until the transaction ends no kept file is taken away; others may keep theirs meanwhile. */
export async function holdSavedFiles(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${keptFiles})`);
}

/** Waits until nobody is keeping a file, and lets nobody begin until the transaction ends. */
export async function closeSavedFiles(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keptFiles})`);
}

/** The same without waiting: whether nobody is keeping one just now. */
export async function tryToCloseSavedFiles(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ closed: boolean }>(
    sql`select pg_try_advisory_xact_lock(${keptFiles}) as closed`,
  );
  return rows[0]?.closed === true;
}

/** The files of requests and of what was said about them, with the shop's pictures of them, that are one of these contents. */
async function attachedOf(db: Queries, some: readonly string[]): Promise<readonly (string | null)[]> {
  const { sha256, pictureSha256, thumbnailSha256 } = attachmentTable;
  const rows = await db
    .selectDistinct({ sha256, pictureSha256, thumbnailSha256 })
    .from(attachmentTable)
    .where(
      or(inArray(sha256, [...some]), inArray(pictureSha256, [...some]), inArray(thumbnailSha256, [...some])),
    );
  return rows.flatMap((row) => [row.sha256, row.pictureSha256, row.thumbnailSha256]);
}

/** Of the pictures of reviews and of problems, those that are one of these contents. */
async function picturesOf(db: Queries, some: readonly string[]) {
  const found = [];
  for (const table of [reviewPictureTable, problemPictureTable])
    found.push(
      ...(await db
        .select({ image: table.imageSha256, thumbnail: table.thumbnailSha256 })
        .from(table)
        .where(or(inArray(table.imageSha256, [...some]), inArray(table.thumbnailSha256, [...some])))),
    );
  return found;
}

/** Of the pictures of print files, and of what was shown in their place, those that are one of these contents. */
async function checkedOf(db: Queries, some: readonly string[]) {
  const { printedSha256, shownSha256 } = proofCheckTable;
  return db
    .select({ image: printedSha256, thumbnail: shownSha256 })
    .from(proofCheckTable)
    .where(or(inArray(printedSha256, [...some]), inArray(shownSha256, [...some])));
}

/** Which of these contents a quote request, a review, a problem of an order, a proof, an artwork or an upload refers to. */
export async function readReferencedFiles(db: Queries, sha256s: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let from = 0; from < sha256s.length; from += AT_ONCE) {
    const some = sha256s.slice(from, from + AT_ONCE);
    const attached = await attachedOf(db, some);
    const uploads = await db
      .selectDistinct({ sha256: uploadTable.sha256 })
      .from(uploadTable)
      .where(inArray(uploadTable.sha256, some));
    const pictures = [...(await picturesOf(db, some)), ...(await checkedOf(db, some))];
    const artworks = await db
      .select({
        file: artworkTable.sha256,
        image: artworkTable.pictureSha256,
        thumbnail: artworkTable.thumbnailSha256,
        plates: artworkTable.platesSha256,
      })
      .from(artworkTable)
      .where(
        or(
          inArray(artworkTable.sha256, some),
          inArray(artworkTable.pictureSha256, some),
          inArray(artworkTable.thumbnailSha256, some),
          inArray(artworkTable.platesSha256, some),
        ),
      );
    const alone = [...uploads.map(({ sha256 }) => sha256), ...artworks.map(({ plates }) => plates)];
    for (const sha256 of [...attached, ...alone]) if (sha256 !== null) found.add(sha256);
    for (const { file } of artworks) found.add(file);
    for (const { image, thumbnail } of [...pictures, ...artworks])
      for (const sha256 of [image, thumbnail]) if (sha256 !== null) found.add(sha256);
  }
  return found;
}

export type Attachment = typeof attachmentTable.$inferSelect;

/** The file that came with a quote request, or with what was said about it, under this id; null when there is none. */
export async function findAttachment(db: Queries, id: string): Promise<Attachment | null> {
  const [row] = await db.select().from(attachmentTable).where(eq(attachmentTable.id, id));
  return row ?? null;
}
