import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { useSeenArtwork } from "./use-cut-artwork.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const scope = scopeOf(catalogue.featuredItemBySlug.get("premium-business-card")!);
const query = new URLSearchParams("features_front=111&printed_side_id=2");
const selection = readAddress(catalogue, scope, query);
const assets = { designs } as Parameters<typeof useSeenArtwork>[0];
const picture = { href: "card.png", widthPx: 1_800, heightPx: 1_100, isClear: false } as const;

test.each([
  ["front", ["foil"]],
  ["back", []],
] as const)("foil that one side is ordered with is asked of that side's file: %s", (side, kinds) => {
  const shown = { picture, found: null, isFile: true, artworkId: null, place: { side } };
  const { result } = renderHook(() => useSeenArtwork(assets, catalogue, selection, shown));
  expect(result.current?.laid.plates?.map(({ kind }) => kind)).toEqual(kinds);
});
