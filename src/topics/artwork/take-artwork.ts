import { cutLinesIn, filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { isOnSheet, orderedRoom } from "#domain/preview/forms/line-room.ts";
import { fitsSize, trueSize } from "#domain/cut-line/kept/true-size.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import { type Artwork, markArtworksUsed } from "./artworks.ts";
import { findCutLines } from "./cut-lines.ts";
import type { Owner } from "#platform/db/owner.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { UploadFault } from "#domain/artwork/file-rules.ts";
import type { UnfitFile } from "#domain/artwork/unfit-file.ts";
import { digest } from "#platform/auth/tokens.ts";
import { holdSavedFiles } from "./attachments.ts";
import { readUploads } from "./uploads-rows.ts";
import { FILES_FIELD } from "./received-files.ts";
import type { Services } from "#topics/services.ts";
import { type FinishedUpload, finishUpload, isWhole, outcomeOf } from "./uploads.ts";

/** Why the artwork that a selection names cannot be had. */
export type ArtworkChoiceFault = "artwork-gone" | "cut-line-gone" | "refused";

/** The lines that are named go round what is named with them, and none is larger than the size that is paid for, or its place on the sheet. */
async function refuseLines(
  tx: Transaction,
  owner: Owner,
  catalogue: Catalogue,
  selection: Selection,
): Promise<Refusal<"cut-line-gone" | "refused"> | null> {
  const { artwork } = selection;
  const ids = cutLinesIn(artwork);
  if (ids.length === 0) return null;
  const files = filesIn(artwork);
  const lines = [...(await findCutLines(tx, owner, ids)).values()];
  const own = lines.filter(({ artworkId }) => files.includes(artworkId));
  if (own.length < ids.length) return refuse("cut-line-gone", "cut_lines");
  const room = orderedRoom(catalogue, selection);
  const boxes = own.map(({ widthUm, heightUm }) => ({
    widthMm: widthUm / 1_000,
    heightMm: heightUm / 1_000,
  }));
  const larger = boxes.find((box) => !fitsSize(box, room));
  if (larger === undefined) return null;
  const { widthMm, heightMm } = trueSize(larger);
  const than = isOnSheet(catalogue, selection) ? "its place on the sheet" : "the size that is ordered";
  const is = `The cut line is ${widthMm} x ${heightMm} mm, larger than ${than}.`;
  return refuseFields("refused", { cut_lines: is });
}

/**
 * The artwork that a selection names, if all of it is its owner's: until the transaction ends none of it is deleted, and from now on it
 * is kept for a time again. Refused at `artwork` otherwise, or at `cut_lines` for a line of it.
 */
export async function takeArtwork(
  tx: Transaction,
  owner: Owner,
  catalogue: Catalogue,
  selection: Selection,
): Promise<
  { readonly ok: true; readonly artworks: ReadonlyMap<string, Artwork> } | Refusal<ArtworkChoiceFault>
> {
  const ids = filesIn(selection.artwork);
  const artworks = ids.length === 0 ? new Map<string, Artwork>() : await markArtworksUsed(tx, owner, ids);
  if (artworks.size < ids.length) return refuse("artwork-gone", "artwork");
  return (await refuseLines(tx, owner, catalogue, selection)) ?? { ok: true, artworks };
}

/** The uploads that a form names. */
export interface NamedUploads {
  readonly ids: readonly string[];
  /** The cookie of the browser that sent them; null when it has none. */
  readonly token: string | null;
}

/** Stores those that are whole and were not seen to end: of a browser that never heard so. */
export async function finishNamed(
  services: Pick<Services, "db" | "storage">,
  { ids, token }: NamedUploads,
): Promise<void> {
  if (ids.length === 0 || token === null) return;
  for (const upload of await readUploads(services.db, ids, digest(token)))
    if (outcomeOf(upload) === null && (await isWhole(services, upload)))
      await finishUpload(services, upload.id);
}

/** The uploads a form names, in its order, if all are this browser's and stored: until the transaction ends none is swept. */
export async function takeUploads(
  tx: Transaction,
  { ids, token }: NamedUploads,
): Promise<
  | { readonly ok: true; readonly uploads: readonly FinishedUpload[] }
  | Refusal<UploadFault | UnfitFile | "upload-gone" | "upload-unfinished">
> {
  if (ids.length === 0) return { ok: true, uploads: [] };
  await holdSavedFiles(tx);
  const rows = token === null ? [] : await readUploads(tx, ids, digest(token));
  const uploads: FinishedUpload[] = [];
  for (const id of ids) {
    const row = rows.find((found) => found.id === id);
    if (row === undefined) return refuse("upload-gone", FILES_FIELD);
    const outcome = outcomeOf(row) ?? refuse("upload-unfinished", FILES_FIELD);
    if (!outcome.ok) return outcome;
    uploads.push(outcome.upload);
  }
  return { ok: true, uploads };
}
