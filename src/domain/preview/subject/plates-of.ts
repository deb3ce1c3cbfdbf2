import type { PiecePlate, PlateKind } from "#domain/artwork/special-plates.ts";
import type { Subject } from "./subject.ts";

function plain(kind: PlateKind): PiecePlate {
  return { kind, metal: null, upToMm: null };
}

/**
 * The plates that a side is ordered with besides its inks. White goes below the colours on clear film, as its pages say; on
 * kraft and metal what is white shows the material.
 */
export function platesOf({ features, stock }: Subject): readonly PiecePlate[] {
  return [
    ...(stock.clear ? [plain("white")] : []),
    ...(features.spotGloss ? [plain("spotUv")] : []),
    ...features.foil.map(({ metal, upToMm }): PiecePlate => ({ kind: "foil", metal, upToMm })),
    ...(features.relief === null ? [] : [plain("emboss")]),
  ];
}
