import { expect, test } from "vitest";
import { sideInName } from "./side-in-name.ts";

test.each([
  ["plum-front.png", "plum", "front"],
  ["Plum jam - BACK.pdf", "Plum jam", "back"],
  ["back of plum.pdf", "of plum", "back"],
  ["plum (front).png", "plum", "front"],
  ["plum_back_v2.png", "plum v2", "back"],
  ["PlumBack.ai", "Plum", "back"],
  ["plum (recto).pdf", "plum", "front"],
  ["plum verso.pdf", "plum", "back"],
  ["Back.pdf", "", "back"],
  ["front-and-back.pdf", "front-and-back", null],
  ["feedback.png", "feedback", null],
  ["Frontier.png", "Frontier", null],
  ["plum.png", "plum", null],
])("%s is called %j, side %s", (name, called, side) => {
  expect(sideInName(name)).toEqual({ called, side, isLetter: false });
});

test.each([
  ["plum_f.png", "plum", "front"],
  ["plum-B.pdf", "plum", "back"],
  ["plum (b).png", "plum", "back"],
])("%s says it by a letter", (name, called, side) => {
  expect(sideInName(name)).toEqual({ called, side, isLetter: true });
});

test.each(["b.png", "pub.png", "plumb.png"])("%s does not", (name) => {
  expect(sideInName(name)).toMatchObject({ side: null, isLetter: false });
});
