import { svgContentOf } from "#domain/preview/paint/svg-of.ts";
import type { Box, Scene } from "#domain/preview/scene.ts";

/** A painted picture and where the product stands in it. `key` tells two pictures apart. */
export interface PreviewPicture {
  readonly key: string;
  readonly content: string;
  readonly focus: Box;
}

/** Where the tile of a texture is fetched from. */
export function tileAddress(name: string): string {
  return `/pictures/textures/${name}.webp`;
}

/** A short, stable mark of a text (FNV-1a): pictures that differ get marks that differ. */
function mark(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

const PLACE = "at-place-";

/**
 * Paints a scene for the page. Two pictures are on the page while one becomes the other, so each has ids of its own,
 * made from the place's and what is painted: a choice that cannot be seen (another quantity) is the same picture, and nothing moves.
 */
export function paintedPicture(scene: Scene, id: string): PreviewPicture {
  const painted = svgContentOf(scene, { prefix: PLACE, texture: tileAddress });
  const key = mark(painted);
  return { key, content: painted.replaceAll(PLACE, `${id}-${key}-`), focus: scene.focus };
}

/** Paints a scene for a picture that is changed in place: there is one of it at any time, and its ids stay. */
export function standingPicture(scene: Scene, id: string): PreviewPicture {
  return {
    key: "",
    content: svgContentOf(scene, { prefix: `${id}-`, texture: tileAddress }),
    focus: scene.focus,
  };
}
