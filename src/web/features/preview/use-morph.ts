import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Box } from "#domain/preview/scene.ts";

const MORPH_MS = 180;
const EASE = "cubic-bezier(0.3, 0.7, 0.3, 1)";

/** A painted picture and where the product stands in it. `key` tells two pictures apart. */
export interface PreviewPicture {
  readonly key: string;
  readonly content: string;
  readonly focus: Box;
}

interface Layers {
  readonly now: PreviewPicture;
  readonly before: PreviewPicture | null;
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

function morph(stage: HTMLElement, before: PreviewPicture, now: PreviewPicture): Animation[] {
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

/**
 * Keeps the old picture while the new one arrives: both travel from the old product's box to the new one's and fade
 * across. Only transform and opacity move, so nothing is painted again on the way.
 */
export function useMorph(frame: PreviewPicture): {
  readonly layers: Layers;
  readonly stage: RefObject<HTMLDivElement | null>;
} {
  const [layers, setLayers] = useState<Layers>({ now: frame, before: null });
  const stage = useRef<HTMLDivElement>(null);
  if (layers.now.key !== frame.key) setLayers({ now: frame, before: layers.now });

  useLayoutEffect(() => {
    const { now, before } = layers;
    if (before === null || stage.current === null) return;
    const animations = morph(stage.current, before, now);
    const end = (): void => setLayers((held) => (held.now === now ? { now, before: null } : held));
    animations[0]?.addEventListener("finish", end);
    return () => {
      animations[0]?.removeEventListener("finish", end);
      animations.forEach((animation) => animation.cancel());
    };
  }, [layers]);

  return { layers, stage };
}
