import { expect, it } from "vitest";
import { viewAfterKey } from "./use-view.ts";

const zoomed = { zoom: 2, x: 200, y: 100 };

it.each([
  ["+", { zoom: 3, x: 275, y: 460 / 3 }],
  // Plus without the shift key.
  ["=", { zoom: 3, x: 275, y: 460 / 3 }],
  ["-", { zoom: 1.5, x: 125, y: 140 / 3 }],
  ["0", { zoom: 1, x: 0, y: 0 }],
  ["ArrowRight", { zoom: 2, x: 245, y: 100 }],
  ["ArrowUp", { zoom: 2, x: 200, y: 68 }],
])("the key %s shows another part", (key, view) => {
  const after = viewAfterKey(zoomed, key);
  expect(after?.zoom).toBe(view.zoom);
  expect(after?.x).toBeCloseTo(view.x);
  expect(after?.y).toBeCloseTo(view.y);
});

it("leaves the arrows of a whole picture to the pictures beside it, and other keys to others", () => {
  expect(viewAfterKey({ zoom: 1, x: 0, y: 0 }, "ArrowRight")).toBeNull();
  expect(viewAfterKey(zoomed, "Tab")).toBeNull();
});
