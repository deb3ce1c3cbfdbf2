import { expect, inject, test } from "vitest";
import { bomb } from "../support/artwork/documents.ts";
import { uploadsIn } from "../support/bodies/special-upload.ts";
import { keepFile, type Kept } from "../support/process/keep-file.ts";
import { risesBy } from "../support/process/peak-memory.ts";

const origin = inject("shopOrigin");
const pid = inject("shopPid");

/** Far less than what is asked for would take; the shop has other work meanwhile. How little it is, the long tests measure. */
const mostMegabytes = 500;

test("a file of 4 kB that becomes 1.5 GB is refused in words without being unpacked, and nothing is left of it", async () => {
  let told: Kept = { status: 0, words: "" };
  const rose = await risesBy(pid, async () => {
    told = await keepFile(origin, "bomb.pdf", bomb(1_500));
  });
  expect(told.status).toBe(422);
  expect(told.words).toMatch(/"(upload|attachments)":"[A-Z][^"]{20,}/);
  expect(rose).toBeLessThan(mostMegabytes);
  expect(uploadsIn(inject("shopFolder")).staging).toEqual([]);
});
