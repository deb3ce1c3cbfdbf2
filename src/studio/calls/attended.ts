/** Without a key or a press for so long, what a page asks is asked by itself. */
const ALONE_MS = 60_000;
/** What one's own call has changed is heard of within so long. */
const OWN_MS = 5_000;

let movedAt = performance.now();
let wroteAt = -Infinity;

/** Notes from now on when somebody presses or types. */
export function followPresses(): void {
  for (const kind of ["keydown", "pointerdown", "wheel"])
    addEventListener(kind, () => (movedAt = performance.now()), { capture: true, passive: true });
}

/** Whether somebody sits at this window. */
export function isAttended(): boolean {
  return performance.now() - movedAt < ALONE_MS;
}

/** Something is changed from this window. */
export function noteWrite(): void {
  wroteAt = performance.now();
}

/** Whether this window has changed something just now: its room reads anew by itself. */
export function hasJustWritten(): boolean {
  return performance.now() - wroteAt < OWN_MS;
}
