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

it.each([
  ["hasShadow", true],
  ["hasEnclosed", true],
  ["holes", 1],
] as const)("what was pressed for %s can be taken back", (fact, found) => {
  const facts = { ...nothing, [fact]: found };
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

const answered = { ...firstSettings, strengthens: true };
const withHoles = { ...firstSettings, keepsHoles: true };

it.each([
  ["an edge", { touchesEdge: true }, firstSettings, []],
  ["no background", { kind: "frame" }, firstSettings, []],
  ["specks", { specks: 2 }, firstSettings, []],
  ["several stickers", { pieces: 2 }, firstSettings, ["Make it one sticker", "Keep only the largest"]],
  ["only the largest", {}, { ...firstSettings, pieces: "largest" }, ["Make it one sticker"]],
  ["a narrow place", { neckMm: 1.5 }, firstSettings, ["Make it stronger"]],
  ["a narrow place that is stronger already", { neckMm: 1.5 }, answered, []],
  ["narrow places made wider", {}, answered, ["Leave them narrow"]],
  ["background inside", { hasEnclosed: true }, firstSettings, ["Remove it too"]],
  [
    "background inside, removed",
    { hasEnclosed: true },
    { ...firstSettings, removesEnclosed: true },
    ["Put it back"],
  ],
  ["a shadow", { hasShadow: true }, firstSettings, ["Cut round the shadow"]],
  [
    "a shadow, cut round",
    { hasShadow: true },
    { ...firstSettings, keepsShadow: true },
    ["Leave the shadow out"],
  ],
  ["filled holes", { holes: 1 }, firstSettings, ["Cut out holes over 3 mm"]],
  ["cut holes", { holes: 1 }, withHoles, ["Fill the holes"]],
  ["no hole to cut out", {}, withHoles, []],
] as const)("%s: what can be done about it is offered, and nothing that was done already", (...given) => {
  const [, facts, settings, offered] = given;
  const found = findingsOf({ ...nothing, ...facts }, settings, true);
  expect(found.flatMap(({ remedies }) => remedies.map(({ words }) => words))).toEqual(offered);
});

it("each finding is known by its code, in the order a customer would mind it", () => {
  const all = { ...nothing, touchesEdge: true, joined: 1, neckMm: 1, hasEnclosed: true, hasShadow: true };
  const found = findingsOf({ ...all, holes: 1, specks: 1 }, firstSettings, true);
  const codes = ["edge", "pieces", "neck", "enclosed", "shadow", "holes", "specks"];
  expect(found.map(({ code }) => code)).toEqual(codes);
  expect(findingsOf({ ...all, kind: "frame" }, firstSettings, true)[0]?.code).toBe("frame");
});

it("places made wider can be left narrow again", () => {
  const [found] = findingsOf(nothing, { ...firstSettings, strengthens: true }, true);
  expect(found?.remedies[0]?.change).toEqual({ strengthens: false });
});

it.each([
  ["Make it one sticker", { pieces: 2 }, { pieces: "one" }],
  ["Keep only the largest", { pieces: 2 }, { pieces: "largest" }],
  ["Cut them apart", { joined: 1 }, { pieces: "join" }],
  ["Make it stronger", { neckMm: 1 }, { strengthens: true }],
  ["Cut out holes over 3 mm", { holes: 1 }, { keepsHoles: true }],
] as const)("%s changes that one setting", (pressed, facts, change) => {
  const found = findingsOf({ ...nothing, ...facts }, firstSettings, true);
  const remedy = found.flatMap(({ remedies }) => remedies).find(({ words }) => words === pressed);
  expect(remedy?.change).toEqual(change);
});
