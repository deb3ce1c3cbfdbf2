import { type KeyboardEvent, useRef } from "react";
import { filmNamed } from "./film-named.ts";

/** Letters typed within this time belong to one name. */
const PAUSE_MS = 800;

interface Typed {
  readonly letters: string;
  readonly atMs: number;
}

/** A letter typed by itself; the space bar, arrows and shortcuts keep what they do. */
function letterOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  return key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey ? key : null;
}

/** Typing the name of a film among its radios chooses it and goes there, as in a list of the browser's own. */
export function useTypedName(
  films: readonly { readonly id: number; readonly name: string }[],
  chosenId: number | undefined,
  onChoose: (id: number) => void,
) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<Typed>({ letters: "", atMs: 0 });
  function onKeyDown(event: KeyboardEvent) {
    const letter = letterOf(event);
    if (letter === null) return;
    const { letters, atMs } = before.current;
    const typed = event.timeStamp - atMs > PAUSE_MS ? letter : letters + letter;
    before.current = { letters: typed, atMs: event.timeStamp };
    const film = filmNamed(films, typed, chosenId);
    if (film === undefined) return;
    event.preventDefault();
    onChoose(film.id);
    place.current?.querySelector<HTMLInputElement>(`input[value="${film.id}"]`)?.focus();
  }
  return { place, onKeyDown };
}
