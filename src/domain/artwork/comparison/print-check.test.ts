import { expect, test } from "vitest";
import { looksAsApproved, type PrintFindings, printFindingTexts } from "./print-check.ts";

const alike: PrintFindings = { fault: null, parts: [], doubts: [] };
const part = (mm2: number) => ({ mm2, box: { x: 0, y: 0, width: 0.1, height: 0.1 } });

test("of a print file that is what was shown nothing is said", () => {
  expect([looksAsApproved(alike), printFindingTexts(alike)]).toEqual([true, []]);
});

test.each<[finding: Partial<PrintFindings>, words: RegExp]>([
  [{ fault: "encrypted" }, /^No print file can be made\. The file is locked with a password\./],
  [{ parts: [part(3.44)] }, /it differs in 1 place, the largest 3\.4 mm²\.$/],
  [{ parts: [part(452.3), part(2)] }, /it differs in 2 places, the largest 452 mm²\.$/],
  [{ doubts: ["overprint"] }, /^Inks are laid over other inks/],
  [{ doubts: ["spot-ink"] }, /^It has inks of its own/],
  [{ doubts: ["undrawn"] }, /^Its print file can be made, but not be drawn/],
  [{ doubts: ["words"] }, /^The drawing has words whose fonts are not in it: they are left out/],
  [{ doubts: ["elsewhere"] }, /^The drawing shows what lies in other files: it is left out/],
])("%j is said to the staff, and stops the proof", (finding, words) => {
  const findings = { ...alike, ...finding };
  expect(looksAsApproved(findings)).toBe(false);
  expect(printFindingTexts(findings)).toEqual([expect.stringMatching(words)]);
});
