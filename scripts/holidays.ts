/**
 * Writes src/catalogue/holidays.ts: New Zealand's public holidays with the days they are observed on, and every
 * provincial anniversary. Run `node scripts/holidays.ts` after raising LAST_YEAR.
 */
import Holidays from "date-holidays";
import { addDays, isoWeekday } from "#domain/calendar-date.ts";
import type { Holiday } from "#domain/catalogue/schema.ts";
import { writeFormatted } from "./write-formatted.ts";

const FIRST_YEAR = 2026;
const LAST_YEAR = 2028;
const TARGET = "src/catalogue/holidays.ts";

const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);

function publicHolidays(calendar: Holidays, year: number) {
  return calendar
    .getHolidays(year)
    .filter((holiday) => holiday.type === "public")
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }));
}

function nationalRows(): Holiday[] {
  return years.flatMap((year) =>
    publicHolidays(new Holidays("NZ"), year).map((row) => ({
      ...row,
      type: "national" as const,
      region: null,
    })),
  );
}

/** What a province keeps and the country does not: its anniversary day. */
function regionalRows(region: string, province: string): Holiday[] {
  const calendar = new Holidays("NZ", region);
  return years.flatMap((year) => {
    const national = new Set(publicHolidays(new Holidays("NZ"), year).map(({ date }) => date));
    return publicHolidays(calendar, year)
      .filter(({ date }) => !national.has(date))
      .map(({ date }) => ({
        date,
        name: `${province.replace(/ Province$/, "")} Anniversary Day`,
        type: "regional" as const,
        region,
      }));
  });
}

/** South Canterbury keeps the fourth Monday of September; date-holidays lists it but cannot select it. */
function timaruRows(): Holiday[] {
  return years.map((year) => {
    const first = `${year}-09-01`;
    const firstMonday = addDays(first, (8 - isoWeekday(first)) % 7);
    return {
      date: addDays(firstMonday, 21),
      name: "South Canterbury Anniversary Day",
      type: "regional",
      region: "TIM",
    };
  });
}

/** Every row of the holiday table, by date, then region. */
export function holidayRows(): Holiday[] {
  return [
    ...nationalRows(),
    ...Object.entries(new Holidays().getStates("NZ")).flatMap(([region, province]) =>
      regionalRows(region, String(province)),
    ),
    ...timaruRows(),
  ].toSorted((a, b) => `${a.date}${a.region ?? ""}`.localeCompare(`${b.date}${b.region ?? ""}`));
}

function source(rows: readonly Holiday[]): string {
  return [
    "// Written by scripts/holidays.ts from date-holidays (data CC BY 3.0, https://github.com/commenthol/date-holidays).",
    'import type { Holiday } from "../domain/catalogue/schema.ts";',
    "",
    `/** Public holidays ${FIRST_YEAR} to ${LAST_YEAR} with the days they are observed on, and provincial anniversaries. */`,
    `export const holidays: Holiday[] = ${JSON.stringify(rows)};`,
  ].join("\n");
}

if (import.meta.main) {
  await writeFormatted(TARGET, source(holidayRows()));
}
