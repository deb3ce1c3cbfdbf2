import { expect, test } from "vitest";
import { createClock, instantsAt, shopMoment } from "./clock.ts";

test.each([
  // Winter (NZST, UTC+12): 18:00 is 06:00Z.
  ["2026-06-05T06:00:00Z", "2026-06-05", false],
  ["2026-06-05T06:00:01Z", "2026-06-05", true],
  ["2026-06-05T11:59:59Z", "2026-06-05", true],
  ["2026-06-05T12:00:00Z", "2026-06-06", false],
  // Summer (NZDT, UTC+13): 18:00 is 05:00Z.
  ["2026-12-24T05:00:00Z", "2026-12-24", false],
  ["2026-12-24T05:00:01Z", "2026-12-24", true],
  // The night the clocks go forward, and the one they go back.
  ["2026-09-26T13:59:59Z", "2026-09-27", false],
  ["2026-09-27T05:00:01Z", "2026-09-27", true],
  ["2027-04-03T13:59:59Z", "2027-04-04", false],
  ["2027-04-04T06:00:00Z", "2027-04-04", false],
  ["2027-04-04T06:00:01Z", "2027-04-04", true],
])("at %s it is %s in the shop, after the cut-off: %s", (instant, date, afterCutOff) => {
  expect(shopMoment(Date.parse(instant), "Pacific/Auckland", "18:00")).toEqual({ date, afterCutOff });
});

test("a clock that was set starts at its instant and runs on", () => {
  let real = 1_000_000;
  const clock = createClock(Date.parse("2026-12-24T05:00:00Z"), () => real);
  expect(new Date(clock.now()).toISOString()).toBe("2026-12-24T05:00:00.000Z");
  real += 61_000;
  expect(new Date(clock.now()).toISOString()).toBe("2026-12-24T05:01:01.000Z");
});

test.each([
  ["a summer's morning", "2027-03-15", "06:00", ["2027-03-14T17:00:00.000Z"]],
  ["a winter's morning", "2027-07-01", "06:00", ["2027-06-30T18:00:00.000Z"]],
  ["before the clocks go forward", "2027-09-26", "01:59", ["2027-09-25T13:59:00.000Z"]],
  ["while they go forward", "2027-09-26", "02:30", []],
  ["after they went forward", "2027-09-26", "03:00", ["2027-09-25T14:00:00.000Z"]],
  ["before the hour that comes twice", "2027-04-04", "01:59", ["2027-04-03T12:59:00.000Z"]],
  ["in it", "2027-04-04", "02:30", ["2027-04-03T13:30:00.000Z", "2027-04-03T14:30:00.000Z"]],
  ["after it", "2027-04-04", "03:00", ["2027-04-03T15:00:00.000Z"]],
])("%s, %s %s, is at the instants at which the shop's clock shows it", (_when, date, time, instants) => {
  const found = instantsAt(date, time, "Pacific/Auckland");
  expect(found.map((instant) => new Date(instant).toISOString())).toEqual(instants);
});
