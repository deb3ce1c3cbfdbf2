import { expect, test } from "vitest";
import { inkOfPlate, metalOf, type PiecePlate, plateKindOf, plateOfInk } from "./special-plates.ts";

const plates: readonly PiecePlate[] = [
  { kind: "foil", metal: "gold", upToMm: 20 },
  { kind: "foil", metal: "silver", upToMm: 20 },
  { kind: "emboss", metal: null, upToMm: null },
  { kind: "spotUv", metal: null, upToMm: null },
  { kind: "white", metal: null, upToMm: null },
];

test.each(plates)("the ink that says where $metal $kind goes is read as that", (plate) => {
  const ink = inkOfPlate(plate);
  expect([plateKindOf(ink), metalOf(ink)]).toEqual([plate.kind, plate.metal]);
  expect(plateOfInk(plates, ink)).toBe(plate);
});
