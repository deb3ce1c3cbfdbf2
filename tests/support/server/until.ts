import { setTimeout as sleep } from "node:timers/promises";

/** Waits until something is there; fails with its name when it does not come. */
export async function until<Thing>(
  name: string,
  look: () => Promise<Thing | null | undefined | false> | Thing | null | undefined | false,
  limitMs = 45_000,
  /** Between two looks; longer where each is a call that the shop counts. */
  pauseMs = 20,
): Promise<Thing> {
  const end = Date.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`${name} did not come.`);
    await sleep(pauseMs);
  }
}
