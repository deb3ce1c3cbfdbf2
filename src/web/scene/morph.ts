import type { PreviewPicture } from "#artwork-tools/scene/painted-picture.ts";
import type { Box } from "#domain/preview/scene.ts";

const MORPH_MS = 180;
const EASE = "cubic-bezier(0.3, 0.7, 0.3, 1)";

export interface Layers {
  readonly now: PreviewPicture;
  readonly before: PreviewPicture | null;
}

/** A picture that is another one arrives; the one before it stays until it has come, unless a hand drags what is drawn. */
export function withPicture(layers: Layers, picture: PreviewPicture, isDragged = false): Layers {
  if (layers.now.key === picture.key) return layers;
  return { now: picture, before: isDragged ? null : layers.now };
}

/** The picture that has arrived stands alone, unless another one is on its way already. */
export function afterMorph(layers: Layers, arrived: PreviewPicture): Layers {
  return layers.now === arrived ? { now: arrived, before: null } : layers;
}

/** Moves a layer so that one product's box lies on another's; the stage is 900 by 640. */
function over(from: Box, to: Box): string {
  return `translate(${(to.x - from.x) / 9}%, ${(to.y - from.y) / 6.4}%) scale(${to.width / from.width}, ${to.height / from.height})`;
}

function origin(box: Box): string {
  return `${box.x / 9}% ${box.y / 6.4}%`;
}

function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Both travel from the old product's box to the new one's, the arriving one fading in; in no time for whoever wants no motion. */
export function morph(stage: HTMLElement, before: PreviewPicture, now: PreviewPicture): Animation[] {
  const [leaving, arriving] = stage.children;
  const timing = { duration: still() ? 0 : MORPH_MS, easing: EASE };
  const [home, away] = [origin(now.focus), origin(before.focus)];
  return [
    arriving?.animate(
      [
        { transformOrigin: home, transform: over(now.focus, before.focus), opacity: 0 },
        { transformOrigin: home, transform: "none", opacity: 1 },
      ],
      timing,
    ),
    leaving?.animate(
      [
        { transformOrigin: away, transform: "none" },
        { transformOrigin: away, transform: over(before.focus, now.focus) },
      ],
      timing,
    ),
  ].filter((animation) => animation !== undefined);
}
