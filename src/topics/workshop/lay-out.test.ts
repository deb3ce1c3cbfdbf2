import { expect, test } from "vitest";
import { layOutLines } from "./lay-out.ts";

const room = { first: 100, next: 150 };
const line = (head: number, ...rows: number[]) => ({ head, rows, least: 30 });

test("lines stand together where they fit, and whole on the next page where they do not", () => {
  expect(layOutLines([line(10, 10, 10), line(10, 20), line(10, 50)], room)).toEqual([
    [
      { line: 0, from: 0, to: 2 },
      { line: 1, from: 0, to: 1 },
    ],
    [{ line: 2, from: 0, to: 1 }],
  ]);
});

test("a line that no page can hold goes on over pages, each row once", () => {
  const pages = layOutLines([line(20, ...Array.from({ length: 40 }, () => 10))], room);
  expect(pages.flat()).toEqual([
    { line: 0, from: 0, to: 8 },
    { line: 0, from: 8, to: 23 },
    { line: 0, from: 23, to: 38 },
    { line: 0, from: 38, to: 40 },
  ]);
});

test("its picture takes its room: a line of few words leaves no less", () => {
  expect(layOutLines([line(10), line(10), line(10), line(10)], room).map((page) => page.length)).toEqual([
    3, 1,
  ]);
});

test("a row that is higher than a page stands alone", () => {
  expect(layOutLines([line(10, 500, 500)], room).flat()).toHaveLength(2);
});
