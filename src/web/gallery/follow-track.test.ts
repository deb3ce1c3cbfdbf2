import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followTrack } from "./product-gallery.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A track that stands where the test puts it, and the places that were reported. */
function open() {
  const reported: number[] = [];
  let place: number | null = 0;
  const follower = followTrack(
    () => place,
    (position) => reported.push(position),
  );
  const scroll = (to: number | null, forMs: number) => {
    place = to;
    follower.moved();
    vi.advanceTimersByTime(forMs);
  };
  return { ...follower, reported, scroll };
}

test("a swipe reports where it has come to rest, a tenth of a second later, once", () => {
  const { scroll, reported } = open();
  scroll(1, 99);
  scroll(2, 99);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reported).toEqual([2]);
  vi.advanceTimersByTime(1_000);
  expect(reported).toEqual([2]);
});

test("a scroll of our own reports nothing on its way, however slowly it goes", () => {
  const { aimAt, scroll, reported } = open();
  aimAt(3);
  scroll(1, 500);
  scroll(2, 500);
  expect(reported).toEqual([]);
  scroll(3, 500);
  expect(reported).toEqual([3]);
});

test("once it is there, a swipe counts again", () => {
  const { aimAt, scroll, reported } = open();
  aimAt(3);
  scroll(3, 100);
  scroll(2, 100);
  expect(reported).toEqual([3, 2]);
});

test("a finger on the way takes over", () => {
  const { aimAt, release, scroll, reported } = open();
  aimAt(3);
  scroll(1, 100);
  release();
  scroll(2, 100);
  expect(reported).toEqual([2]);
});

test("nothing is reported of a track that is gone, nor after the end", () => {
  const { scroll, stop, reported } = open();
  scroll(null, 100);
  scroll(2, 50);
  stop();
  vi.advanceTimersByTime(1_000);
  expect(reported).toEqual([]);
});
