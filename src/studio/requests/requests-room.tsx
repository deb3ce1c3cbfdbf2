import { Form, Link, useLoaderData, useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import control from "#ui/fields/control.module.css";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { ViewLinks } from "#studio/ui/view-links.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import styles from "./requests.module.css";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { grouped } from "#domain/grouped.ts";
import { requestStageLabels } from "#domain/quote-request/thread/stage-labels.ts";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Toolbar } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { Day } from "#studio/ui/day.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import { Nothing, PageLinks } from "#studio/ui/list-parts.tsx";

const states = [
  { state: "waiting", name: "Waiting" },
  { state: "answered", name: "Answered" },
  { state: "all", name: "All" },
] as const;
type State = (typeof states)[number]["state"];

function stateIn(query: URLSearchParams): State {
  return states.find(({ state }) => state === query.get("state"))?.state ?? "waiting";
}

/** What the address asks for: a state, words, and the row after which the page begins. */
function askedIn(query: URLSearchParams) {
  const search = (query.get("search") ?? "").slice(0, 100);
  const after = query.get("after");
  return { state: stateIn(query), search, ...(after === null ? {} : { after }) };
}

export async function loader({ request }: { readonly request: Request }) {
  const query = askedIn(new URL(request.url).searchParams);
  const [list, figures] = await Promise.all([
    readForRoom(callStudio("GET requests", { query })),
    readForRoom(callStudio("GET request-figures")),
  ]);
  return { ...list, figures };
}

function addressOf(asked: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ""));
  return `/requests?${query}`;
}

/** Which requests, and a search among them. */
function Filters({ state, search }: { readonly state: State; readonly search: string }) {
  return (
    <Toolbar>
      <ViewLinks
        label="Which requests"
        views={states.map((one) => ({
          name: one.name,
          to: addressOf({ state: one.state, search }),
          isShown: one.state === state,
        }))}
      />
      <Form key={`${state} ${search}`} role="search">
        <input type="hidden" name="state" value={state} />
        <input
          type="search"
          name="search"
          aria-label="Number, name, address or product"
          placeholder="Number, name, address or product"
          defaultValue={search}
          maxLength={100}
          className={control.control}
        />
        <Button look="quiet" type="submit">
          Find
        </Button>
      </Form>
    </Toolbar>
  );
}

const nothing: Readonly<Record<State, string>> = {
  waiting: "No request waits for an answer.",
  answered: "No request has been answered yet.",
  all: "Nobody has asked for a quote yet.",
};

type Figures = StudioReplyTo<"GET request-figures">;

/** Minutes of working hours in words: "45 min", "3.5 h". */
function durationText(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${grouped(minutes / 60, 1)} h`;
}

function shareText(permille: number | null): string {
  return permille === null ? "–" : `${Math.round(permille / 10)}%`;
}

/** How requests were answered lately: time, promise and conversion. */
function AnswerFigures({ figures }: { readonly figures: Figures }) {
  const { asked, answered, median_minutes: median, in_time: inTime, accepted } = figures;
  const told = [
    { label: "Asked", value: grouped(asked) },
    { label: "Answered", value: grouped(answered) },
    { label: "Answer time, median of working hours", value: median === null ? "–" : durationText(median) },
    { label: "Within the promise", value: shareText(inTime) },
    { label: "Answers accepted", value: shareText(accepted) },
  ];
  return (
    <section aria-label="The last 30 days">
      <dl className={styles.numbers}>
        {told.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Soft small className={styles.since}>
        Of what was asked in the last 30 days.
      </Soft>
    </section>
  );
}

type Listed = StudioReplyTo<"GET requests">["requests"][number];

const count = new Intl.NumberFormat("en-NZ");

/** Quote requests, one a row. */
function RequestTable({ requests }: { readonly requests: readonly Listed[] }) {
  return (
    <DataTable<Listed>
      label="Quote requests"
      rows={requests}
      keyOf={({ number }) => number}
      columns={[
        {
          name: "Request",
          cell: ({ number }) => <Link to={`/requests/${number}`}>{number}</Link>,
          isWhole: true,
        },
        { name: "What", cell: ({ title, quote_type: kind }) => <strong>{title || kind}</strong> },
        { name: "Pieces", cell: ({ quantity }) => (quantity === null ? "–" : count.format(quantity)) },
        { name: "Customer", cell: ({ customer, email }) => customer || email },
        { name: "Asked", cell: ({ asked }) => <Moment at={asked} /> },
        {
          name: "State",
          cell: ({ stage, answer_by: by }) =>
            by === null ? (
              requestStageLabels[stage]
            ) : (
              <>
                {requestStageLabels[stage]}, answer by <Day date={by} />
              </>
            ),
        },
        {
          name: "Answered",
          cell: ({ answered }) => (answered === null ? "Not yet" : <Moment at={answered} />),
        },
      ]}
    />
  );
}

/** The inbox of quote requests: first those that wait, the oldest at the top. */
export function RequestsRoom() {
  const { requests, next, answer_days: days, figures } = useLoaderData<typeof loader>();
  const query = new URLSearchParams(useLocation().search);
  const { state, search, after } = askedIn(query);
  return (
    <>
      <RoomHead
        title="Requests"
        note={`Questions for a price. We promise an answer within ${days === 1 ? "one working day" : `${days} working days`}.`}
      />
      <AnswerFigures figures={figures} />
      <Filters state={state} search={search} />
      {requests.length > 0 ? (
        <RequestTable requests={requests} />
      ) : (
        <Nothing>{search === "" ? nothing[state] : `Nothing was found for “${search}”.`}</Nothing>
      )}
      <PageLinks
        first={after !== undefined ? { to: addressOf({ state, search }), name: "First page" } : null}
        next={next !== null ? { to: addressOf({ state, search, after: next }), name: "Next page" } : null}
      />
    </>
  );
}
