import { MOST_ARTWORK } from "#domain/artwork/artwork-use.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type ArtworkChoice, cutLinesIn, filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { addArtwork, type Artwork, countArtworks, findPagesOf } from "#topics/artwork/artworks.ts";
import { addCutLine, findCutLines, findSameCutLine, type KeptCutLine } from "#topics/artwork/cut-lines.ts";
import { lockForOwner, type Owner, ownerName } from "#platform/db/owner.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { newShortId } from "#topics/artwork/short-id.ts";
import { takeArtwork } from "#topics/artwork/take-artwork.ts";

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
  { keptAt: _kept, ...line }: KeptCutLine,
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
