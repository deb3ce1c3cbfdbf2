import { shownFileName } from "#domain/artwork/file-name.ts";
import { type UploadFault, uploadFault } from "#domain/artwork/file-rules.ts";
import { namedFault, type UnfitFile } from "#domain/artwork/unfit-file.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { digest, keyed, newToken } from "#platform/auth/tokens.ts";
import { addUpload, deleteUpload, readArrivingBytes } from "./uploads-rows.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { FILES_FIELD, requireRoomForFiles } from "./receive-file.ts";
import type { Services } from "#topics/services.ts";

const MEGABYTE = 1024 * 1024;
/**
 * How long room is reserved for an upload of which nothing comes: ten times the longest piece. What has come is on the disk by then,
 * and counted there.
 */
const RESERVED_MS = 30 * 60_000;

/** A file as its browser announces it. */
export interface AnnouncedFile {
  readonly name: string;
  readonly bytes: number;
}

/** The browser that sends it: its address, and the cookie its uploads are known by. */
export interface Uploader {
  readonly ip: string;
  readonly token: string;
}

/** Counts what is announced, whether it comes or not. */
async function spendUpload(
  services: Pick<Services, "config" | "db">,
  { ip, token }: Uploader,
  bytes: number,
): Promise<Refusal<"too-many-tries" | "upload-budget"> | null> {
  const over = await consumeRateLimit(services, "beginUpload", { ip });
  if (over) return over;
  const amount = Math.ceil(bytes / MEGABYTE);
  const full = await consumeRateLimit(services, "uploadMegabytes", { ip, identifier: token, amount });
  return full && { ...full, code: "upload-budget" };
}

/** Bytes that this file and those on their way may still bring to this machine's disk; with a bucket they go there. */
async function comingBytes(
  { config, db }: Pick<Services, "config" | "db">,
  { bytes }: AnnouncedFile,
): Promise<number> {
  return config.s3Url === null ? (await readArrivingBytes(db, RESERVED_MS)) + bytes : 0;
}

/**
 * Whether a file may be sent: by its name and size, by what its network and browser have sent today, and by the room on the disk, less
 * what is on its way already.
 */
export async function refuseUpload(
  services: Pick<Services, "config" | "db" | "freeBytes">,
  uploader: Uploader,
  file: AnnouncedFile,
): Promise<Refusal<UploadFault | UnfitFile | "too-many-tries" | "upload-budget"> | null> {
  const fault = uploadFault(file);
  if (fault !== null) return refuse(namedFault(fault, file.name, null), FILES_FIELD);
  await requireRoomForFiles(services, await comingBytes(services, file));
  return spendUpload(services, uploader, file.bytes);
}

/** Notes whose an upload is, before its first byte. */
export function beginUpload(
  { db }: Pick<Services, "db">,
  { token }: Pick<Uploader, "token">,
  { id, name, bytes }: AnnouncedFile & { readonly id: string },
): Promise<void> {
  return addUpload(db, { id, name: shownFileName(name), bytes, uploaderHash: digest(token) });
}

/** Takes back that an upload was begun. What its store may hold of it all the same goes with what nobody went on with. */
export function forgetUpload({ db }: Pick<Services, "db">, id: string): Promise<void> {
  return deleteUpload(db, id);
}

/** What a browser's uploads are known by from its first one on: the same for several that are begun at once. */
export function firstUploaderToken(
  { config }: Pick<Services, "config">,
  { sessionToken, guestToken }: Pick<Caller, "sessionToken" | "guestToken">,
): string {
  const known = sessionToken ?? guestToken;
  return known === null ? newToken() : keyed(config.secretKey, "uploader", known);
}
