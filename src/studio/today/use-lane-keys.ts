import { type RefObject, useRef } from "react";
import { useLoneKeys } from "#studio/ui/lone-keys.ts";

const steps: Readonly<Record<string, readonly [lanes: number, cards: number]>> = {
  j: [0, 1],
  k: [0, -1],
  l: [1, 0],
  h: [-1, 0],
};

/** The link of each card, lane by lane; lanes without any are passed over. */
function cardsIn(root: HTMLElement): readonly (readonly HTMLElement[])[] {
  return [...root.querySelectorAll("[data-lane]")]
    .map((lane) => [...lane.querySelectorAll<HTMLElement>("[data-card] a")])
    .filter((cards) => cards.length > 0);
}

function clamped(at: number, length: number): number {
  return Math.min(length - 1, Math.max(0, at));
}

function go(root: HTMLElement, [byLanes, byCards]: readonly [number, number]): void {
  const lanes = cardsIn(root);
  const isHere = (card: HTMLElement) => card === document.activeElement;
  const lane = lanes.findIndex((cards) => cards.some(isHere));
  if (lane === -1) return lanes[0]?.[0]?.focus();
  const card = lanes[lane]?.findIndex(isHere) ?? 0;
  const to = lanes[clamped(lane + byLanes, lanes.length)] ?? [];
  to[clamped(card + byCards, to.length)]?.focus();
}

/** Opens the card that has the focus; a key that is held opens nothing. Answers whether there was one. */
function open(root: HTMLElement, isHeld: boolean): boolean {
  const card = cardsIn(root)
    .flat()
    .find((one) => one === document.activeElement);
  if (card === undefined || isHeld) return false;
  card.click();
  return true;
}

/** J and K go along the cards of a lane, H and L from lane to lane, O opens what is there, as Enter does (decision 413). */
export function useLaneKeys(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useLoneKeys((key, isHeld) => {
    if (root.current === null) return false;
    const step = steps[key];
    if (step === undefined) return key === "o" && open(root.current, isHeld);
    go(root.current, step);
    return true;
  });
  return root;
}
