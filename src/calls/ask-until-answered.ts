import type { Refused } from "./make-call.ts";

const TOO_MANY = 429;

/** Nobody knows yet whether the write was done: sent again, it is sent with the same key. */
export function isOutcomeUnknown({ status, error }: Refused): boolean {
  return status === 0 || status >= 500 || error["still_running"] === true;
}

/** A lost connection, a busy shop: the same may be granted a moment later. */
export function mayPass(answer: Refused): boolean {
  return isOutcomeUnknown(answer) || answer.status === TOO_MANY;
}

/** Try by try what is asked for again comes later, but never so much. */
const LONGEST_WAIT_MS = 30_000;

/** How long to wait after so many tries that failed, from 1. */
export function waitAfter(failed: number): number {
  return Math.min(4_000 * 2 ** (failed - 1), LONGEST_WAIT_MS);
}

/** Asks until the shop answers, or says that it will not. */
export async function askUntilAnswered<Answer extends { readonly ok: true }>(
  ask: () => Promise<Answer | Refused>,
): Promise<Answer | Refused> {
  for (let failed = 1; ; failed += 1) {
    const answer = await ask();
    if (answer.ok || !mayPass(answer)) return answer;
    await new Promise((resolve) => {
      setTimeout(resolve, waitAfter(failed));
    });
  }
}
