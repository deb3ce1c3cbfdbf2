import {
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useRouteLoaderData,
} from "react-router";
import { useState } from "react";
import { callStudio } from "#studio/calls/call-studio.ts";
import type { Entry } from "#studio/calls/entry.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { EmailText } from "#studio/ui/email-text.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { BackLink, Columns } from "#studio/ui/columns.tsx";
import styles from "./customer.module.css";
import { CustomerPapers, type CustomerView, type MemberView } from "./customer-papers.tsx";
import { PointsCard } from "./points-card.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Card, Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { useSending } from "#studio/calls/use-sending.ts";
import { CardFields } from "./card-fields.tsx";
import { formatDollars } from "#domain/money.ts";

export function loader({ params }: LoaderFunctionArgs) {
  return readForRoom(callStudio("GET customers/:ref", { params: { ref: params["ref"] ?? "" } }));
}

type Named = Pick<CustomerView, "ref">;

/** Lets the browser keep some text as a file. */
function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

function TakeAlong({ named }: { readonly named: string }) {
  const { isBusy, onSubmit, fault } = useSending(
    () => callStudio("POST customers/:ref/export", { params: { ref: named }, body: {} }),
    ({ tables }) => saveAs(`customer-${named}.json`, JSON.stringify(tables, null, 2)),
  );
  return (
    <form onSubmit={onSubmit}>
      <Button look="quiet" type="submit" busy={isBusy}>
        Save as a file
      </Button>
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
    </form>
  );
}

const address = [
  { name: "email", label: "Their email address", hint: "typed to confirm it", inputMode: "email" },
] as const;

/** Asks for the address before it is done: nothing brings it back. */
function EraseDialog({ named, onClose }: { readonly named: string; readonly onClose: () => void }) {
  const go = useNavigate();
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    (typed) =>
      callStudio("POST customers/:ref/erase", { params: { ref: named }, body: { email: typed("email") } }),
    ({ kept_orders: keptOrders }) => go("/customers", { state: { keptOrders } }),
  );
  return (
    <Dialog title="Erase this customer" onClose={onClose}>
      <Stack as="form" noValidate onSubmit={onSubmit}>
        <p>
          Account, addresses, points, requests, quotations, reviews and files go for good. Orders and their
          tax papers stay, as the law asks, with whom they were billed to.
        </p>
        <CardFields fields={address} faultOf={faultOf} />
        <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
        <Button look="main" type="submit" busy={isBusy}>
          Erase for good
        </Button>
      </Stack>
    </Dialog>
  );
}

/** What is kept about somebody: to take along, and to erase. */
function DataCard({ customer: { ref } }: { readonly customer: Named }) {
  const [isErasing, setIsErasing] = useState(false);
  return (
    <Card aria-labelledby="data">
      <h2 id="data">What is kept about them</h2>
      <Row gap={2}>
        <TakeAlong named={ref} />
        <Button look="quiet" onClick={() => setIsErasing(true)}>
          Erase …
        </Button>
      </Row>
      {isErasing && <EraseDialog named={ref} onClose={() => setIsErasing(false)} />}
    </Card>
  );
}

function Addresses({ addresses }: Pick<MemberView, "addresses">) {
  return (
    <Card aria-labelledby="addresses">
      <h2 id="addresses">Addresses</h2>
      {addresses.length === 0 && <Soft>None is kept.</Soft>}
      {addresses.map(({ label, lines, phone }, at) => (
        <address key={at} className={styles.address}>
          <b>{label}</b>
          {lines.map((line, nth) => (
            <span key={nth}>{line}</span>
          ))}
          {phone !== "" && <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>}
        </address>
      ))}
    </Card>
  );
}

type Credit = NonNullable<MemberView["credit"]>;

interface CreditCardProps {
  readonly id: number;
  readonly credit: Credit;
  readonly mayChange: boolean;
  /** Reads the page anew. */
  readonly onChanged: () => unknown;
}

/** Sets what may be owed. What was typed stays where somebody else was quicker: what they made it is said beside it. */
function SetCredit({ id, credit: { limit, days }, onChanged }: Omit<CreditCardProps, "mayChange">) {
  const [isSet, setIsSet] = useState(false);
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    async (typed) => {
      setIsSet(false);
      const body = { limit: typed("limit"), days: typed("days"), was: { limit, days } };
      const answer = await callStudio("POST customers/:id/credit", { params: { id }, body });
      if (!answer.ok && answer.status === 409) await onChanged();
      return answer;
    },
    async () => {
      await onChanged();
      setIsSet(true);
    },
  );
  const fields = [
    {
      name: "limit",
      label: "Limit in dollars",
      hint: "0: nothing on account",
      inputMode: "decimal",
      startText: limit.toFixed(2),
    },
    { name: "days", label: "Days to pay", hint: "1 to 90", inputMode: "numeric", startText: String(days) },
  ] as const;
  return (
    <Stack as="form" gap={2} className={styles.form} noValidate onSubmit={onSubmit}>
      <CardFields fields={fields} faultOf={faultOf} />
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
      <Button look="quiet" type="submit" busy={isBusy}>
        Set the credit
      </Button>
      <div role="status">{isSet && <Message tone="done">It is set.</Message>}</div>
    </Stack>
  );
}

/** What a customer may owe, and does. */
function CreditCard({ id, credit, mayChange, onChanged }: CreditCardProps) {
  const { limit, days, owed, left } = credit;
  const facts = [
    { label: "Limit", words: limit === 0 ? "Nothing on account" : formatDollars(limit) },
    { label: "Days to pay", words: String(days) },
    { label: "Owed now", words: formatDollars(owed) },
    { label: "Left", words: formatDollars(left) },
  ];
  return (
    <Card aria-labelledby="credit">
      <h2 id="credit">On account</h2>
      <dl className={styles.facts}>
        {facts.map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {mayChange && <SetCredit id={id} credit={credit} onChanged={onChanged} />}
    </Card>
  );
}

/** One customer: their papers, and what only who has an account has. */
export function CustomerRoom() {
  const customer = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const permissions = useRouteLoaderData<Entry>("studio")?.permissions ?? [];
  const { ref, name, email, is_guest: isGuest, since, member } = customer;
  return (
    <div key={ref}>
      <BackLink to="/customers">Customers</BackLink>
      <RoomHead
        title={name || email}
        note={
          <>
            {isGuest ? "Guest, first here" : "Has an account, address verified"} <Moment at={since} /> ·{" "}
            <a href={`mailto:${email}`}>
              <EmailText email={email} />
            </a>
          </>
        }
      />
      <Columns>
        <CustomerPapers customer={customer} />
        <Stack gap={4}>
          {member !== null && (
            <>
              <PointsCard
                id={member.id}
                points={member.points}
                mayChange={permissions.includes("customers.change")}
                onChanged={revalidate}
              />
              {member.credit !== null && (
                <CreditCard
                  id={member.id}
                  credit={member.credit}
                  mayChange={permissions.includes("credit.set")}
                  onChanged={revalidate}
                />
              )}
              <Addresses addresses={member.addresses} />
            </>
          )}
          {permissions.includes("customers.erase") && <DataCard customer={customer} />}
        </Stack>
      </Columns>
    </div>
  );
}
