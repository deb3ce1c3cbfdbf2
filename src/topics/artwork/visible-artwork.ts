import { extentOf } from "#domain/artwork/preflight/extent-of.ts";
import { printsDuller } from "#domain/artwork/preflight/printed-colours.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { cutLinesIn, filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import { type ArtworkSlot, artworkSlots, visibleSlot } from "#domain/configure/options/artwork-slots.ts";
import type { Placing } from "#domain/configure/artwork/placing.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import { cutLineOf, mmBox } from "#domain/cut-line/kept/line-geometry.ts";
import type { EdgePicture, OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { platesSeen } from "#domain/preview/artwork/seen-plates.ts";
import { type Artwork, findArtworks, readArtworks } from "./artworks.ts";
import { findCutLines, type SavedCutLine, readCutLines } from "./cut-lines.ts";
import type { Owner } from "#platform/db/owner.ts";
import type { Queries } from "#platform/db/database.ts";
import type { ArtworkFinding } from "#domain/artwork/preflight/finding.ts";
import { artworkFindings, laidArtwork } from "#domain/preview/artwork-findings.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { UM_PER_MM } from "#domain/size-mm.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";

/** An artwork with those of its cut lines that were asked for, by id. */
export interface NamedArtwork extends Artwork {
  readonly cutLines: ReadonlyMap<string, SavedCutLine>;
}

/** An owner's artwork by id; what is somebody else's, or not there any more, is missing. */
export type ArtworkById = ReadonlyMap<string, NamedArtwork>;

function withLines(
  artworks: ReadonlyMap<string, Artwork>,
  lines: ReadonlyMap<string, SavedCutLine>,
): ArtworkById {
  const all = [...lines];
  return new Map(
    [...artworks].map(([id, artwork]) => [
      id,
      { ...artwork, cutLines: new Map(all.filter(([, { artworkId }]) => artworkId === id)) },
    ]),
  );
}

/** Where an artwork's picture is, and a small one for lists, for its owner. */
export function artworkPictures(id: string): { readonly picture: string; readonly thumbnail: string } {
  return { picture: `/api/artwork/${id}/picture`, thumbnail: `/api/artwork/${id}/thumbnail` };
}

/** Where the picture of its plates is, for its owner; null where it has none. */
export function platesAddress({ id, platesSha256 }: Pick<Artwork, "id" | "platesSha256">): string | null {
  return platesSha256 === null ? null : `/api/artwork/${id}/plates`;
}

/** Where a small picture of an artwork as its colours look in print is, for its owner; null where they look as on a screen. */
export function printedColoursPicture({ id, facts }: Pick<Artwork, "id" | "facts">): string | null {
  return printsDuller(facts) ? `/api/artwork/${id}/printed-colours` : null;
}

/** Different files looked up in one question; more than one owner keeps. */
const MOST_NAMED = 2_000;

/** What some selections name, each once. */
function namedIn(selections: readonly Pick<Selection, "artwork">[], ids: typeof filesIn): string[] {
  return [...new Set(selections.flatMap(({ artwork }) => ids(artwork)))].slice(0, MOST_NAMED);
}

/** The artwork that some selections of an owner name, with its cut lines. */
export async function readNamedArtwork(
  db: Queries,
  owner: Owner | null,
  selections: readonly Pick<Selection, "artwork">[],
): Promise<ArtworkById> {
  return withLines(
    await findArtworks(db, owner, namedIn(selections, filesIn)),
    await findCutLines(db, owner, namedIn(selections, cutLinesIn)),
  );
}

/** The same, whoever's it is: for what stands in a mail, a quotation or an order, which took it from its owner when it was made. */
export async function readPromisedArtwork(
  db: Queries,
  selections: readonly Pick<Selection, "artwork">[],
): Promise<ArtworkById> {
  return withLines(
    await readArtworks(db, namedIn(selections, filesIn)),
    await readCutLines(db, namedIn(selections, cutLinesIn)),
  );
}

/** The different files that some selections name, in their order, at most so many. */
export function firstArtwork(
  selections: readonly Pick<Selection, "artwork">[],
  known: ArtworkById,
  most: number,
): readonly Artwork[] {
  const ids = new Set(selections.flatMap(({ artwork }) => filesIn(artwork)));
  return [...ids].flatMap((id) => known.get(id) ?? []).slice(0, most);
}

/** The one artwork that a product's picture shows, that of its first front, where it lies and what it is cut along. */
export interface VisibleArtwork extends Artwork {
  readonly placing: Placing | null;
  readonly cutLine: CutLine | null;
  /** What is printed beyond that line, where it has no border. */
  readonly edges: EdgePicture | null;
}

/** A line of an artwork as it is painted and printed; null where none was kept of it. */
export function savedLineOf({ cutLines }: NamedArtwork, id: string | null): CutLine | null {
  const line = id === null ? undefined : cutLines.get(id);
  return line === undefined ? null : cutLineOf(line.geometry, { ...line, borderMm: line.settings.borderMm });
}

/** What lies in a place of a product; null where it is empty, and where its file is not there. */
export function artworkIn(
  { file, placing, cutLine }: Pick<ArtworkSlot, "file" | "placing" | "cutLine">,
  known: ArtworkById,
): VisibleArtwork | null {
  const artwork = file === null ? undefined : known.get(file);
  if (artwork === undefined) return null;
  const edges = (cutLine === null ? null : artwork.cutLines.get(cutLine)?.edges) ?? null;
  return { ...artwork, placing, cutLine: savedLineOf(artwork, cutLine), edges };
}

/** What is shown of a product; null where the shop's design stands in. */
export function artworkView(
  catalogue: Catalogue,
  selection: Selection,
  known: ArtworkById,
): VisibleArtwork | null {
  const slot = visibleSlot(catalogue, selection);
  return slot && artworkIn(slot, known);
}

/** Whether there is a file for each place of a product; words that are cut need none. */
export function hasAllFiles(catalogue: Catalogue, selection: Selection, known: ArtworkById): boolean {
  return artworkSlots(catalogue, selection).every(({ file }) => file !== null && known.has(file));
}

/** An artwork as the renderer takes it, with its picture, and that of its plates, at an address or in itself. */
export function ownArtworkAt(
  { widthPx, heightPx, isClear, facts, placing, cutLine, edges }: VisibleArtwork,
  href: string,
  platesHref: string | null,
): OwnArtwork {
  const plates = platesSeen(facts, platesHref);
  return { href, widthPx, heightPx, isClear, extent: extentOf(facts), placing, cutLine, edges, plates };
}

/** What is painted on a product on its owner's page. */
export function artworkOnPage(
  catalogue: Catalogue,
  selection: Selection,
  known: ArtworkById,
): OwnArtwork | null {
  const shown = artworkView(catalogue, selection, known);
  return shown && ownArtworkAt(shown, artworkPictures(shown.id).picture, platesAddress(shown));
}

function lineOn({ geometry, widthUm, heightUm }: SavedCutLine) {
  return {
    picture: mmBox(geometry.picture),
    isOwn: geometry.isOwn ?? false,
    widthMm: widthUm / UM_PER_MM,
    heightMm: heightUm / UM_PER_MM,
  };
}

/** Says of each slot of a product what the shop found in the file that lies there. Sizes that would mend it are not proposed. */
export function slotFindings(
  catalogue: Catalogue,
  selection: Selection,
): (slot: ArtworkSlot, artwork: NamedArtwork) => readonly ArtworkFinding[] {
  const subjects = {
    front: subjectOf(designs, catalogue, selection, { side: "front" }),
    back: subjectOf(designs, catalogue, selection, { side: "back" }),
  };
  return ({ side, placing, cutLine }, { facts, widthPx, heightPx, isClear, cutLines }) => {
    const line = cutLine === null ? undefined : cutLines.get(cutLine);
    const along = line === undefined ? null : lineOn(line);
    const picture = { widthPx, heightPx, isClear, extent: extentOf(facts) };
    const laid = laidArtwork(subjects[side], { ...picture, placing, cutLine: along });
    return artworkFindings(catalogue, selection, { facts, laid }, { isOffered: () => false });
  };
}
