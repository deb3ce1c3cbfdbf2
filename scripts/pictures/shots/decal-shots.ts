import { decalMarks } from "#domain/preview/artwork/label.ts";
import type { DesignName } from "#domain/preview/artwork/design-names.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Change } from "#domain/configure/selection.ts";
import { vinylShapes } from "#domain/preview/forms/lettering.ts";
import { designFrameOf } from "#domain/preview/material/face.ts";
import { isPale } from "#domain/preview/palette.ts";
import type { Scene, Surface } from "#domain/preview/scene.ts";
import { group } from "#domain/preview/scene.ts";
import { type Prop, type PropShot, subjectFor } from "../props/prop.ts";
import { onShopDoor } from "../props/shop-door.ts";
import { type Shot, sets, shape, size } from "./shot.ts";

/** The decal or the letters on a shop door. */
function doorOf(shot: PropShot): Scene {
  const subject = subjectFor(shot);
  const scale = Math.min(640 / subject.widthMm, 400 / subject.heightMm);
  const marks =
    subject.form === "lettering"
      ? vinylShapes(subject)
      : [
          decalMarks(subject.design, {
            ...designFrameOf(subject, subject.palettes[0]),
            outline: "rectangle",
          }),
        ];
  const at = [
    scale,
    0,
    0,
    scale,
    372 - (subject.widthMm * scale) / 2,
    330 - (subject.heightMm * scale) / 2,
  ] as const;
  const pale = isPale(subject.palettes[0].deep);
  return onShopDoor(shot, [group(marks, { matrix: at })], scale, pale);
}

export const onDoor: Prop = { where: "on a shop door", draw: doorOf };

const surfaces: readonly Surface[] = ["paper", "sky", "sage", "clay", "straw", "blush"];
const CIRCLE = 1;
const CUSTOM = 5;
const designs: readonly DesignName[] = ["trail", "coffee", "drift", "soap", "cider", "thyme"];
const sizes = [
  [300, 100],
  [100, 100],
  [300, 200],
] as const;
function colour(id: number): Change {
  return { field: "colour", id };
}
function ready(value: "yes" | "no"): Change {
  return { field: "installReady", value };
}

/** Films that lettering is shown in: black, white, red, gold, silver, hologram. */
const shownFilms = [2, 6, 12, 4, 5, 28];

/** Twelve pictures of a decal or of vinyl letters: on a door, on their film, and with their excess. */
export function decalShots(product: Product): Shot[] {
  const colourIds = product.cutFromFilm ? shownFilms : product.colourIds;
  return Array.from({ length: 12 }, (_, index): Shot => {
    const [width, height] = sizes[index % 3] ?? [100, 100];
    const colourId = colourIds[Math.floor(index / 2) % colourIds.length] ?? 1;
    const onGlass = index % 3 === 0;
    return {
      changes: [
        ...(product.offersInstallReady ? [ready(index % 2 === 0 ? "yes" : "no")] : []),
        size(width, height),
        shape(index % 3 === 1 ? CIRCLE : CUSTOM),
        colour(index === 0 ? (colourIds[0] ?? 1) : colourId),
        ...(index === 9 ? [sets(3)] : []),
      ],
      options: {
        ...(index === 0 ? {} : { surface: surfaces[index % surfaces.length] }),
        view: index % 3 === 1 ? "angle" : "front",
        design:
          product.kind === "lettering" || index === 0
            ? undefined
            : designs[Math.floor(index / 2) % designs.length],
      },
      ...(onGlass ? { prop: onDoor } : {}),
    };
  });
}
