import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { rooms } from "./rooms.ts";
import { RailIcon } from "#studio/ui/rail-icon.tsx";

test("every room of the rail has a drawing", () => {
  const listed = rooms.filter(({ isListed }) => isListed !== false).map(({ path }) => path);
  expect(listed.length).toBeGreaterThan(10);
  expect(
    listed.filter((path) => renderToStaticMarkup(<RailIcon room={path} />).includes('<path d=""')),
  ).toEqual([]);
});
