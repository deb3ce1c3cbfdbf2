import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { digest } from "#platform/auth/tokens.ts";
import type { NamedArtwork } from "#topics/artwork/visible-artwork.ts";
import { linePrints } from "./print-request.ts";
import { proofSha256 } from "./proof-checks.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const scope = scopeOf(catalogue.featuredItemBySlug.get("paper-stickers")!);
const [PLUM, PEAR] = ["plumplumplum", "pearpearpear"];

/** Files of 50 mm and their bleed. */
function kept(id: string, changes: Partial<NamedArtwork> = {}): [string, NamedArtwork] {
  const artwork = {
    id,
    customerId: null,
    guestId: 1,
    name: `${id}.png`,
    bytes: 1_000,
    sha256: digest(id),
    page: 1,
    format: "png",
    widthPx: 702,
    heightPx: 702,
    isClear: false,
    pictureSha256: digest(`picture of ${id}`),
    facts: null,
    cutLines: new Map(),
    ...changes,
  };
  return [id, artwork as unknown as NamedArtwork];
}

interface Ordered {
  readonly artwork: string;
  /** What is asked for otherwise, as in an address. */
  readonly other?: Readonly<Record<string, string>>;
  readonly number?: string;
  readonly known?: ReadonlyMap<string, NamedArtwork>;
}

/** What stands for a line of paper stickers that is ordered with these files. */
function hashOf({ artwork, other, number = "O-1", known = new Map([kept(PLUM), kept(PEAR)]) }: Ordered) {
  const query = new URLSearchParams({ product: "art-paper", quantity: "25", artwork, ...other });
  const selection = readAddress(catalogue, scope, query);
  const files = Object.fromEntries([...known].map(([id, { sha256 }]) => [id, sha256]));
  const row = { orderNo: number, placedAt: new Date("2027-03-10T00:00:00Z") };
  const ordered = {
    selection,
    files,
    quantity: selection.quantity.pieces ?? 0,
    sets: selection.sets.count ?? 0,
  };
  const prints = linePrints({ row, catalogue, artwork: known }, 1, ordered);
  expect(prints.slots.length).toBeGreaterThan(0);
  return proofSha256(prints, ordered);
}

test("a proof stands for what is printed and cut: the same has the same hash, anything else another", () => {
  const lines: readonly Ordered[] = [
    { artwork: PLUM },
    { artwork: PEAR },
    { artwork: PLUM, other: { quantity: "50" } },
    { artwork: PLUM, other: { finishing: "3" } },
    { artwork: PLUM, other: { size: "49x49" } },
    { artwork: PLUM, other: { placings: "fit_0.8_0_0_0" } },
    { artwork: `${PLUM},${PEAR}`, other: { kinds: "2" } },
    { artwork: `${PEAR},${PLUM}`, other: { kinds: "2" } },
    { artwork: PLUM, known: new Map([kept(PLUM, { sha256: digest("other bytes") })]) },
    { artwork: PLUM, known: new Map([kept(PLUM, { page: 2 })]) },
  ];
  expect(new Set(lines.map(hashOf)).size).toBe(lines.length);
  expect(hashOf({ artwork: PLUM, number: "O-2" })).toBe(hashOf(lines[0]!));
});
