import { Form, Link, useLoaderData, useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import control from "#ui/fields/control.module.css";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { AnswerFigures } from "./answer-figures.tsx";
import { RequestTable } from "./request-table.tsx";
import styles from "./requests.module.css";

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
    <div className={styles.filters}>
      <nav aria-label="Which requests" className={styles.states}>
        {states.map((one) => (
          <Link
            key={one.state}
            to={addressOf({ state: one.state, search })}
            className={styles.state}
            aria-current={one.state === state ? "page" : undefined}
          >
            {one.name}
          </Link>
        ))}
      </nav>
      <Form key={`${state} ${search}`} role="search" className={styles.search}>
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
    </div>
  );
}

const nothing: Readonly<Record<State, string>> = {
  waiting: "No request waits for an answer.",
  answered: "No request has been answered yet.",
  all: "Nobody has asked for a quote yet.",
};

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
        <p className={styles.nothing}>
          {search === "" ? nothing[state] : `Nothing was found for “${search}”.`}
        </p>
      )}
      <div className={styles.pages}>
        {after !== undefined && <Link to={addressOf({ state, search })}>First page</Link>}
        {next !== null && <Link to={addressOf({ state, search, after: next })}>Next page</Link>}
      </div>
    </>
  );
}
