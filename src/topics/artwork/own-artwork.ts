import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type ArtworkUse, whyInUse } from "#domain/artwork/artwork-use.ts";
import { printsDuller } from "#domain/artwork/preflight/printed-colours.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { digest } from "#platform/auth/tokens.ts";
import {
  type Artwork,
  countArtworks,
  type EndingArtwork,
  findArtworks,
  listArtworks,
  readArtworkUses,
  removeUnusedArtwork,
} from "./artworks.ts";
import { deleteUploadsOf } from "./uploads-rows.ts";
import type { Owner } from "#platform/db/owner.ts";
import type { Queries } from "#platform/db/database.ts";
import { type Caller, findOwner, type FoundOwner } from "#topics/person/caller.ts";
import { removeUnused, withoutReference } from "./sweep-files.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { printedThumbnail } from "./artwork-pictures.ts";

/** A file of one's own with where it is used, and until when it is kept. */
export interface HeldArtwork extends Artwork {
  readonly uses: readonly ArtworkUse[];
  /** Null as long as it is used. */
  readonly keptUntil: Date | null;
}

interface Listed {
  readonly ok: true;
  readonly artworks: readonly HeldArtwork[];
  /** How many there are in all. */
  readonly count: number;
}

async function withUses(
  db: Queries,
  owner: Owner,
  artworks: readonly EndingArtwork[],
): Promise<HeldArtwork[]> {
  const used = await readArtworkUses(
    db,
    owner,
    artworks.map(({ id }) => id),
  );
  return artworks.map((artwork) => {
    const uses = used.get(artwork.id) ?? [];
    // What is over goes with the next tidying up.
    const until = new Date(Math.max(artwork.endsAt.getTime(), Date.now()));
    return { ...artwork, uses, keptUntil: uses.length > 0 ? null : until };
  });
}

/** Whose artwork is asked for, counted: each answer says where it is used. */
async function countedOwner(
  services: Pick<Services, "config" | "db">,
  caller: Caller,
): Promise<FoundOwner | Refusal<"password-must-change" | "too-many-tries">> {
  return (await consumeRateLimit(services, "ownArtwork", caller)) ?? findOwner(services, caller);
}

/** The artwork of a browser or its account, the last kept first. */
export async function listOwnArtwork(
  { config, db }: Pick<Services, "config" | "db">,
  caller: Caller,
  limit: number,
): Promise<Listed | Refusal<"password-must-change" | "too-many-tries">> {
  const found = await countedOwner({ config, db }, caller);
  if (!found.ok) return found;
  const { owner } = found;
  if (owner === null) return { ok: true, artworks: [], count: 0 };
  const artworks = await withUses(db, owner, await listArtworks(db, owner, config, { limit }));
  return { ok: true, artworks, count: await countArtworks(db, owner) };
}

/** One's own artwork; somebody else's is as unknown as one that is not there. */
export async function readOwnArtwork(
  { config, db }: Pick<Services, "config" | "db">,
  caller: Caller,
  id: string,
): Promise<
  | { readonly ok: true; readonly artwork: HeldArtwork }
  | Refusal<"not-found" | "password-must-change" | "too-many-tries">
> {
  const found = await countedOwner({ config, db }, caller);
  if (!found.ok) return found;
  const { owner } = found;
  const rows = owner && (await listArtworks(db, owner, config, { id }));
  const [artwork] = owner && rows ? await withUses(db, owner, rows) : [];
  return artwork === undefined ? refuse("not-found") : { ok: true, artwork };
}

/** The shop's pictures of an artwork: of all of it, the small one, and of where its plates are. */
export type ArtworkView = "picture" | "thumbnail" | "plates";

function pictureAs(view: ArtworkView, { pictureSha256, thumbnailSha256, platesSha256 }: Artwork) {
  if (view === "plates") return platesSha256;
  return view === "thumbnail" ? (thumbnailSha256 ?? pictureSha256) : pictureSha256;
}

/** What a browser asks a picture with. */
export interface PictureVersion {
  readonly id: string;
  /** Whether it holds this version of the picture from before. */
  readonly holds: (version: string) => boolean;
}

type HeldPicture<Content> =
  | { readonly ok: true; readonly version: string; readonly content: Content | null }
  | Refusal<"not-found" | "password-must-change">;

