import { useSyncExternalStore } from "react";

/** A bank card is so large everywhere (ISO/IEC 7810, ID-1). */
export const CARD = { longMm: 85.6, shortMm: 53.98 } as const;

/** What a browser takes a millimetre for: 96 pixels an inch. Screens differ from it by a third. */
export const USUAL_PX_PER_MM = 96 / 25.4;

/** Under this name a browser keeps how long a card is on its screen. */
const CARD_WIDTH = "card-width";

interface CardWidth {
  /** Pixels of the page. */
  readonly px: number;
  /** Pixels of the screen to each of those then: another one once the page is zoomed. */
  readonly ratio: number;
}

const listeners = new Set<() => void>();

function stored(): string | null {
  try {
    return localStorage.getItem(CARD_WIDTH);
  } catch {
    return null;
  }
}

/** How long a card was matched to be, in pixels of the page as it is zoomed now; null until one was. */
function cardWidth(): number | null {
  const [px = 0, ratio = 0] = (stored() ?? "").split(" ").map(Number);
  return px > 0 && ratio > 0 ? (px * ratio) / window.devicePixelRatio : null;
}

/** Keeps how long a card is on this screen, for every proof that is looked at on it. */
export function keepCardWidth(px: number): void {
  const kept: CardWidth = { px, ratio: window.devicePixelRatio };
  try {
    localStorage.setItem(CARD_WIDTH, `${kept.px} ${kept.ratio}`);
  } catch {
    // A browser that keeps nothing shows about its size.
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
