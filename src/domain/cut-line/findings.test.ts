import { expect, it } from "vitest";
import { firstSettings } from "./cut-settings.ts";
import { type CutFacts, findingsOf } from "./findings.ts";

const nothing: CutFacts = {
  kind: "transparent",
  hasShadow: false,
  hasEnclosed: false,
  touchesEdge: false,
  pieces: 1,
  joined: 0,
  specks: 0,
  holes: 0,
  neckMm: null,
};

it("a plain outline needs no word", () => {
  expect(findingsOf(nothing, firstSettings, true)).toEqual([]);
});

it.each([
  [{ joined: 2 }, "Parts that lie apart are joined into one sticker."],
  [{ pieces: 3 }, "Parts further apart become 3 separate stickers on one backing."],
  [{ neckMm: 1.5 }, "Somewhere the sticker is less than 1.5 mm wide and may tear."],
  [{ hasShadow: true }, "There is a soft shadow; the line ignores it."],
  [{ hasEnclosed: true }, "Your picture has background inside (a handle?)."],
  [{ holes: 1 }, "Holes are filled."],
  [{ specks: 1 }, "1 speck under 1 mm² is left out."],
  [{ specks: 3 }, "3 specks under 1 mm² are left out."],
  [{ touchesEdge: true }, "Your picture touches its edge; the line is straight there."],
] as const)("%o is one sentence", (facts, words) => {
  expect(findingsOf({ ...nothing, ...facts }, firstSettings, true).map((row) => row.words)).toEqual([words]);
});

it.each(["hasShadow", "hasEnclosed"] as const)("what was pressed for %s can be taken back", (fact) => {
  const facts = { ...nothing, [fact]: true };
  const [first] = findingsOf(facts, firstSettings, true);
  const changed = { ...firstSettings, ...first?.remedies[0]?.change };
  expect(changed).not.toEqual(firstSettings);
  const [second] = findingsOf(facts, changed, true);
  expect({ ...changed, ...second?.remedies[0]?.change }).toEqual(firstSettings);
});

it("parts are cut apart only where a backing holds them", () => {
  const offered = (onBacking: boolean) =>
    findingsOf({ ...nothing, joined: 1 }, firstSettings, onBacking).flatMap((row) =>
      row.remedies.map(({ words }) => words),
    );
  expect(offered(true)).toEqual(["Cut them apart", "Keep only the largest"]);
  expect(offered(false)).toEqual(["Keep only the largest"]);
});
