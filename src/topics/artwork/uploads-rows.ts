import { and, count, eq, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { ReadingFault } from "#domain/artwork/preflight/reading-fault.ts";
import { uploadTable } from "#platform/db/schema/artwork.ts";
import type { Queries } from "#platform/db/database.ts";

export type Upload = typeof uploadTable.$inferSelect;
export type NewUpload = Pick<
  typeof uploadTable.$inferInsert,
  "id" | "uploaderHash" | "networkHash" | "siteHash" | "name" | "bytes"
>;

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

/** Bytes that an upload brings before it counts as getting on: a byte now and then does not. */
const LEAST_PROGRESS = 64 * 1024;

/** Notes how much of an upload is here. */
export async function noteArrived(db: Queries, id: string, bytes: number): Promise<void> {
  await db
    .update(uploadTable)
    .set({ arrivedBytes: bytes, heardAt: sql`now()` })
    .where(and(eq(uploadTable.id, id), lte(uploadTable.arrivedBytes, bytes - LEAST_PROGRESS)));
}

/** Uploads of one network or site that are on their way, and what they have announced together. */
export interface OpenUploads {
  readonly count: number;
  readonly bytes: number;
}

/** What is on its way from a network, and from its site; nothing where there is no site. */
export async function readOpenUploads(
  db: Queries,
  { networkHash, siteHash }: { readonly networkHash: string; readonly siteHash: string | null },
): Promise<{ readonly ofNetwork: OpenUploads; readonly ofSite: OpenUploads }> {
  const of = async (from: SQL): Promise<OpenUploads> => {
    const [row] = await db
      .select({ count: count(), bytes: sql<number>`coalesce(sum(${uploadTable.bytes}), 0)::float8` })
      .from(uploadTable)
      .where(and(arriving, from));
    return row ?? { count: 0, bytes: 0 };
  };
  const ofNetwork = await of(eq(uploadTable.networkHash, networkHash));
  return {
    ofNetwork,
    ofSite: siteHash === null ? ofNetwork : await of(eq(uploadTable.siteHash, siteHash)),
  };
}

/** Before which instants an unfinished upload began, last got on, or a finished one ended, to be forgotten. */
interface UploadTimes {
  readonly unfinishedBefore: Date;
  readonly heardBefore: Date;
  readonly endedBefore: Date;
}

/** Some uploads that were begun, got on, or have ended, too long ago; the files of those that were stored are left to their sweep. */
export function readOutlivedUploads(
  db: Queries,
  { unfinishedBefore, heardBefore, endedBefore }: UploadTimes,
  limit: number,
): Promise<Upload[]> {
  return db
    .select()
    .from(uploadTable)
    .where(
      sql`case when ${uploadTable.finishedAt} is null
        then ${or(lt(uploadTable.createdAt, unfinishedBefore), lt(uploadTable.heardAt, heardBefore))} else ${lt(uploadTable.finishedAt, endedBefore)} end`,
    )
    .limit(limit);
}
