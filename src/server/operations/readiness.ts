import { within } from "#platform/within.ts";
import type { Dependency, Services } from "#topics/services.ts";

/** A check that has not ended by then counts as failed: who asks is told in time. */
const checkLimitMs = 2_000;

/** With less room the database cannot be relied upon to write; its log alone grows by files of 16 MB. */
const leastFreeBytes = 64 * 1024 * 1024;

function diskOf({ freeBytes }: Pick<Services, "freeBytes">): Dependency {
  return {
    name: "disk",
    check: async () => {
      if ((await freeBytes()) < leastFreeBytes) throw new Error("The disk is full.");
    },
  };
}

/** Checks a dependency, once at a time: while it hangs, those who ask do not take up a connection each. */
function checkOnce({ name, check }: Dependency): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  return () => {
    underWay ??= check().finally(() => {
      underWay = null;
    });
    return within(checkLimitMs, `The check of the ${name}`, underWay);
  };
}

/** Answers the names of what the shop needs and cannot use now. */
export function createReadiness(
  services: Pick<Services, "dependencies" | "freeBytes">,
): () => Promise<readonly string[]> {
  const dependencies = [...services.dependencies, diskOf(services)];
  const checks = dependencies.map(checkOnce);
  return async () => {
    const results = await Promise.allSettled(checks.map((check) => check()));
    return dependencies.filter((_, at) => results[at]?.status === "rejected").map(({ name }) => name);
  };
}
