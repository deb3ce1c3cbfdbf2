import { expect, test } from "vitest";
import { copyName, designNameForm, freeName, LONGEST_NAME, suggestedName } from "./design-name.ts";

test.each([
  ["Kia ora", "Kia ora"],
  ["Kia ora\n\nAroha  nui ", "Kia ora Aroha nui"],
  ["", "Lettering"],
  [" \n ", "Lettering"],
  ["Wellington's longest established bakery & café", "Wellington's longest established bakery"],
  ["Bakery and Coffee since 1908 on Cuba Street", "Bakery and Coffee since 1908 on Cuba"],
  ["Taumatawhakatangihangakoauauotamateapokaiwhenuakitanatahu", "Taumatawhakatangihangakoauauotamateapoka"],
  ["<b>Bread</b>", "b>Bread /b>"],
])("words %j are suggested as %j, which the form takes", (words, name) => {
  expect(suggestedName(words)).toBe(name);
  expect(designNameForm.safeParse({ name }).success).toBe(true);
});

test.each([
  ["Van", [], "Van"],
  ["Van", ["Door"], "Van"],
  ["Van", ["Van"], "Van 2"],
  ["Van", ["Van", "Van 2", "Van 4"], "Van 3"],
])("%j beside %j is called %j", (name, taken, free) => {
  expect(freeName(name, taken)).toBe(free);
});

test.each([
  ["Van", ["Van"], "Van copy"],
  ["Van", ["Van", "Van copy"], "Van copy 2"],
  ["Van copy 2", ["Van", "Van copy", "Van copy 2"], "Van copy 3"],
])("a copy of %j beside %j is called %j", (name, taken, copy) => {
  expect(copyName(name, taken)).toBe(copy);
});

test("however long a name is, its copies have names that are kept", () => {
  const longest = "n".repeat(LONGEST_NAME);
  const taken = [longest];
  for (let number = 1; number <= 12; number++) taken.push(copyName(longest, taken));
  expect(new Set(taken).size).toBe(13);
  for (const name of taken) expect(designNameForm.safeParse({ name }).success).toBe(true);
});
