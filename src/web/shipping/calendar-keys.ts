import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import { addMonths, startOfWeek } from "#domain/deliver/month-grid.ts";

interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** Where a key leads from a day, as in the date grid of the WAI-ARIA Authoring Practices; null for any other key. */
export function dayAfterKey(day: CalendarDate, { key, shiftKey }: PressedKey): CalendarDate | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return startOfWeek(day);
    case "End":
      return addDays(startOfWeek(day), 6);
    case "PageUp":
      return addMonths(day, shiftKey ? -12 : -1);
    case "PageDown":
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}
