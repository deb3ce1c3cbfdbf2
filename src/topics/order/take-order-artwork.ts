import { MOST_ARTWORK } from "#domain/artwork/artwork-use.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type ArtworkChoice, cutLinesIn, filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import type { Transaction } from "#platform/db/database.ts";
import { lockForOwner, type Owner, ownerName, ownerOf } from "#platform/db/owner.ts";
import { addArtwork, type Artwork, countArtworks, findPagesOf } from "#topics/artwork/artworks.ts";
import { addCutLine, findCutLines, findSameCutLine, type SavedCutLine } from "#topics/artwork/cut-lines.ts";
import { newShortId } from "#topics/artwork/short-id.ts";
import { takeArtwork } from "#topics/artwork/take-artwork.ts";
import type { ReadOrder } from "./read-order.ts";

type Ids = ReadonlyMap<string, string>;

/** Whoever orders again has the files under ids of their own; one that they keep already is theirs. */
async function ownFile(
  tx: Transaction,
  owner: Owner,
  { customerId: _customer, guestId: _guest, keptAt: _kept, usedAt: _used, ...known }: Artwork,
): Promise<string | Refusal<"artwork-full">> {
  const same = (await findPagesOf(tx, owner, known)).find(({ page }) => page === known.page);
  if (same?.name === known.name) return same.id;
  if ((await countArtworks(tx, owner)) >= MOST_ARTWORK) return refuse("artwork-full", "artwork");
  return (await addArtwork(tx, owner, { ...known, id: newShortId() })).id;
}

async function ownLine(
  tx: Transaction,
  { keptAt: _kept, ...line }: SavedCutLine,
  artworkId: string,
): Promise<string> {
  const copy = { ...line, artworkId };
  const same = await findSameCutLine(tx, copy);
  return (same ?? (await addCutLine(tx, { ...copy, id: newShortId() }))).id;
}

function renamed(choice: ArtworkChoice, files: Ids, lines: Ids): ArtworkChoice {
  const under = (ids: Ids) => (id: string | null) => (id === null ? null : (ids.get(id) ?? null));
  return {
    ...choice,
    files: choice.files.map(under(files)),
    ...(choice.cutLines && { cutLines: choice.cutLines.map(under(lines)) }),
  };
}

/**
 * A line of an order with its artwork as somebody's own: by its link an order is ordered again by whoever has it, and its files go
 * along by their contents. They are held first, so that none is deleted meanwhile.
 */
export async function takeOrderedArtwork(
  tx: Transaction,
  from: Owner,
  to: Owner,
  { catalogue, selection }: { readonly catalogue: Catalogue; readonly selection: Selection },
): Promise<
  | { readonly ok: true; readonly selection: Selection }
  | Refusal<"artwork-full" | "artwork-gone" | "cut-line-gone" | "refused">
> {
  const { artwork } = selection;
  const taken = await takeArtwork(tx, from, catalogue, selection);
  if (!taken.ok) return taken;
  if (artwork === null || ownerName(from) === ownerName(to)) return { ok: true, selection };
  await lockForOwner(tx, "artwork", to);
  const files = new Map<string, string>();
  for (const id of filesIn(artwork)) {
    const known = taken.artworks.get(id);
    if (known === undefined) return refuse("artwork-gone", "artwork");
    const own = await ownFile(tx, to, known);
    if (typeof own !== "string") return own;
    files.set(id, own);
  }
  const lines = new Map<string, string>();
  for (const [id, line] of await findCutLines(tx, from, cutLinesIn(artwork)))
    lines.set(id, await ownLine(tx, line, files.get(line.artworkId) ?? ""));
  return { ok: true, selection: { ...selection, artwork: renamed(artwork, files, lines) } };
}

/**
 * Whose files a line names, each once: of an order that came from a quotation they are whoever was quoted's, and those that came
 * afterwards are the order's own.
 */
function ownersOfArtwork(
  { row, artwork }: Pick<ReadOrder, "artwork" | "row">,
  { artwork: choice }: Selection,
): readonly Owner[] {
  const owners = filesIn(choice).map((id) => ownerOf(artwork.get(id) ?? row));
  return [...new Map(owners.map((owner) => [ownerName(owner), owner])).values()];
}

/** A choice with what lies in some of its places alone; the others are empty. */
function onlyAt(choice: ArtworkChoice, isThere: (place: number) => boolean): ArtworkChoice {
  const lies = (id: string | null, place: number) => (isThere(place) ? id : null);
  return {
    ...choice,
    files: choice.files.map(lies),
    ...(choice.cutLines && { cutLines: choice.cutLines.map(lies) }),
  };
}

/** One choice over another: what lies in its places takes the place of what lay there. */
function laidOver(below: ArtworkChoice, above: ArtworkChoice): ArtworkChoice {
  const over = (id: string | null, lies: string | null | undefined) => lies ?? id;
  return {
    ...below,
    files: below.files.map((id, place) => over(id, above.files[place])),
    ...(below.cutLines && {
      cutLines: below.cutLines.map((id, place) => over(id, above.cutLines?.[place])),
    }),
  };
}

/** A line of an order with its artwork as somebody's own, whosoever each of its files was. */
export async function takeArtworkOfOrder(
  tx: Transaction,
  order: Pick<ReadOrder, "artwork" | "row">,
  to: Owner,
  { catalogue, selection }: { readonly catalogue: Catalogue; readonly selection: Selection },
): ReturnType<typeof takeOrderedArtwork> {
  const { artwork: choice } = selection;
  if (choice === null) return { ok: true, selection };
  let own = choice;
  for (const from of ownersOfArtwork(order, selection)) {
    const isTheirs = (place: number) => {
      const id = choice.files[place] ?? null;
      const known = id === null ? undefined : order.artwork.get(id);
      return ownerName(ownerOf(known ?? order.row)) === ownerName(from);
    };
    const artwork = onlyAt(choice, isTheirs);
    const taken = await takeOrderedArtwork(tx, from, to, { catalogue, selection: { ...selection, artwork } });
    if (!taken.ok) return taken;
    if (taken.selection.artwork !== null) own = laidOver(own, taken.selection.artwork);
  }
  return { ok: true, selection: { ...selection, artwork: own } };
}
