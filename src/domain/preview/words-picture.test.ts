import { describe, expect, test } from "vitest";
import {
  letteringCatalogue as catalogue,
  letteringSelection,
} from "#tests/support/catalogue/lettering-catalogue.ts";
import type { LetteringDesign } from "#domain/lettering/design.ts";
import { svgFileOf } from "./paint/svg-of.ts";
import { wordsPicture } from "./words-picture.ts";

function drawn(design: Partial<LetteringDesign>, colour = "black") {
  const colourId = [...catalogue.colours.values()].find(({ slug }) => slug === colour)!.id;
  const picture = wordsPicture(catalogue, { ...letteringSelection(design), colourId });
  if (picture === null) return null;
  const { scene, view } = picture;
  return svgFileOf(scene, { prefix: "p-", texture: (name) => `data:${name}`, view, unit: "mm" });
}

const kiaOra = {
  text: "Kia ora",
  font: "pacifico",
  size: { by: "height", mm: 60 },
} as const satisfies Partial<LetteringDesign>;

describe("the picture of a customer's own words", () => {
  test("is as large in millimetres as what is cut, with room round it", () => {
    const { widthMm, heightMm } = letteringSelection(kiaOra).size;
    const [, width, height] = /width="(\d+)mm" height="(\d+)mm"/.exec(drawn(kiaOra)!)!.map(Number);
    const room = Math.round(widthMm! * 0.06);
    expect([width, height]).toEqual([widthMm! + 2 * room, heightMm! + 2 * room]);
  });

  test("has the letters once, as a path, and nothing that a knife would follow", () => {
    const svg = drawn({ ...kiaOra, outline: { mm: 3, colourId: 3 } })!;
    expect(svg.match(/ d="[^"]{400,}"/g)).toHaveLength(1);
    expect(svg).not.toMatch(/<text|CutContour/);
    expect(svg).toContain('stroke-width="6"');
  });

  test("lies on a dark ground where its film would vanish on white", () => {
    const ground = (colour: string) =>
      /data-part="ground"[^>]*fill="([^"]+)"/.exec(drawn(kiaOra, colour)!)![1];
    expect([ground("black"), ground("white"), ground("gold")]).toEqual(["#ffffff", "#2f2b26", "#2f2b26"]);
  });

  test("brings the hologram's texture along on its gradient", () => {
    expect(drawn(kiaOra, "hologram")).toMatch(/data:hologram/);
  });

  test("is none without words", () => {
    expect(drawn({ text: "" })).toBeNull();
  });
});
