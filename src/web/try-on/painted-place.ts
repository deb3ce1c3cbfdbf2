import { scaling } from "#domain/preview/geometry/matrix.ts";
import { svgContentOf } from "#domain/preview/paint/svg-of.ts";
import { placePaints } from "#domain/preview/places/place-paints.ts";
import type { LetteringPlace, PlaceLook } from "#domain/preview/places/place.ts";
import { type Painting, STAGE, type SceneShape, group } from "#domain/preview/scene.ts";
import { tileAddress } from "#web/scene/painted-picture.ts";

/** A painting as SVG text; all ids in it begin with `prefix`. */
export function painted(painting: Painting, prefix: string): string {
  return svgContentOf(painting, { prefix, texture: tileAddress, paints: placePaints });
}

/** How many stage units a millimetre of a place is long. */
export function scaleOf({ widthMm }: LetteringPlace): number {
  return STAGE.width / widthMm;
}

/** A place on the stage: what is below the words and what is above them. `isOnTop`: they are on the viewer's side of the glass. */
export function paintedPlace(place: LetteringPlace, look: PlaceLook, isOnTop: boolean, prefix: string) {
  const { behind, glass, inFront } = place.draw(look);
  const scale = scaleOf(place);
  const layer = (shapes: readonly SceneShape[], name: string) =>
    painted({ scale, definitions: {}, shapes: [group(shapes, { matrix: scaling(scale) })] }, prefix + name);
  return {
    below: layer(isOnTop ? [...behind, ...glass] : behind, "below-"),
    above: layer(isOnTop ? inFront : [...glass, ...inFront], "above-"),
  };
}
