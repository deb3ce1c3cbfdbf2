import { useSyncExternalStore } from "react";

/** A bank card is so large everywhere (ISO/IEC 7810, ID-1). */
export const CARD = { longMm: 85.6, shortMm: 53.98 } as const;

/** What a browser takes a millimetre for: 96 pixels an inch. Screens differ from it by a third. */
export const USUAL_PX_PER_MM = 96 / 25.4;

/**
 * Under this name a browser saves how long a card is on its screen: in pixels of the page, and how many pixels of the screen each of those
 * had then, which are others once the page is zoomed.
 */
const CARD_WIDTH = "card-width";

/** What was matched and could not be saved: it holds until the page is loaded again. */
let unsaved: string | null = null;

const listeners = new Set<() => void>();

function matched(): string | null {
  if (unsaved !== null) return unsaved;
  try {
    return localStorage.getItem(CARD_WIDTH);
  } catch {
    return null;
  }
}

/** How long a card was matched to be, in pixels of the page as it is zoomed now; null until one was. */
function cardWidth(): number | null {
  const [px = 0, ratio = 0] = (matched() ?? "").split(" ").map(Number);
  return px > 0 && ratio > 0 ? (px * ratio) / window.devicePixelRatio : null;
}

/** Saves how long a card is on this screen, for every proof that is looked at on it. */
export function saveCardWidth(px: number): void {
  const width = `${px} ${window.devicePixelRatio}`;
  try {
    localStorage.setItem(CARD_WIDTH, width);
    unsaved = null;
  } catch {
    unsaved = width;
  }
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener("resize", tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener("resize", tell);
  };
}

/** Pixels a millimetre of this screen, as a card was matched on it; null until one was. */
export function usePxPerMm(): number | null {
  const width = useSyncExternalStore(listen, cardWidth, () => null);
  return width === null ? null : width / CARD.longMm;
}
