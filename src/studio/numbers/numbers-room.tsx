import { Form, useLoaderData, useNavigation, useSearchParams } from "react-router";
import { formatDay } from "#domain/calendar-date.ts";
import {
  periodBefore,
  periodLabel,
  periodName,
  periodOf,
  type PeriodStep,
  periodSteps,
} from "#domain/numbers/periods.ts";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { Columns } from "#studio/ui/columns.tsx";
import { Nothing } from "#studio/ui/list-parts.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { ViewLinks } from "#studio/ui/view-links.tsx";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Bars } from "#studio/ui/bars.tsx";
import { FigureCards } from "./figure-cards.tsx";
import { chartedFigures, type ChartedFigure, type NumbersView, workFigures } from "./figures.ts";
import { behindAddress, FiguresTable } from "./figures-table.tsx";
import { FunnelPart } from "./funnel-part.tsx";
import { HowCounted } from "./how-counted.tsx";
import { SoldChart } from "./sold-chart.tsx";
import { soldBy } from "#domain/numbers/sold-by.ts";
import { SoldPart } from "./sold-part.tsx";
import { SearchesPart } from "./searches-part.tsx";
import { WorkPart } from "./work-part.tsx";
import styles from "./numbers.module.css";

/** What the address asks for, without what it says wrongly. */
function askedIn(address: URLSearchParams) {
  const by = periodSteps.find((step) => step === address.get("by")) ?? "week";
  const day = (name: string) => {
    const text = address.get(name) ?? "";
    return /^\d{4}-\d\d-\d\d$/.test(text) ? { [name]: text } : {};
  };
  const shown = chartedFigures.find(({ name }) => name === address.get("figure")) ?? chartedFigures[0];
  return { by, days: { ...day("from"), ...day("until") }, shown } as const;
}

/** What is charted of one thing that is sold, as the address names it; null for a figure of the shop. */
function soldIn(address: URLSearchParams) {
  const of = soldBy.find((kind) => kind === address.get("figure"));
  const name = address.get("name") ?? "";
  return of === undefined || name === "" ? null : { of, name };
}

/** The figures that the address asks for; what it asks wrongly is said above those that are usual. */
export async function loader({ request }: { readonly request: Request }) {
  const { searchParams } = new URL(request.url);
  const { by, days } = askedIn(searchParams);
  const one = soldIn(searchParams);
  const answer = await callStudio("GET numbers", { query: { by, ...days } });
  if (answer.ok || (answer.status !== 422 && answer.status !== 400))
    return {
      numbers: await readForRoom(Promise.resolve(answer)),
      fault: "",
      sold:
        one && answer.ok
          ? {
              ...one,
              ...(await readForRoom(callStudio("GET numbers/sold", { query: { by, ...days, ...one } }))),
            }
          : null,
    };
  const fault = Object.values(answer.fields)[0] ?? answer.message;
  return { numbers: await readForRoom(callStudio("GET numbers", { query: { by } })), fault, sold: null };
}

const stepNames: Readonly<Record<PeriodStep, string>> = { day: "By day", week: "By week", month: "By month" };
/** The period of now and those before it, as they are called. */
const periodNames: Readonly<Record<PeriodStep, readonly [now: string, last: string, before: string]>> = {
  day: ["Today so far", "Yesterday", "The day before"],
  week: ["This week so far", "Last week", "The week before"],
  month: ["This month so far", "Last month", "The month before"],
};

/**
 * Which period stands large: the one of now, or the last whole one. On its first day there is little to see of a week or month: on
 * Monday one asks how last week went.
 */
function largeIn(address: URLSearchParams, by: PeriodStep, { today }: NumbersView): "now" | "last" {
  const chosen = address.get("large");
  if (chosen === "now" || chosen === "last") return chosen;
  return by !== "day" && periodOf(by, today).begins === today ? "last" : "now";
}

/** What stands large, beside what, and over which days. */
function comparedIn(large: "now" | "last", by: PeriodStep, numbers: NumbersView) {
  const { now, before, before_whole: whole, before_that: that, today } = numbers;
  const [, last, earlier] = periodNames[by];
  const current = periodOf(by, today);
  if (large === "now") return { period: current, compared: { now, before, whole, name: last } };
  const period = periodBefore(by, current);
  return { period, compared: { now: whole, before: that, whole: null, name: earlier } };
}

/** What is charted, as the address says it: a figure, or one stock, product or size. */
type Charted = { readonly figure: string; readonly name?: string };

