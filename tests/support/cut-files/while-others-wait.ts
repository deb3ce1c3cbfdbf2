import { staffFilesInTurn } from "#platform/artwork/staff-files-in-turn.ts";

/** Does something while one file for the staff is being made and as many wait as may. */
export async function whileOthersWait<Result>(work: () => Promise<Result>): Promise<Result> {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const others = Array.from({ length: 9 }, () => staffFilesInTurn(() => end));
  try {
    return await work();
  } finally {
    resolve();
    await Promise.all(others);
  }
}
