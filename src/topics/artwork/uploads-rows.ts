import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { ReadingFault } from "#domain/artwork/preflight/reading-fault.ts";
import { uploadTable } from "#platform/db/schema/artwork.ts";
import type { Queries } from "#platform/db/database.ts";

export type Upload = typeof uploadTable.$inferSelect;
export type NewUpload = Pick<typeof uploadTable.$inferInsert, "id" | "uploaderHash" | "name" | "bytes">;

export async function addUpload(db: Queries, upload: NewUpload): Promise<void> {
  await db.insert(uploadTable).values(upload);
}

/** An upload of this browser; null for somebody else's, and for one that is not there. */
export async function findUpload(db: Queries, id: string, uploaderHash: string): Promise<Upload | null> {
  const [row] = await readUploads(db, [id], uploaderHash);
  return row ?? null;
}

/** Those of some uploads that are this browser's. */
export function readUploads(db: Queries, ids: readonly string[], uploaderHash: string): Promise<Upload[]> {
  return db
    .select()
    .from(uploadTable)
    .where(and(inArray(uploadTable.id, [...ids]), eq(uploadTable.uploaderHash, uploaderHash)));
}

export async function readUpload(db: Queries, id: string): Promise<Upload | null> {
  const [row] = await db.select().from(uploadTable).where(eq(uploadTable.id, id));
  return row ?? null;
}

/** Notes that an upload is stored; the second time it changes nothing. */
export async function finishUploadRow(
  db: Queries,
  id: string,
  stored: { readonly sha256: string; readonly mediaType: string },
): Promise<void> {
  await db
    .update(uploadTable)
    .set({ ...stored, finishedAt: sql`now()` })
    .where(and(eq(uploadTable.id, id), isNull(uploadTable.finishedAt)));
}

export async function refuseUploadRow(
  db: Queries,
  id: string,
  refusedAs: NonNullable<Upload["refusedAs"]>,
): Promise<void> {
  await db
    .update(uploadTable)
    .set({ refusedAs })
    .where(and(eq(uploadTable.id, id), isNull(uploadTable.finishedAt)));
}

/** Notes why a stored upload is no artwork. */
export async function noteUnfit(db: Queries, id: string, unfitAs: ReadingFault): Promise<void> {
  await db.update(uploadTable).set({ unfitAs }).where(eq(uploadTable.id, id));
}

export async function deleteUpload(db: Queries, id: string): Promise<void> {
  await db.delete(uploadTable).where(eq(uploadTable.id, id));
}

/** Forgets what a browser has uploaded of this content; what a request or an artwork refers to stays. */
export async function deleteUploadsOf(db: Queries, sha256: string, uploaderHash: string): Promise<void> {
  await db
    .delete(uploadTable)
    .where(and(eq(uploadTable.sha256, sha256), eq(uploadTable.uploaderHash, uploaderHash)));
}

const arriving = and(isNull(uploadTable.finishedAt), isNull(uploadTable.refusedAs));

/** Uploads that have not been seen to end, the oldest first. */
export function readArriving(db: Queries, limit: number): Promise<Upload[]> {
  return db.select().from(uploadTable).where(arriving).orderBy(uploadTable.createdAt).limit(limit);
}

/** Notes that bytes of an upload begin to come. */
export async function hearOfUpload(db: Queries, id: string): Promise<void> {
  await db
    .update(uploadTable)
    .set({ heardAt: sql`now()` })
    .where(eq(uploadTable.id, id));
}

/** Bytes that were announced and have not all arrived, of uploads that were heard of within so many milliseconds. */
export async function readArrivingBytes(db: Queries, withinMs: number): Promise<number> {
  const since = sql`now() - make_interval(secs => ${withinMs / 1_000})`;
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${uploadTable.bytes}), 0)::float8` })
    .from(uploadTable)
    .where(and(arriving, gt(uploadTable.heardAt, since)));
  return row?.bytes ?? 0;
}

/** Some uploads that were begun, or have ended, too long ago; the files of those that were stored are left to their sweep. */
export function readOutlivedUploads(
  db: Queries,
  { unfinishedBefore, endedBefore }: { readonly unfinishedBefore: Date; readonly endedBefore: Date },
  limit: number,
): Promise<Upload[]> {
  return db
    .select()
    .from(uploadTable)
    .where(
      sql`case when ${uploadTable.finishedAt} is null
        then ${lt(uploadTable.createdAt, unfinishedBefore)} else ${lt(uploadTable.finishedAt, endedBefore)} end`,
    )
    .limit(limit);
}