/** By what, and over which days. */
function Span({ by, charted, numbers }: { by: PeriodStep; charted: Charted; numbers: NumbersView }) {
  const views = periodSteps.map((step) => ({
    name: stepNames[step],
    to: `?${new URLSearchParams({ by: step, ...charted })}`,
    isShown: step === by,
  }));
  return (
    <div className={styles.span}>
      <ViewLinks label="Periods" views={views} />
      <Form key={`${numbers.from} ${numbers.until}`} className={styles.days} aria-label="Days">
        <input type="hidden" name="by" value={by} />
        {Object.entries(charted).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="numbers-from">From</label>
        <TextInput id="numbers-from" name="from" type="date" autoComplete="off" startText={numbers.from} />
        <label htmlFor="numbers-until">until</label>
        <TextInput id="numbers-until" name="until" type="date" autoComplete="off" startText={numbers.until} />
        <Button look="quiet" type="submit">
          Show
        </Button>
      </Form>
    </div>
  );
}

/** A figure over the periods, each bar leading to the orders behind it. */
function Chart({ figure, by, numbers }: { figure: ChartedFigure; by: PeriodStep; numbers: NumbersView }) {
  const bars = numbers.periods.map((period) => {
    const value = figure.valueOf(period);
    const said = value === null ? "none" : figure.say(value);
    return {
      key: period.begins,
      label: periodLabel(by, period),
      words: `${periodName(by, period)}: ${said}`,
      value,
      to: figure.behind === null ? null : behindAddress(figure.behind, period),
      isOpen: period.ends >= numbers.today,
    };
  });
  const title = `${figure.label} ${stepNames[by].toLowerCase()}`;
  return (
    <section className={styles.chart} aria-labelledby="numbers-chart">
      <h2 id="numbers-chart">{title}</h2>
      <Bars title={title} bars={bars} say={figure.say} />
    </section>
  );
}

/** Whether anything at all has happened in the periods that are shown. */
function isQuiet({ periods }: NumbersView): boolean {
  return periods.every(
    ({ orders, given_up: givenUp, requests, sent, paid_in: paid, given_back: back }) =>
      orders + givenUp + requests + sent + paid + back === 0,
  );
}

/** What brought in most, and how far visitors came. */
function WhatWasSold({
  numbers,
  chartOf,
}: {
  readonly numbers: NumbersView;
  readonly chartOf: (figure: string) => string;
}) {
  return (
    <Columns look="even">
      <SoldPart by="product" {...{ numbers, chartOf }} />
      <FunnelPart numbers={numbers} />
      <SoldPart by="stock" {...{ numbers, chartOf }} />
      <SoldPart by="size" {...{ numbers, chartOf }} />
    </Columns>
  );
}

/** How the week went: its figures beside those of the week before, a chart of one of them, and everything as a table. */
export function NumbersRoom() {
  const { numbers, fault, sold } = useLoaderData<typeof loader>();
  const [address] = useSearchParams();
  const isLoading = useNavigation().state === "loading";
  const { by, days, shown } = askedIn(address);
  const chosen = address.get("large");
  const addressOf = (figure: string) =>
    `?${new URLSearchParams({ by, ...days, figure, ...(chosen !== null && { large: chosen }) })}`;
  const charted: Charted = sold ? { figure: sold.of, name: sold.name } : { figure: shown.name };
  const large = largeIn(address, by, numbers);
  const { period, compared } = comparedIn(large, by, numbers);
  const largeViews = (["now", "last"] as const).map((which, at) => ({
    name: periodNames[by][at] ?? "",
    to: `?${new URLSearchParams({ by, ...days, ...charted, large: which })}`,
    isShown: which === large,
  }));
  return (
    <>
      <RoomHead title="Numbers" note={periodName(by, period)}>
        <ViewLinks label="Large figures" views={largeViews} />
      </RoomHead>
      <div className={styles.room} aria-busy={isLoading || undefined}>
        <FigureCards compared={compared} shown={sold ? "" : shown.name} addressOf={addressOf} />
        <div>
          <Span by={by} charted={charted} numbers={numbers} />
          <div role="status" className={styles.fault}>
            {numbers.is_counting && (
              <Message tone="note">
                Older orders are still being counted, so some figures are too low. Please look again in a few
                minutes.
              </Message>
            )}
            {fault !== "" && <Message tone="error">{fault}</Message>}
          </div>
        </div>
        {isQuiet(numbers) && workFigures.some(({ name }) => name === shown.name) && (
          <Chart figure={shown} by={by} numbers={numbers} />
        )}
        {isQuiet(numbers) ? (
          <Nothing>
            Nothing was ordered, asked, paid or sent from {formatDay(numbers.from)} to{" "}
            {formatDay(numbers.until)}. Figures come with the first order.
          </Nothing>
        ) : (
          <>
            {sold ? (
              <SoldChart sold={sold} by={by} when={stepNames[by].toLowerCase()} />
            ) : (
              <Chart figure={shown} by={by} numbers={numbers} />
            )}
            <FiguresTable
              periods={numbers.periods}
              by={by}
              title={`All figures ${stepNames[by].toLowerCase()}`}
            />
            <WhatWasSold numbers={numbers} chartOf={addressOf} />
          </>
        )}
        <Columns look="even">
          <SearchesPart numbers={numbers} chartOf={addressOf} />
          <WorkPart numbers={numbers} by={by} chartOf={addressOf} />
        </Columns>
        <HowCounted />
      </div>
    </>
  );
}
