import { expect, test } from "vitest";
import { filmNamed } from "./film-field.tsx";

const films = [
  "Black",
  "White",
  "Red",
  "Sky Blue",
  "Brilliant Blue",
  "Navy",
  "Bronze",
  "Golden Yellow",
  "Gold",
].map((name, at) => ({
  id: at + 11,
  name,
}));

function found(typed: string, chosen?: string): string | undefined {
  return filmNamed(films, typed, films.find(({ name }) => name === chosen)?.id)?.name;
}

test.each([
  ["n", "Black", "Navy", "the one that begins with it"],
  ["b", "Black", "Brilliant Blue", "the next one, not the chosen one"],
  ["bb", "Brilliant Blue", "Bronze", "the same letter again: the one after"],
  ["b", "Bronze", "Black", "round, from the last to the first"],
  ["br", "Brilliant Blue", "Brilliant Blue", "more letters stay where they fit"],
  ["bro", "Brilliant Blue", "Bronze", "and go on where they do not"],
  ["BL", undefined, "Black", "in any case, with nothing chosen"],
  ["gol", "Black", "Golden Yellow", "the first that begins with it"],
  ["gold", "Golden Yellow", "Gold", "a whole name, also where another one begins with it"],
  ["blu", "Navy", "Sky Blue", "a later word, where no name begins so"],
])("typing %s with %s chosen finds %s: %s", (typed, chosen, name, _why) => {
  expect(found(typed, chosen)).toBe(name);
});

test("letters that no film has find none", () => {
  expect(found("x", "Red")).toBeUndefined();
});
