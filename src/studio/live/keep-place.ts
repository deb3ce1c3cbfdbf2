import { unsavedField } from "./typing.ts";

const REACHED = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Something that has the focus, and how to it: each part around it, with the how-manieth of its children leads on. */
interface Place {
  readonly held: HTMLElement;
  readonly dialog: HTMLDialogElement | null;
  readonly way: readonly { readonly part: Element; readonly at: number }[];
}

function openRoom(): HTMLElement {
  return document.querySelector<HTMLElement>("#room") ?? document.body;
}

function wayTo(held: Element): Place["way"] {
  const parent = held.parentElement;
  if (parent === null || held === openRoom()) return [];
  return [{ part: parent, at: [...parent.children].indexOf(held) }, ...wayTo(parent)];
}

/** The first that can be reached within something, or it itself. */
function firstIn(part: Element): HTMLElement | undefined {
  const all = [part, ...part.querySelectorAll(REACHED)];
  return all.find(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(REACHED) && one.checkVisibility(),
  );
}

/** What stands in the place of something that is gone: what has followed it, else what came before, else the room's name. */
function successorOf({ way }: Place): HTMLElement {
  for (const { part, at } of way) {
    if (!part.isConnected) continue;
    const children = [...part.children];
    const before = part === openRoom() ? [] : children.slice(0, at).toReversed();
    const next = [...children.slice(at), ...before].map(firstIn).find((one) => one !== undefined);
    if (next !== undefined) return next;
    if (part === openRoom()) break;
  }
  return openRoom().querySelector<HTMLElement>("h1[tabindex]") ?? openRoom();
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Follows the focus in the room. Where what has it is taken away, by whatever was done or heard, what stands in its place has it: the
 * keyboard never begins at the top again (decision 255). A dialog that closes gives it back to what opened it, or to what stands there now.
 * Answers what ends that.
 */
export function keepPlace(): () => void {
  let inRoom: Place | null = null;
  let inDialog: Place | null = null;
  const come = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target === openRoom()) return;
    const dialog = target.closest("dialog");
    const place: Place = { held: target, dialog, way: wayTo(target) };
    inDialog = dialog === null ? null : place;
    if (dialog === null) inRoom = openRoom().contains(target) ? place : null;
  };
  const look = (): void => {
    if (!isNowhere()) return;
    const isAsked = inDialog?.dialog?.open ?? false;
    const place = isAsked ? inDialog : inRoom;
    if (place === null) return;
    if (!place.held.isConnected) successorOf(place).focus({ preventScroll: true });
    else if (inDialog !== null && !isAsked) place.held.focus({ preventScroll: true });
    else if (!isAsked) inRoom = null; // Somebody has pressed beside it.
  };
  // Once all is drawn: a room that is entered takes the focus itself.
  const lookSoon = (): void => void requestAnimationFrame(() => setTimeout(look));
  const observer = new MutationObserver(() => isNowhere() && lookSoon());
  observer.observe(openRoom(), { childList: true, subtree: true });
  document.addEventListener("focusin", come);
  document.addEventListener("focusout", lookSoon);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", come);
    document.removeEventListener("focusout", lookSoon);
  };
}

/** Gives the focus back to the field that somebody types in, else to the room. */
export function goBackToRoom(): void {
  (unsavedField() ?? openRoom()).focus({ preventScroll: true });
}
