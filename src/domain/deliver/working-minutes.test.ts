import { expect, test } from "vitest";
import { workingMinutes } from "./working-minutes.ts";

// 2026-11-27 is a Friday; the Monday after it is a day off here.
const calendar = { daysOff: new Set(["2026-11-30"]) };
const hours = { from: 9 * 60, to: 18 * 60 };
const at = (date: string, time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return { date, minutes: hour * 60 + minute };
};

test.each([
  ["within a day", at("2026-11-26", "09:30"), at("2026-11-26", "11:00"), 90],
  ["before the shop opens and after it closes", at("2026-11-26", "06:10"), at("2026-11-26", "23:00"), 540],
  ["over night", at("2026-11-25", "17:20"), at("2026-11-26", "09:05"), 45],
  ["over a weekend and a day off", at("2026-11-27", "17:00"), at("2026-12-01", "10:00"), 120],
  ["on a Sunday alone", at("2026-11-29", "10:00"), at("2026-11-29", "15:00"), 0],
  ["answered at a clock that goes before", at("2026-11-26", "11:00"), at("2026-11-26", "10:00"), 0],
])("%s", (_what, begun, ended, minutes) => {
  expect(workingMinutes(calendar, hours, begun, ended)).toBe(minutes);
});
