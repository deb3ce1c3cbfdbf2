import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import {
  addDays,
  addMonths,
  type CalendarDate,
  firstOfMonth,
  formatDate,
  formatMonth,
  isoWeekday,
  startOfWeek,
} from "#domain/calendar-date.ts";
import { monthGrid } from "#domain/deliver/month-grid.ts";
import type { ProductionPlan } from "#domain/deliver/production-plan.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./month-calendar.module.css";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Stands in the cell of another month's day. */
const NO_DAY = "\u00a0";

interface MonthCalendarProps {
  /** First and last day that can be chosen: from today on. */
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  /** The day that the keyboard stands on; its month is shown. */
  readonly cursor: CalendarDate;
  readonly chosen: CalendarDate;
  readonly plan: ProductionPlan | null;
  /** The shop's days off by date, named. */
  readonly holidays: ReadonlyMap<CalendarDate, string>;
  readonly onMove: (date: CalendarDate) => void;
  readonly onChoose: (date: CalendarDate) => void;
}

interface TurnProps {
  readonly to: "Previous month" | "Next month";
  readonly disabled: boolean;
  readonly onTurn: () => void;
}

function Turn({ to, disabled, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      data-to={to === "Next month" ? "next" : "previous"}
      aria-label={to}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onTurn()}
    >
      <Icon name="next" />
    </button>
  );
}

/** The days off of a month, by name. */
function Closed({ month, holidays }: Pick<MonthCalendarProps, "holidays"> & { readonly month: string }) {
  const closed = [...holidays].filter(([date]) => date.startsWith(month));
  return closed.length === 0 ? null : (
    <ul aria-label="Closed this month" className={styles.holidays}>
      {closed.map(([date, name]) => (
        <li key={date}>
          <strong>{formatDate(date)}</strong> {name}
        </li>
      ))}
    </ul>
  );
}

/** Puts the focus where the keyboard has gone, once that day is drawn. */
function useFocusAfterKey(cursor: CalendarDate) {
  const grid = useRef<HTMLTableElement>(null);
  const awaited = useRef(false);
  useLayoutEffect(() => {
    if (!awaited.current) return;
    awaited.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
  }, [cursor]);
  const focusNext = () => {
    awaited.current = true;
  };
  return { grid, focusNext };
}

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

/** What a day is besides a date: closed, or a step of the order that is planned. */
interface DayMarks {
  /** Why the shop is closed, in words. */
  readonly closed: string | null;
  readonly step: "production" | "dispatch" | "delivery" | null;
}

const STEPS = { production: "in production", dispatch: "sent", delivery: "with you" } as const;

/** What a day means for an order; `holidays` are the names of the shop's days off. */
function marksOf(
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
function CalendarDay({ date, marks, chosen, isToday, disabled, tabStop, onChoose }: CalendarDayProps) {
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

/** A month with its days off; one of its days can be chosen by pointer, or by keyboard as in any date grid. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { first, last, cursor, chosen, plan, holidays, onMove, onChoose } = props;
  const { grid, focusNext } = useFocusAfterKey(cursor);
  const month = firstOfMonth(cursor);
  const within = (day: CalendarDate) => (day < first ? first : day > last ? last : day);
  const goByKey = (event: KeyboardEvent) => {
    const wantedDay = dayAfterKey(cursor, event);
    if (wantedDay === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const day = within(wantedDay);
    if (day === cursor) return;
    focusNext();
    onMove(day);
  };
  const turn = (months: number) => {
    const day = addMonths(month, months);
    onMove(firstOfMonth(chosen) === day ? chosen : within(day));
  };
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <h3 id="shipping-month" aria-live="polite" className={styles.month}>
          {formatMonth(month)}
        </h3>
        <Turn to="Previous month" disabled={month <= first} onTurn={() => turn(-1)} />
        <Turn to="Next month" disabled={addMonths(month, 1) > last} onTurn={() => turn(1)} />
      </div>
      <table ref={grid} aria-labelledby="shipping-month" className={styles.grid} onKeyDown={goByKey}>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col" abbr={day}>
                {day.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, index) =>
                date === null ? (
                  <td key={WEEKDAYS[index]} className={styles.empty}>
                    {NO_DAY}
                  </td>
                ) : (
                  <CalendarDay
                    key={WEEKDAYS[index]}
                    date={date}
                    marks={marksOf(date, holidays, plan)}
                    chosen={date === chosen}
                    isToday={date === first}
                    disabled={date < first || date > last}
                    tabStop={date === cursor}
                    onChoose={onChoose}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Closed month={month.slice(0, 7)} holidays={holidays} />
    </div>
  );
}
