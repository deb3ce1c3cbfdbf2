import { expect, test } from "vitest";
import { requestFigures } from "./request-figures.ts";

const answered = (minutes: number, isInTime: boolean, isAccepted: boolean) => ({
  minutes,
  isInTime,
  isAccepted,
});
const late = { minutes: null, isInTime: false, isAccepted: false };
const waiting = { minutes: null, isInTime: null, isAccepted: false };

test("the middle answer counts, what waits late was not in time, and what is not due yet says nothing", () => {
  const four = [
    answered(30, true, true),
    answered(900, false, false),
    answered(60, true, false),
    late,
    waiting,
  ];
  expect(requestFigures(four)).toEqual({
    asked: 5,
    answered: 3,
    medianMinutes: 60,
    inTime: 500,
    accepted: 333,
  });
  expect(requestFigures([answered(30, true, true), answered(61, true, false)])).toMatchObject({
    medianMinutes: 46,
    inTime: 1000,
    accepted: 500,
  });
});

test("of nothing there are no shares", () => {
  expect(requestFigures([])).toEqual({
    asked: 0,
    answered: 0,
    medianMinutes: null,
    inTime: null,
    accepted: null,
  });
  expect(requestFigures([waiting])).toMatchObject({ asked: 1, inTime: null, accepted: null });
});
