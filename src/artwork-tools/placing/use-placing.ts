import { useRef, useState } from "react";
import {
  type Placing,
  type PlacingBase,
  placingText,
  tidyPlacing,
} from "#domain/configure/artwork/placing.ts";
import {
  canRedo,
  canUndo,
  type History,
  historyOf,
  recordChange,
  redo,
  currentDocument,
  undo,
} from "#domain/edit-history.ts";
import type { OwnArtwork, Piece } from "#domain/preview/artwork/frame.ts";
import {
  baseAtFirst,
  placedPicture,
  type PlacedPicture,
  placingOf,
} from "#domain/preview/artwork/placed-picture.ts";
import { heldOn, scaledBy, shiftedBy, turnedBy } from "#domain/preview/artwork/placing-edits.ts";
import { arrowWay } from "../scene/arrow-keys.ts";

/** Where the picture lies, and how that is changed. */
export interface PlacingEditor {
  readonly placing: Placing | null;
  readonly placed: PlacedPicture;
  /** The same at any moment, not only when it was last shown. */
  readonly now: () => PlacedPicture;
  /** Lays the picture somewhere else than it is now. Changes with the same name after each other are undone together. */
  readonly lay: (change: (now: PlacedPicture) => PlacedPicture, step?: string) => void;
  /** Lays it as large as a base says, in its middle, turned as it is. */
  readonly layBy: (base: PlacingBase) => void;
  /** Takes its placing away. */
  readonly reset: () => void;
  /** A hand let go of it. */
  readonly rest: () => void;
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;
}

interface Placed {
  readonly piece: Piece;
  readonly artwork: OwnArtwork;
  readonly placing: Placing | null;
  readonly onPlace: (placing: Placing | null) => void;
}

/** Edits a placing, and takes changes back. What is dragged is told to the page when it is let go. */
export function usePlacing({ piece, artwork, placing: first, onPlace }: Placed): PlacingEditor {
  const [history, setHistory] = useState(() => historyOf(first));
  // A hand moves faster than the page shows it.
  const latest = useRef(history);
  const placing = currentDocument(history);
  const placedBy = (document: Placing | null) => placedPicture(piece, artwork, document);
  const now = () => currentDocument(latest.current);
  function show(next: History<Placing | null>, isHeld = false) {
    latest.current = next;
    setHistory(next);
    if (!isHeld) onPlace(currentDocument(next));
  }
  function record(next: Placing | null, step?: string) {
    const isSame = placingText(next) === placingText(now());
    if (!isSame) show(recordChange(latest.current, next, step), step?.startsWith("hand"));
  }
  return {
    placing,
    placed: placedBy(placing),
    now: () => placedBy(now()),
    lay: (change, step) => {
      const base = now()?.base ?? baseAtFirst(piece, artwork);
      const held = heldOn(piece, change(placedBy(now())));
      record(tidyPlacing(placingOf(piece, artwork, held, base)), step);
    },
    layBy: (base) => record({ base, scale: 1, x: 0, y: 0, turn: now()?.turn ?? 0 }),
    reset: () => record(null),
    rest: () => onPlace(now()),
    onUndo: canUndo(history) ? () => show(undo(history)) : null,
    onRedo: canRedo(history) ? () => show(redo(history)) : null,
  };
}

/** Millimetres for a press of an arrow key, and with Shift. */
export const ARROW_MM = { near: 1, far: 10 } as const;
/** A press of + makes a picture so many times as large. */
const LARGER = 1.02;

/** Degrees that a key turns by. */
const TURNS: Readonly<Record<string, number>> = { "[": -1, "]": 1, "{": -15, "}": 15, r: 90, R: -90 };

/** A picture as a key leaves it; null where the key does nothing to it. */
export function placedByKey(placed: PlacedPicture, key: string, isFar: boolean): PlacedPicture | null {
  const way = arrowWay(key);
  const far = isFar ? ARROW_MM.far : ARROW_MM.near;
  if (way !== undefined) return shiftedBy(placed, way[0] * far, way[1] * far);
  const turn = TURNS[key];
  if (turn !== undefined) return turnedBy(placed, turn);
  if (key === "+" || key === "=") return scaledBy(placed, LARGER);
  return key === "-" || key === "_" ? scaledBy(placed, 1 / LARGER) : null;
}
