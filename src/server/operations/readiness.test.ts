import { expect, test, vi } from "vitest";
import { createReadiness } from "./operations.ts";

const room = 64 * 1024 * 1024;
async function works() {
  return undefined;
}

test("everything that works and a disk with room is ready", async () => {
  const missing = createReadiness({
    dependencies: [{ name: "database", check: works }],
    freeBytes: async () => room,
  });
  expect(await missing()).toEqual([]);
});

test("a full disk and what fails are named", async () => {
  const check = () => Promise.reject(new Error("away"));
  const missing = createReadiness({
    dependencies: [
      { name: "database", check },
      { name: "jobs", check: works },
    ],
    freeBytes: async () => room - 1,
  });
  expect(await missing()).toEqual(["database", "disk"]);
});

test("a dependency that does not answer is missing after two seconds, and is not asked again meanwhile", async () => {
  const check = vi.fn<() => Promise<void>>(() => new Promise<void>(() => undefined));
  const missing = createReadiness({
    dependencies: [{ name: "database", check }],
    freeBytes: async () => room,
  });
  const begun = performance.now();
  const answers = await Promise.all([missing(), missing(), missing()]);
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(answers).toEqual([["database"], ["database"], ["database"]]);
  expect(check).toHaveBeenCalledTimes(1);
});
