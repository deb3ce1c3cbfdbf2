import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

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

/** Keys of somebody who types, or who presses another key with it, are theirs; so is what something else has answered already. */
function isOurs(event: KeyboardEvent): boolean {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return false;
  if (event.isComposing || event.defaultPrevented) return false;
  if (document.querySelector("dialog[open]") !== null) return false;
  return !(target instanceof Element && target.closest("input, select, textarea, [contenteditable]"));
}

/** Does something for keys that stand alone, unless they are turned off; `onKey` answers whether a key was meant for it. */
export function useLoneKeys(onKey: (key: string, isHeld: boolean) => boolean): void {
  const isOn = useKeys() === "on";
  const answer = useEffectEvent(onKey);
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      // Caps Lock writes large letters.
      if (isOurs(event) && answer(event.key.toLowerCase(), event.repeat)) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [isOn]);
}