/** One's own artwork for a picture of it, which is not counted. */
async function pictured(
  services: Pick<Services, "db">,
  caller: Caller,
  id: string,
): Promise<{ readonly ok: true; readonly artwork: Artwork } | Refusal<"not-found" | "password-must-change">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const artwork = (await findArtworks(services.db, found.owner, [id])).get(id);
  return artwork === undefined ? refuse("not-found") : { ok: true, artwork };
}

/**
 * One of the shop's pictures of one's own artwork; without a stream where the browser holds it. Somebody else's is as unknown
 * as one that is not there, whoever used the browser before.
 */
export async function readArtworkPicture(
  services: Pick<Services, "db" | "storage">,
  caller: Caller,
  { id, view, holds }: PictureVersion & { readonly view: ArtworkView },
): Promise<HeldPicture<Readable>> {
  const found = await pictured(services, caller, id);
  if (!found.ok) return found;
  const version = pictureAs(view, found.artwork);
  if (version === null) return refuse("not-found");
  if (holds(version)) return { ok: true, version, content: null };
  const content = await services.storage.get(version);
  return content === null ? refuse("not-found") : { ok: true, version, content };
}

/** Said of a picture in the colours of print: another press would make it look otherwise. */
const PRESS = "fogra39";

/**
 * The small picture of one's own artwork as its colours look in print, made when it is asked for, and of those alone that look otherwise
 * there; without content where the browser holds it.
 */
export async function readPrintedColours(
  services: Pick<Services, "config" | "db" | "storage">,
  caller: Caller,
  { id, holds }: PictureVersion,
): Promise<HeldPicture<Buffer> | Refusal<"too-many-tries">> {
  const found = await pictured(services, caller, id);
  if (!found.ok) return found;
  const { thumbnailSha256, pictureSha256, facts } = found.artwork;
  if (!printsDuller(facts)) return refuse("not-found");
  const version = `${pictureSha256}-${PRESS}`;
  if (holds(version)) return { ok: true, version, content: null };
  const over = await consumeRateLimit(services, "printedColours", caller);
  if (over) return over;
  const stream = await services.storage.get(thumbnailSha256 ?? pictureSha256);
  if (stream === null) return refuse("not-found");
  return { ok: true, version, content: await printedThumbnail(await buffer(stream)) };
}

/** The contents that an artwork refers to: the file, and the shop's pictures of it. */
export function contentsOf({
  sha256,
  pictureSha256,
  thumbnailSha256,
  platesSha256,
}: Artwork): readonly string[] {
  const contents = new Set([sha256, pictureSha256, thumbnailSha256, platesSha256]);
  return [...contents].filter((content) => content !== null);
}

/** Says where a file is used; one that somebody else has deleted meanwhile is unknown. */
async function refuseUsed(
  db: Queries,
  owner: Owner,
  id: string,
): Promise<Refusal<"artwork-used" | "not-found">> {
  const uses = (await readArtworkUses(db, owner, [id])).get(id);
  if (uses === undefined) return refuse("not-found");
  return { ok: false, code: "artwork-used", fields: { id: whyInUse(uses) } };
}

/**
 * Deletes one's own artwork with what this browser has uploaded of it, and of its contents what nothing else refers to. What is still
 * used is refused, with where; what was taken out of the cart goes without it.
 */
export async function deleteArtwork(
  services: Pick<Services, "config" | "db" | "storage">,
  caller: Caller,
  { id, token }: { readonly id: string; readonly token: string | null },
): Promise<
  { readonly ok: true } | Refusal<"artwork-used" | "not-found" | "password-must-change" | "too-many-tries">
> {
  const { db } = services;
  const found = await countedOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  if (owner === null || !(await findArtworks(db, owner, [id])).has(id)) return refuse("not-found");
  const removed = await db.transaction((tx) => removeUnusedArtwork(tx, owner, id));
  if (removed === null) return refuseUsed(db, owner, id);
  if (token !== null) await deleteUploadsOf(db, removed.sha256, digest(token));
  const left = await withoutReference(db, contentsOf(removed));
  // What is not removed now, because others are storing files, the sweep removes.
  if (left.length > 0) await removeUnused(services, left, { waits: false });
  return { ok: true };
}
