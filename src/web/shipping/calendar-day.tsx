import { type CalendarDate, formatDate, isoWeekday } from "#domain/calendar-date.ts";
import type { ProductionPlan } from "#domain/deliver/production-plan.ts";
import styles from "./month-calendar.module.css";

/** What a day is besides a date: closed, or a step of the order that is planned. */
export interface DayMarks {
  /** Why the shop is closed, in words. */
  readonly closed: string | null;
  readonly step: "production" | "dispatch" | "delivery" | null;
}

const STEPS = { production: "in production", dispatch: "sent", delivery: "with you" } as const;

/** What a day means for an order; `holidays` are the names of the shop's days off. */
export function marksOf(
  date: CalendarDate,
  holidays: ReadonlyMap<CalendarDate, string>,
  plan: ProductionPlan | null,
): DayMarks {
  const closed = holidays.get(date) ?? (isoWeekday(date) > 5 ? "weekend" : null);
  if (plan === null) return { closed, step: null };
  if (date === plan.delivery) return { closed, step: "delivery" };
  if (date === plan.dispatch) return { closed, step: "dispatch" };
  const isWorkedOn = closed === null && date >= plan.starts && date <= plan.ends;
  return { closed, step: isWorkedOn ? "production" : null };
}

interface CalendarDayProps {
  readonly date: CalendarDate;
  readonly marks: DayMarks;
  readonly chosen: boolean;
  readonly isToday: boolean;
  /** It lies in the past, or too far ahead to plan for. */
  readonly disabled: boolean;
  /** The one day of the calendar that the tab key stops at. */
  readonly tabStop: boolean;
  readonly onChoose: (date: CalendarDate) => void;
}

/** A day of the calendar, to be chosen as the one on which an order is approved and paid. */
export function CalendarDay({ date, marks, chosen, isToday, disabled, tabStop, onChoose }: CalendarDayProps) {
  const { closed, step } = marks;
  const words = [formatDate(date), isToday && "today", closed, step && STEPS[step]];
  return (
    <td
      data-chosen={chosen || undefined}
      className={styles.cell}
      data-closed={closed === null ? undefined : closed === "weekend" ? "weekend" : "holiday"}
      data-step={step ?? undefined}
      data-today={isToday || undefined}
    >
      <button
        type="button"
        className={styles.day}
        data-date={date}
        tabIndex={tabStop ? 0 : -1}
        aria-pressed={chosen}
        aria-current={isToday ? "date" : undefined}
        aria-disabled={disabled || undefined}
        aria-label={words.filter((word) => word !== null && word !== false).join(", ")}
        onClick={() => {
          if (!disabled) onChoose(date);
        }}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}
