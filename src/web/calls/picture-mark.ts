/** How long this browser keeps a picture that nobody sent. Milliseconds. */
const LIFE_MS = 30 * 86_400_000;
/** Under this name a browser notes that it keeps a picture. */
export const PICTURE_MARK = "own-picture";

/** Where marks are kept; null where a browser keeps none. */
function marks(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Whether a picture that was put away then is still kept. */
export function isWithinLife(savedAt: number): boolean {
  const age = Date.now() - savedAt;
  return age >= 0 && age < LIFE_MS;
}

/** Whether a picture was ever kept: it may be too old by now. */
export function isMarked(): boolean {
  return marks()?.getItem(PICTURE_MARK) != null;
}

/** The mark of the picture that this browser keeps, another one for each; null where there is none. All that a page reads before its use. */
export function pictureMark(): number | null {
  const mark = Number(marks()?.getItem(PICTURE_MARK));
  return isWithinLife(mark) ? mark : null;
}

export function setPictureMark(mark: number | null): void {
  if (mark === null) marks()?.removeItem(PICTURE_MARK);
  else marks()?.setItem(PICTURE_MARK, `${mark}`);
}

/** Under this name a browser notes for whom it has asked the shop for a picture. */
const ASKED = "own-picture-asked";

/** Whether the shop was asked for the picture of this member since they signed in here: once is enough, or what is removed would come back. */
export function wasAskedFor(userId: number): boolean {
  return marks()?.getItem(ASKED) === `${userId}`;
}

export function noteAskedFor(userId: number | null): void {
  if (userId === null) marks()?.removeItem(ASKED);
  else marks()?.setItem(ASKED, `${userId}`);
}
