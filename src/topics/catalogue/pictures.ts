import { hash } from "node:crypto";
import { type Refusal, refuseFields } from "#domain/refusal.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Entries } from "#domain/configure/wire/field-names.ts";
import { selectionFromWire } from "#domain/configure/wire/selection-from-wire.ts";
import { svgContentOf, svgFileOf } from "#domain/preview/paint/svg-of.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { sceneOf } from "#domain/preview/scene-of.ts";
import { wordsPicture } from "#domain/preview/words-picture.ts";
import { missingMessage } from "#domain/configure/issue-message.ts";
import { networkOf } from "#platform/network.ts";
import { textureAddress } from "#platform/mail/textures.ts";
import { type Caller, findOwner } from "#topics/person/caller.ts";
import { artworkOnPage, readNamedArtwork } from "#topics/artwork/visible-artwork.ts";
import type { Services } from "#topics/services.ts";
import { sliceFor } from "#domain/catalogue/slice.ts";
import { printableTiles, type TileScenes } from "#domain/preview/tile-shot.ts";
import { templateAt, templateFileName } from "#domain/artwork/template-address.ts";
import { drawInThread } from "#topics/draw-in-thread.ts";
import { createDrawnDocuments } from "#topics/drawn-documents.ts";

export interface ConfiguredPicture {
  /** What goes between the `<svg>` tags of a stage of 900 x 640. */
  readonly svg: string;
  /** The picture in words. */
  readonly words: string;
}

/** Ids in a picture begin with this; the page puts its own in its place, so that one picture can stand twice. */
const PICTURE_IDS = "at-place-";

/** A configured product by the shop's own renderer, without its measures; with the buyer's own artwork, or the shop's design. */
export function pictureOf(
  catalogue: Catalogue,
  selection: Selection,
  artwork: OwnArtwork | null = null,
): ConfiguredPicture {
  const scene = sceneOf(catalogue, selection, { measures: false, artwork, guides: false });
  const texture = (name: string) => `/pictures/textures/${name}.webp`;
  return { svg: svgContentOf(scene, { prefix: PICTURE_IDS, texture }), words: scene.words };
}

/** The picture of a request's parameters, the same for everybody. */
export function paintPicture(
  { catalogue }: Pick<Services, "catalogue">,
  entries: Entries,
): { readonly ok: true; readonly picture: ConfiguredPicture } | Refusal<"malformed" | "refused"> {
  const current = catalogue.current();
  const read = selectionFromWire(current, entries, { passesOverArtwork: true });
  if (!read.ok) return refuseFields(read.malformed ? "malformed" : "refused", read.fields);
  return { ok: true, picture: pictureOf(current, read.selection) };
}

/** The same with the asker's own artwork on it; what is not theirs is as an empty place. */
export async function paintOwnPicture(
  services: Pick<Services, "catalogue" | "db">,
  caller: Caller,
  entries: Entries,
): Promise<
  | { readonly ok: true; readonly picture: ConfiguredPicture }
  | Refusal<"malformed" | "password-must-change" | "refused">
> {
  const catalogue = services.catalogue.current();
  const read = selectionFromWire(catalogue, entries);
  if (!read.ok) return refuseFields(read.malformed ? "malformed" : "refused", read.fields);
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { selection } = read;
  const known = await readNamedArtwork(services.db, found.owner, [selection]);
  return { ok: true, picture: pictureOf(catalogue, selection, artworkOnPage(catalogue, selection, known)) };
}

/** The same as a file of its own, which can load nothing: its textures are in it. */
export function paintPictureFile(
  { catalogue }: Pick<Services, "catalogue">,
  entries: Entries,
): { readonly ok: true; readonly svg: string } | Refusal<"malformed" | "refused"> {
  const current = catalogue.current();
  const read = selectionFromWire(current, entries, { passesOverArtwork: true });
  if (!read.ok) return refuseFields(read.malformed ? "malformed" : "refused", read.fields);
  const scene = sceneOf(current, read.selection, { measures: false });
  return { ok: true, svg: svgFileOf(scene, { prefix: "p-", texture: textureAddress }) };
}

const LONGEST_FILE_NAME = 40;

/** Only ASCII is safe in a header: a letter loses its macron, others are left out. */
function fileName(text: string): string {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const name = plain
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_FILE_NAME)
    .replaceAll(/^-|-$/g, "");
  return `${name === "" ? "lettering" : name}.svg`;
}

/** The words of a request's parameters at their real size, and a name for the file. */
export function paintLettering(
  { catalogue }: Pick<Services, "catalogue">,
  entries: Entries,
): { readonly ok: true; readonly svg: string; readonly name: string } | Refusal<"malformed" | "refused"> {
  const current = catalogue.current();
  const read = selectionFromWire(current, entries, { passesOverArtwork: true });
  if (!read.ok) return refuseFields(read.malformed ? "malformed" : "refused", read.fields);
  const { lettering } = read.selection;
  if (lettering === null)
    return refuseFields("refused", { use_creation_tool: "use_creation_tool must be yes." });
  const picture = wordsPicture(current, read.selection);
  if (picture === null) return refuseFields("refused", { text: missingMessage("text") });
  const { scene, view } = picture;
  const svg = svgFileOf(scene, { prefix: "p-", texture: textureAddress, view, unit: "mm" });
  return { ok: true, svg, name: fileName(lettering.text) };
}

/** What the tiles of the home page are drawn from, for a visitor's own picture on them; the same until the catalogue changes. */
export function readTileScenes({ catalogue, content }: Pick<Services, "catalogue" | "content">): TileScenes {
  const current = catalogue.current();
  const scenes = printableTiles(current, content.tileShots);
  const productIds = scenes.map(({ selection }) => selection.productId);
  return { document: sliceFor(current, productIds), version: current.version, scenes };
}

interface TemplateFile {
  readonly name: string;
  readonly format: "pdf" | "ai";
  readonly bytes: Buffer;
  readonly etag: string;
}

const drawn = createDrawnDocuments();

/** The artwork template of an address below `/artwork-guide/`, or null; an AI file is the same PDF. */
export async function printTemplate(
  { catalogue, metrics }: Pick<Services, "catalogue" | "metrics">,
  { ip }: Pick<Caller, "ip">,
  address: string,
): Promise<TemplateFile | null> {
  const current = catalogue.current();
  const found = templateAt(current, address);
  if (found === null) return null;
  const { template, format } = found;
  const key = JSON.stringify([template, current.document.shop.name]);
  metrics.cacheLookups.inc({ cache: "documents", result: drawn.has(key) ? "hit" : "miss" });
  const author = current.document.shop.name;
  const bytes = await drawn.get(key, () =>
    drawInThread(networkOf(ip), async () => ({ kind: "template", template, author })),
  );
  return {
    name: templateFileName(template, format),
    format,
    bytes,
    etag: `"${hash("sha256", bytes, "base64url")}"`,
  };
}
