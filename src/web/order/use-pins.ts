import { useRef, useState } from "react";
import { MOST_PINS, onPicture, type ProofPin } from "#domain/order/proof/pin.ts";

/** A pin while it is edited; its number is its place in the list. */
export interface EditedPin extends ProofPin {
  readonly id: number;
}

/** What can be done with the pins of a proof, before they are sent. */
export interface Pins {
  readonly all: readonly EditedPin[];
  readonly mayAdd: boolean;
  /** The pin that was put down last: its words are typed next. */
  readonly newest: number | null;
  readonly add: (at: Omit<ProofPin, "words">) => void;
  readonly move: (id: number, x: number, y: number) => void;
  readonly say: (id: number, words: string) => void;
  readonly remove: (id: number) => void;
}

/** The pins of one version of a proof; the next one begins without any. */
export function usePins(version: number): Pins {
  const drawn = useRef(0);
  const [kept, setKept] = useState<{ readonly version: number; readonly pins: readonly EditedPin[] }>({
    version,
    pins: [],
  });
  const pinsIn = (now: typeof kept) => (now.version === version ? now.pins : []);
  const all = pinsIn(kept);
  const setAll = (next: (pins: readonly EditedPin[]) => readonly EditedPin[]) =>
    setKept((now) => ({ version, pins: next(pinsIn(now)) }));
  const [newest, setNewest] = useState<number | null>(null);
  const mayAdd = all.length < MOST_PINS;
  const change = (id: number, told: Partial<ProofPin>) =>
    setAll((pins) => pins.map((pin) => (pin.id === id ? { ...pin, ...told } : pin)));
  return {
    all,
    mayAdd,
    newest,
    add({ place, x, y }) {
      if (!mayAdd) return;
      drawn.current += 1;
      const id = drawn.current;
      setAll((pins) => [...pins, { id, place, x: onPicture(x), y: onPicture(y), words: "" }]);
      setNewest(id);
    },
    move: (id, x, y) => change(id, { x: onPicture(x), y: onPicture(y) }),
    say: (id, words) => change(id, { words }),
    remove: (id) => setAll((pins) => pins.filter((pin) => pin.id !== id)),
  };
}
