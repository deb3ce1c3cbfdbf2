import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { afterMorph, type Layers, morph, type PreviewPicture, withPicture } from "#web/scene/morph.ts";

/**
 * Keeps the old picture while the new one arrives: both travel from the old product's box to the new one's and fade
 * across. Only transform and opacity move, so nothing is painted again on the way.
 */
export function useMorph(
  frame: PreviewPicture,
  isDragged: boolean,
): {
  readonly layers: Layers;
  readonly stage: RefObject<HTMLDivElement | null>;
} {
  const [layers, setLayers] = useState<Layers>({ now: frame, before: null });
  const stage = useRef<HTMLDivElement>(null);
  const wanted = withPicture(layers, frame, isDragged);
  if (wanted !== layers) setLayers(wanted);

  useLayoutEffect(() => {
    const { now, before } = layers;
    if (before === null || stage.current === null) return;
    const animations = morph(stage.current, before, now);
    const end = (): void => setLayers((held) => afterMorph(held, now));
    animations[0]?.addEventListener("finish", end);
    return () => {
      animations[0]?.removeEventListener("finish", end);
      animations.forEach((animation) => animation.cancel());
    };
  }, [layers]);

  return { layers, stage };
}
