import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Box } from "../../../domain/preview/scene.ts";

const MORPH_MS = 180;
const EASE = "cubic-bezier(0.3, 0.7, 0.3, 1)";

/** A painted picture and where the product stands in it. */
export interface Frame {
  readonly content: string;
  readonly focus: Box;
}

interface Layers {
  readonly now: Frame;
  readonly before: Frame | null;
}

/** Moves a layer so that one product's box lies on another's. Lengths are parts of the stage. */
const over = (from: Box, to: Box): string => {
  const [x, y] = [(to.x - from.x) / 9, ((to.y - from.y) / 640) * 100];
  const [sx, sy] = [to.width / from.width, to.height / from.height];
  return `translate(${x}%, ${y}%) scale(${sx}, ${sy})`;
};

const origin = (box: Box): string => `${(box.x / 900) * 100}% ${(box.y / 640) * 100}%`;

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Keeps the old picture while the new one arrives: both travel from the old product's box to the new one's and fade
 * across. Only transform and opacity move, so nothing is painted again on the way.
 */
export const useMorph = (
  frame: Frame,
): {
  readonly layers: Layers;
  readonly nowRef: RefObject<SVGSVGElement | null>;
  readonly beforeRef: RefObject<SVGSVGElement | null>;
} => {
  const [layers, setLayers] = useState<Layers>({ now: frame, before: null });
  const nowRef = useRef<SVGSVGElement>(null);
  const beforeRef = useRef<SVGSVGElement>(null);
  if (layers.now.content !== frame.content) setLayers({ now: frame, before: layers.now });

  useLayoutEffect(() => {
    const { now, before } = layers;
    if (before === null) return;
    const timing = { duration: still() ? 0 : MORPH_MS, easing: EASE };
    const arriving = nowRef.current?.animate(
      [
        { transformOrigin: origin(now.focus), transform: over(now.focus, before.focus), opacity: 0 },
        { transformOrigin: origin(now.focus), transform: "none", opacity: 1 },
      ],
      timing,
    );
    const leaving = beforeRef.current?.animate(
      [
        { transformOrigin: origin(before.focus), transform: "none" },
        { transformOrigin: origin(before.focus), transform: over(before.focus, now.focus) },
      ],
      timing,
    );
    const end = (): void => setLayers((held) => (held.now === now ? { now, before: null } : held));
    arriving?.addEventListener("finish", end);
    return () => {
      arriving?.removeEventListener("finish", end);
      arriving?.cancel();
      leaving?.cancel();
    };
  }, [layers]);

  return { layers, nowRef, beforeRef };
};
