import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";

/** Under this name a browser saves that somebody does not want keys that stand alone. */
const KEYS = "studio-keys";

/** "off-here": until the page is loaded anew, where the browser saves nothing. */
export type Keys = "on" | "off" | "off-here";

/** What was chosen and could not be saved. */
let unsaved: Keys | null = null;

const listeners = new Set<() => void>();

function readKeys(): Keys {
  if (unsaved !== null) return unsaved;
  try {
    return localStorage.getItem(KEYS) === "off" ? "off" : "on";
  } catch {
    return "on";
  }
}

export function switchKeys(isOn: boolean): void {
  try {
    localStorage.setItem(KEYS, isOn ? "on" : "off");
    unsaved = null;
  } catch {
    unsaved = isOn ? "on" : "off-here";
  }
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

export function useKeys(): Keys {
  return useSyncExternalStore(listen, readKeys, () => "on");
}

const steps: Readonly<Record<string, readonly [lanes: number, cards: number]>> = {
  j: [0, 1],
  k: [0, -1],
  l: [1, 0],
  h: [-1, 0],
};

/** Keys of somebody who types, or who presses another key with it, are theirs; so is what something else has answered already. */
function isOurs(event: KeyboardEvent): boolean {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return false;
  if (event.isComposing || event.defaultPrevented) return false;
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
export function useLaneKeys(isOn: boolean): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (root.current === null || !isOurs(event)) return;
      // Caps Lock writes large letters.
      const key = event.key.toLowerCase();
      const step = steps[key];
      if (step !== undefined) go(root.current, step);
      else if (key !== "o" || !open(root.current, event.repeat)) return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [isOn]);
  return root;
}
