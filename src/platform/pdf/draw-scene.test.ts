import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { path, type Scene } from "#domain/preview/scene.ts";
import { drawScene } from "./draw-scene.ts";

/** What a page of a document says of shapes, in the writer's own words. */
async function drawn(shapes: Scene["shapes"], definitions: Scene["definitions"]): Promise<string> {
  const doc = new PDFDocument({ compress: false });
  const pieces: Buffer[] = [];
  doc.on("data", (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((end) => doc.on("end", end));
  drawScene(doc, {
    scale: 1,
    definitions,
    shapes,
    measures: [],
    focus: { x: 0, y: 0, width: 1, height: 1 },
    facts: { pieces: 1, holes: 0, sets: 1, bothSides: false, side: "front", size: [1, 1] },
    words: "",
  });
  doc.end();
  await ended;
  return Buffer.concat(pieces).toString("latin1");
}

test("of copies in a row those are drawn that a box reaches, inside it", async () => {
  const label = path("M0 0H2V5H0Z", { fill: "#ff0000" });
  const box = { x: 0, y: 0, width: 10, height: 6 };
  const text = await drawn([{ kind: "repeat", of: "label", box, tile: { x: -1, width: 4 }, at: [-0.5, 1] }], {
    label,
  });
  expect(text).toMatch(/0 0 10 6 re\s+W n/);
  const places = [...text.matchAll(/1 0 0 1 (\S+) 1 cm/g)].map(([, x]) => Number(x));
  expect(places).toEqual([-0.5, 3.5, 7.5]);
});
