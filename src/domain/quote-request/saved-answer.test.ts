import { expect, test } from "vitest";
import { filledAnswer, savedAnswerForm, unfilledPlaceMessage, wordsAfter } from "./saved-answer.ts";

const places = { firstName: "Tāne", number: "R2611241A2B3C4D5E", lastDay: "Thu 24 December 2026" };

test("places are filled in, each as often as it stands there, and what a name says is no place", () => {
  const words = "Kia ora {first name}, {first name}! {number} is kept until {last day}. {other}";
  expect(filledAnswer(words, places)).toBe(
    "Kia ora Tāne, Tāne! R2611241A2B3C4D5E is kept until Thu 24 December 2026. {other}",
  );
  expect(filledAnswer("{first name}", { ...places, firstName: "$& $1" })).toBe("$& $1");
});

test("a last day that is not known stays a place", () => {
  expect(filledAnswer("Until {last day}", { ...places, lastDay: null })).toBe("Until {last day}");
});

test("a place that nobody filled in is told, and other braces are words", () => {
  expect(unfilledPlaceMessage("Kept until {last day}.")).toBe(
    "Please write what belongs in the place of {last day}.",
  );
  expect(unfilledPlaceMessage("Kept until Friday. {other}")).toBeNull();
});

test("words stand a line after what was typed, and alone where nothing was", () => {
  expect(wordsAfter("Thanks.\n", "We keep the die.")).toBe("Thanks.\n\nWe keep the die.");
  expect(wordsAfter(" ", "We keep the die.")).toBe("We keep the die.");
});

test.each([
  [{ name: " ", words: "x" }, "name"],
  [{ name: "Two\nlines", words: "x" }, "name"],
  [{ name: "n".repeat(81), words: "x" }, "name"],
  [{ name: "Die", words: " \n" }, "words"],
  [{ name: "Die", words: "w".repeat(2001) }, "words"],
])("%o is refused at its %s", (typed, field) => {
  const read = savedAnswerForm.safeParse(typed);
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
