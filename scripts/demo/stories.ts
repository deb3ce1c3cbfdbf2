import type { Clock } from "#platform/clock.ts";

/** What happens to somebody's order or question: it is gone on with at each instant (ms since 1970) that it names. */
export type StoryTold = AsyncGenerator<number, void, void>;

/** A clock that is set. */
export interface SetClock extends Clock {
  set(at: number): void;
}

export function createSetClock(at: number): SetClock {
  let now = at;
  return { now: () => now, set: (to) => void (now = to) };
}

interface Waiting {
  readonly at: number;
  readonly story: StoryTold;
}

/** Puts a story among the others, the one that goes on first at the end. */
function queue(waiting: Waiting[], one: Waiting): void {
  let [low, high] = [0, waiting.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((waiting[middle]?.at ?? 0) > one.at) low = middle + 1;
    else high = middle;
  }
  waiting.splice(low, 0, one);
}

/** Tells all stories side by side, in the order of their instants, until now: what would happen later has not happened. */
export async function tellStories(
  clock: SetClock,
  stories: readonly StoryTold[],
  until: number,
): Promise<void> {
  const waiting: Waiting[] = [];
  const carryOn = async (story: StoryTold) => {
    const { done, value } = await story.next();
    if (done !== true && value <= until) queue(waiting, { at: Math.max(value, clock.now()), story });
  };
  for (const story of stories) await carryOn(story);
  for (let first = waiting.pop(); first !== undefined; first = waiting.pop()) {
    clock.set(first.at);
    await carryOn(first.story);
  }
}
