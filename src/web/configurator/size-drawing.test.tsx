import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { referenceFor, SizeDrawing } from "./size-question.tsx";

const stickers = [
  { widthMm: 50, heightMm: 75 },
  { widthMm: 130, heightMm: 100 },
];
const decals = [{ widthMm: 420, heightMm: 297 }];

function widthsIn(markup: string): number[] {
  return [...markup.matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(([, width]) => Number(width));
}

it("sizes of a list are drawn to one scale, with the coin they lie beside", () => {
  const [first] = stickers;
  if (first === undefined) throw new Error("no size");
  const [piece, coin] = widthsIn(renderToStaticMarkup(<SizeDrawing size={first} among={stickers} />));
  expect(piece).toBeCloseTo(26, 5);
  expect(coin).toBeCloseTo(13.78, 5);
});

it("large sizes stand beside a phone, small ones beside a coin", () => {
  expect(referenceFor(stickers).name).toBe("a $2 coin");
  expect(referenceFor(decals).name).toBe("a phone");
});
