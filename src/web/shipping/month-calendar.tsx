import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { type CalendarDate, formatDate, formatMonth } from "#domain/calendar-date.ts";
import { addMonths, firstOfMonth, monthGrid } from "#domain/deliver/month-grid.ts";
import type { ProductionPlan } from "#domain/deliver/production-plan.ts";
import { Icon } from "#ui/icon.tsx";
import { CalendarDay, marksOf } from "./calendar-day.tsx";
import { dayAfterKey } from "./calendar-keys.ts";
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
