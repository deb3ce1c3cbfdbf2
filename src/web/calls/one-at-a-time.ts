/** Does a work unless one is under way; answers null when it is not done. */
export type OneAtATime = <Result>(work: () => Promise<Result>) => Promise<Result | null>;

/** What is pressed twice is done once. A work that breaks has ended, too: the next press counts. */
export function createOneAtATime(): OneAtATime {
  let isUnderWay = false;
  return async (work) => {
    if (isUnderWay) return null;
    isUnderWay = true;
    try {
      return await work();
    } finally {
      isUnderWay = false;
    }
  };
}
