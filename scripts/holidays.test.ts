import { describe, expect, test } from "vitest";
import { holidays } from "#catalogue/holidays.ts";
import { holidayRows } from "./holidays.ts";

function datesOf(name: string, region: string | null = null) {
  return holidays.filter((day) => day.name === name && day.region === region).map((day) => day.date);
}

describe("the holiday table", () => {
  test("is what the script writes", () => {
    expect(holidays).toEqual(holidayRows());
  });

  test.each([
    ["Matariki", ["2026-07-10", "2027-06-25", "2028-07-14"]],
    ["King's Birthday", ["2026-06-01", "2027-06-07", "2028-06-05"]],
    ["Labour Day", ["2026-10-26", "2027-10-25", "2028-10-23"]],
    ["Good Friday", ["2026-04-03", "2027-03-26", "2028-04-14"]],
    ["Easter Monday", ["2026-04-06", "2027-03-29", "2028-04-17"]],
    ["Easter Sunday", []],
  ])("%s falls on %j", (name, dates) => {
    expect(datesOf(name)).toEqual(dates);
  });

  test.each([
    ["2026-04-25", "2026-04-27", "Saturday ANZAC Day"],
    ["2026-12-26", "2026-12-28", "Saturday Boxing Day"],
    ["2027-02-06", "2027-02-08", "Saturday Waitangi Day"],
    ["2027-12-25", "2027-12-27", "Saturday Christmas Day"],
    ["2027-12-26", "2027-12-28", "Sunday Boxing Day"],
    ["2028-01-01", "2028-01-03", "Saturday New Year's Day"],
    ["2028-01-02", "2028-01-04", "Sunday 2 January"],
  ])("%s is also observed on %s (%s)", (date, observed) => {
    const national = holidays.filter((day) => day.type === "national").map((day) => day.date);
    expect(national).toContain(date);
    expect(national).toContain(observed);
  });

  test.each([
    ["Auckland", "AUK", ["2026-01-26", "2027-02-01", "2028-01-31"]],
    ["Wellington", "WGN", ["2026-01-19", "2027-01-25", "2028-01-24"]],
    ["Southland", "STL", ["2026-04-07", "2027-03-30", "2028-04-18"]],
    ["Canterbury", "CAN", ["2026-11-13", "2027-11-12", "2028-11-17"]],
    ["South Canterbury", "TIM", ["2026-09-28", "2027-09-27", "2028-09-25"]],
  ])("%s keeps its anniversary (%s) on %j", (province, region, dates) => {
    expect(datesOf(`${province} Anniversary Day`, region)).toEqual(dates);
  });
});
