import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";

/** Under this name a browser keeps that somebody does not want keys that stand alone. */
const KEYS = "studio-keys";

const listeners = new Set<() => void>();

function areOn(): boolean {
  try {
    return localStorage.getItem(KEYS) !== "off";
  } catch {
    return true;
  }
}

export function switchKeys(isOn: boolean): void {
  try {
    localStorage.setItem(KEYS, isOn ? "on" : "off");
  } catch {
    // Where nothing is kept they stay as they are.
  }
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

export function useKeysOn(): boolean {
  return useSyncExternalStore(listen, areOn, () => true);
}

const steps: Readonly<Record<string, readonly [lanes: number, cards: number]>> = {
  j: [0, 1],
  k: [0, -1],
  l: [1, 0],
  h: [-1, 0],
};

/** Keys of somebody who types, or who presses another key with it, are theirs. */
function isOurs({ target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey) return false;
  if (document.querySelector("dialog[open]") !== null) return false;
  return !(target instanceof Element && target.closest("input, select, textarea, [contenteditable]"));
}

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

/** J and K go along the cards of a lane, H and L from lane to lane, O opens what is there, as Enter does (decision 413). */
export function useLaneKeys(isOn: boolean): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (root.current === null || !isOurs(event)) return;
      const step = steps[event.key];
      const active = document.activeElement;
      if (step !== undefined) go(root.current, step);
      else if (event.key !== "o" || !(active instanceof HTMLElement) || !root.current.contains(active))
        return;
      else active.click();
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [isOn]);
  return root;
}
