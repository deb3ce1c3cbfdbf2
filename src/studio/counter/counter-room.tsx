import { type FormEvent, useId, useRef, useState } from "react";
import { useLoaderData, useNavigate } from "react-router";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { type TakenWay, takenWays } from "#domain/order/order-fact.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { EmailText } from "#studio/ui/email-text.tsx";
import { Nothing, RowLink } from "#studio/ui/list-parts.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import styles from "./counter.module.css";
import { wayNames } from "./way-names.ts";

export function loader() {
  return readForRoom(callStudio("GET counter"));
}

/** Begins an order and goes to it; pressed twice, or with its answer lost, it is one order. */
function useBeginning(way: TakenWay) {
  const go = useNavigate();
  const key = useRef(crypto.randomUUID());
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const begin = async (ref?: string) => {
    if (isBusy) return;
    setIsBusy(true);
    const body = { key: key.current, way, ...(ref === undefined ? {} : { ref }) };
    const answer = await callStudio("POST counter", { body });
    setIsBusy(false);
    setFault(answer.ok ? null : answer.message);
    if (answer.ok) await go(`/new-order/${answer.data.id}`);
    // What was refused began nothing.
    else if (answer.status >= 400) key.current = crypto.randomUUID();
  };
  return { isBusy, fault, begin };
}

type Found = StudioReplyTo<"GET customers">["customers"][number];

/** Customers by some words; null before any were looked for. */
function useCustomers() {
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = new FormData(event.currentTarget).get("search");
    if (typeof search !== "string") return;
    const answer = await callStudio("GET customers", { query: { search } });
    setFound(answer.ok ? answer.data.customers.slice(0, MOST_FOUND) : null);
    setFault(answer.ok ? null : (Object.values(answer.fields)[0] ?? answer.message));
  };
  return { found, fault, find };
}

/** More are found by more words. */
const MOST_FOUND = 8;

function FoundCustomers({
  found,
  isBusy,
  onChoose,
}: {
  readonly found: readonly Found[];
  readonly isBusy: boolean;
  readonly onChoose: (ref: string) => void;
}) {
  if (found.length === 0) return <Soft>Nobody was found. Begin with somebody new.</Soft>;
  return (
    <ul className={styles.found} aria-label="Found">
      {found.map(({ ref, name, email, is_guest: isGuest, orders }) => (
        <li key={ref}>
          <span>
            <b>{name || email}</b>
            <Soft as="span" small>
              {" "}
              <EmailText email={email} /> · {isGuest ? "guest" : "account"} ·{" "}
              {orders === 1 ? "1 order" : `${orders} orders`}
            </Soft>
          </span>
          <Button
            look="quiet"
            busy={isBusy}
            label={`Begin for ${name || email}`}
            onClick={() => onChoose(ref)}
          >
            Begin
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Whom an order is for: somebody the shop knows, or somebody new. */
function Begin() {
  const [way, setWay] = useState<TakenWay>("telephone");
  const { isBusy, fault, begin } = useBeginning(way);
  const customers = useCustomers();
  const input = useRef<HTMLInputElement>(null);
  const search = useId();
  return (
    <Card aria-labelledby="begin" className={styles.begin}>
      <h2 id="begin">Whom is it for?</h2>
      <Field label="It is taken">
        {({ id }) => (
          <Select
            id={id}
            value={way}
            onChange={(value) => setWay(takenWays.find((one) => one === value) ?? way)}
          >
            {takenWays.map((one) => (
              <option key={one} value={one}>
                {wayNames[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <form role="search" onSubmit={(event) => void customers.find(event)}>
        <label htmlFor={search}>Find a customer</label>
        <SearchField
          id={search}
          name="search"
          input={input}
          query=""
          maxLength={200}
          placeholder="Name, address or phone"
          find="Find"
        />
      </form>
      <div aria-live="polite">
        {customers.fault !== null && <Message tone="error">{customers.fault}</Message>}
        {customers.found !== null && (
          <FoundCustomers found={customers.found} isBusy={isBusy} onChoose={(ref) => void begin(ref)} />
        )}
      </div>
      <Row gap={2}>
        <Button look="main" busy={isBusy} onClick={() => void begin()}>
          Somebody new
        </Button>
      </Row>
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
    </Card>
  );
}

type Listed = StudioReplyTo<"GET counter">["drafts"][number];

/** Orders by telephone and at the counter: a new one, and those that are being taken. */
export function CounterRoom() {
  const { drafts } = useLoaderData<typeof loader>();
  return (
    <>
      <RoomHead title="New order" note="For a customer, by telephone or at the counter." />
      <Stack gap={4}>
        <Begin />
        <Stack as="section" aria-labelledby="taken">
          <h2 id="taken">Being taken</h2>
          {drafts.length === 0 ? (
            <Nothing>No order waits to be placed.</Nothing>
          ) : (
            <DataTable<Listed>
              label="Being taken"
              rows={drafts}
              keyOf={({ id }) => String(id)}
              columns={[
                { name: "For", cell: ({ id, name }) => <RowLink to={`/new-order/${id}`}>{name}</RowLink> },
                { name: "Taken", cell: ({ way }) => wayNames[way] },
                { name: "Items", cell: ({ items }) => (items === 0 ? "–" : items) },
                { name: "Begun by", cell: ({ begun_by: who }) => who },
                { name: "Last changed", cell: ({ changed }) => <Moment at={changed} /> },
              ]}
            />
          )}
        </Stack>
      </Stack>
    </>
  );
}
