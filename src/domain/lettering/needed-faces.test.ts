import { expect, test } from "vitest";
import { defaultDesign } from "./design.ts";
import { neededFaces } from "./needed-faces.ts";

test("a design needs the faces its words are set in, each once, its own while nothing is written", () => {
  const lines = [
    { font: "pacifico", percent: 100 },
    { font: "oswald", percent: 100 },
    { font: null, percent: 100 },
    { font: "pacifico", percent: 50 },
    { font: "domine", percent: 50 },
  ];
  expect(neededFaces({ ...defaultDesign, text: "A\n \nB\nC\n", lines })).toEqual([
    "pacifico",
    "antique-olive",
  ]);
  expect(neededFaces({ ...defaultDesign, text: "\n", lines })).toEqual(["antique-olive"]);
});
