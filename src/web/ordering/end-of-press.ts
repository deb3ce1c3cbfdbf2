/** A press that seems to last longer has ended unnoticed. */
const LONGEST_PRESS_MS = 10_000;

/**
 * Waits while something is pressed: words that came meanwhile would move it away from under the pointer, and the press would be lost.
 * Where nothing is pressed it ends at once.
 */
export async function endOfPress(): Promise<void> {
  const most = performance.now() + LONGEST_PRESS_MS;
  while (document.querySelector(":active") !== null && performance.now() < most)
    await new Promise(requestAnimationFrame);
}
