import type { Point } from "#domain/preview/scene.ts";

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The way that an arrow key points, to the right and down; undefined for any other key. */
export function arrowWay(key: string): Point | undefined {
  return ARROWS[key];
}
