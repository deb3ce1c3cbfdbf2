import { expect, test } from "vitest";
import type { Database } from "#platform/db/database.ts";
import type { StaffAtWork } from "./staff-sessions.ts";
import { followChanges } from "./follow-changes.ts";
import { createStudioChanges } from "./studio-changes.ts";

const nothing = {} as Database;
const at = { staff: { id: 1, role: "owner" }, session: { tokenHash: "" } } as StaffAtWork;

test("a browser that does not read is given up, and heard of no more", async () => {
  const studioChanges = createStudioChanges(nothing);
  const line = followChanges({ db: nothing, studioChanges }, at);
  const gone = new Promise<void>((resolve) => line.once("close", resolve));
  for (let i = 0; i < 2_000 && !line.destroyed; i++) {
    studioChanges.hear(JSON.stringify({ kind: "order", id: `K26-${i}` }));
    await Promise.resolve();
  }
  await gone;
  expect(line.readableLength).toBeLessThan(70 * 1024);
});
