import { type UploadFault, uploadFault } from "#domain/artwork/file-rules.ts";
import { displayFileName } from "#domain/artwork/file-name.ts";
import { namedFault, type UnfitFile } from "#domain/artwork/unfit-file.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { digest, keyed, newToken } from "#platform/auth/tokens.ts";
import { networkOf, siteOf } from "#platform/network.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { FILES_FIELD, requireRoomForFiles } from "./received-files.ts";
import { addUpload, deleteUpload, type OpenUploads, readOpenUploads } from "./uploads-rows.ts";

/** The header of a name; null when there is none. */
type ReadHeader = (name: string) => string | null;

/** "filename bGFiZWwucGRm,filetype ..." -> "label.pdf" (tus 1.0.0, Upload-Metadata); "" without one. */
function fileNameIn(metadata: string): string {
  const pairs = metadata.split(",").map((pair) => pair.trim().split(" "));
  const [, encoded = ""] = pairs.find(([key]) => key === "filename") ?? [];
  return Buffer.from(encoded, "base64").toString("utf8");
}

const MEGABYTE = 1024 * 1024;

/** Uploads that may be on their way at once from one network, and from one subscriber's /48 of IPv6: six browsers with four each. */
const MOST_OF_ONE_NETWORK = 24;
const MOST_OF_ONE_SITE = 48;
/** After how long it is worth asking again, in seconds. */
const OPEN_RETRY_S = 60;
/** How much of the room on the disk one network's unfinished uploads may come to take, if all of them arrive. */
const SHARE_OF_ROOM = 1 / 4;

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

/** What the unfinished uploads of a network are known by. */
function whereFrom({ config }: Pick<Services, "config">, ip: string) {
  const hash = (name: string) => keyed(config.secretKey, "upload-network", name);
  const site = siteOf(ip);
  return { networkHash: hash(networkOf(ip)), siteHash: site === null ? null : hash(site) };
}

type Room = Pick<Services, "config" | "db" | "freeBytes">;

/**
 * Each network has its share: of uploads on their way and, where they come to this machine's disk, of the room there. What a network
 * announces counts against its own share alone.
 */
async function refuseShare(
  services: Room,
  uploader: Uploader,
  { bytes }: AnnouncedFile,
): Promise<Refusal<"uploads-open"> | null> {
  const { config, db } = services;
  const full = { ...refuse("uploads-open", FILES_FIELD), retryAfterS: OPEN_RETRY_S };
  const { ofNetwork, ofSite } = await readOpenUploads(db, whereFrom(services, uploader.ip));
  const factor = config.rateLimitFactor;
  if (ofNetwork.count >= MOST_OF_ONE_NETWORK * factor || ofSite.count >= MOST_OF_ONE_SITE * factor)
    return full;
  if (config.s3Url !== null) return null;
  const share = ((await services.freeBytes()) - config.diskReserveBytes) * SHARE_OF_ROOM;
  // One file fits in as long as there is room for it: a share is kept among several.
  const isOver = ({ count, bytes: announced }: OpenUploads): boolean =>
    count > 0 && announced + bytes > share;
  return isOver(ofSite) || isOver(ofNetwork) ? full : null;
}

/**
 * Whether a file may be sent: by its name and size, by what its network and browser have sent today and have on its way, and by the
 * room on the disk. Nothing is reserved for what is only announced.
 */
export async function refuseUpload(
  services: Room,
  uploader: Uploader,
  file: AnnouncedFile,
): Promise<Refusal<UploadFault | UnfitFile | "too-many-tries" | "upload-budget" | "uploads-open"> | null> {
  const fault = uploadFault(file);
  if (fault !== null) return refuse(namedFault(fault, file.name, null), FILES_FIELD);
  await requireRoomForFiles(services, services.config.s3Url === null ? file.bytes : 0);
  return (await refuseShare(services, uploader, file)) ?? spendUpload(services, uploader, file.bytes);
}

/** Notes whose an upload is, before its first byte. */
export function beginUpload(
  services: Pick<Services, "config" | "db">,
  { ip, token }: Uploader,
  { id, name, bytes }: AnnouncedFile & { readonly id: string },
): Promise<void> {
  const owner = { uploaderHash: digest(token), ...whereFrom(services, ip) };
  return addUpload(services.db, { id, name: displayFileName(name), bytes, ...owner });
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

/** The file that a request announces, by the headers of the tus protocol; one of unknown length counts as empty. */
export function announcedFile(header: ReadHeader): AnnouncedFile {
  const length = header("upload-length") ?? "";
  return {
    name: fileNameIn(header("upload-metadata") ?? ""),
    bytes: /^\d{1,15}$/.test(length) ? Number(length) : 0,
  };
}
