import { type FormEvent, useRef } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { formatDate } from "#domain/calendar-date.ts";
import { contactLabels } from "#domain/order/correct/contact-change.ts";
import { formatDollars } from "#domain/money.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import control from "#ui/fields/control.module.css";
import { Card, Fields, Row, Stack } from "#ui/layout/boxes.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import type { WorkedOrder } from "./order-writing.ts";
import { BackLink } from "#studio/ui/columns.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { CorrectedLines } from "./corrected-lines.tsx";
import { type Correcting, useCorrection, type CorrectionPreview } from "./use-correction.ts";
import styles from "./correct.module.css";

export function loader({ params }: LoaderFunctionArgs) {
  const orderNo = params["number"] ?? "";
  return readForRoom(callStudio("GET orders/:order_no", { params: { order_no: orderNo } }));
}

interface PartProps {
  readonly order: WorkedOrder;
  readonly correcting: Correcting;
}

function ContactFields({
  order,
  correcting,
  labels,
}: PartProps & { readonly labels: readonly (readonly [string, string])[] }) {
  const { draft, change, fault } = correcting;
  const faults: FieldMessages = fault?.fields ?? {};
  const type = (name: string, text: string) => {
    const { [name]: _, ...others } = draft.contact;
    change({ contact: text === order.contact[name] ? others : { ...others, [name]: text } });
  };
  return (
    <Fields>
      {labels.map(([name, label]) => (
        <Field key={name} label={label} error={faults[name] ?? null} live>
          {({ id, describedBy }) => (
            <TextInput
              id={id}
              name={name}
              autoComplete="off"
              startText={order.contact[name] ?? ""}
              invalid={faults[name] !== undefined}
              {...(describedBy === undefined ? {} : { describedBy })}
              onText={(text) => type(name, text)}
            />
          )}
        </Field>
      ))}
    </Fields>
  );
}

/** Where it goes, and whom to bill. The address mails go to stays. */
function ContactCard(props: PartProps) {
  return (
    <Card aria-labelledby="contact">
      <h2 id="contact">Where it goes</h2>
      <ContactFields {...props} labels={contactLabels.delivery} />
      <Disclosure summary="Billed elsewhere">
        <ContactFields {...props} labels={contactLabels.billing} />
      </Disclosure>
      <Soft small>Mails go to {props.order.email} as before: that address cannot be changed here.</Soft>
    </Card>
  );
}

/** Charges for which nothing is made, and what is taken off by hand. */
function ChargesCard({ correcting: { draft, change, fault } }: Pick<PartProps, "correcting">) {
  const faults: FieldMessages = fault?.fields ?? {};
  const set = (at: number, part: Partial<(typeof draft.charges)[number]>) =>
    change({ charges: draft.charges.map((one, place) => (place === at ? { ...one, ...part } : one)) });
  return (
    <Card aria-labelledby="charges">
      <h2 id="charges">Charges and allowances</h2>
      {draft.charges.map((charge, at) => (
        <Fields key={at}>
          <Field label="What for" error={charge.title === "" ? null : (faults["title"] ?? null)}>
            {({ id }) => (
              <TextInput id={id} name="title" autoComplete="off" onText={(title) => set(at, { title })} />
            )}
          </Field>
          <Field
            label="Dollars"
            hint="With a minus it is taken off."
            error={charge.amount === "" ? null : (faults["amount"] ?? null)}
          >
            {({ id }) => (
              <TextInput
                id={id}
                name="amount"
                autoComplete="off"
                inputMode="decimal"
                onText={(amount) => set(at, { amount })}
              />
            )}
          </Field>
        </Fields>
      ))}
      <Row>
        <Button
          look="plain"
          onClick={() => change({ charges: [...draft.charges, { title: "", amount: "" }] })}
        >
          Add a charge or an allowance
        </Button>
        {draft.charges.length > 0 && (
          <Button look="plain" onClick={() => change({ charges: draft.charges.slice(0, -1) })}>
            Take the last one away
          </Button>
        )}
      </Row>
    </Card>
  );
}

function ShippingField({ correcting: { draft, change, last } }: Pick<PartProps, "correcting">) {
  const ways = last?.ways ?? [];
  if (ways.length === 0) return null;
  return (
    <Field label="Shipping">
      {({ id }) => (
        <Select
          id={id}
          value={draft.shipping ?? ""}
          onChange={(value) => change({ shipping: value === "" ? null : value })}
        >
          <option value="">As it was ordered</option>
          {ways.map(({ method, cost }) => (
            <option key={method} value={method}>
              {method}, {cost === 0 ? "free" : formatDollars(cost)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** What it comes to, in words and figures. */
function Outcome({ worked }: { readonly worked: CorrectionPreview }) {
  const { changes, costs, total, due, proofs, shipping_fee: fee, coupon, points } = worked;
  const sums: readonly (readonly [string, string])[] = [
    ...(coupon > 0 ? [["Coupon", `−${formatDollars(coupon)}`] as const] : []),
    ...(points > 0 ? [["Points", `−${formatDollars(points)}`] as const] : []),
    ["Shipping", fee === 0 ? "Free" : formatDollars(fee)],
    ["Total then", formatDollars(total)],
    due < 0 ? ["To give back", formatDollars(-due)] : ["To be paid", formatDollars(due)],
  ];
  const { leaves, arrives } = worked;
  return (
    <>
      <ul className={styles.changes}>
        {changes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p>
        <b>{costs}</b>
      </p>
      <dl className={styles.sums}>
        {sums.map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {proofs.length > 0 && <Message tone="note">To be proofed and approved: {proofs.join("; ")}.</Message>}
      {leaves !== null && arrives !== null && (
        <Soft small>
          Ready today it leaves on {formatDate(leaves)} and is there on {formatDate(arrives)}.
        </Soft>
      )}
    </>
  );
}

/** What the correction comes to, why, and the button that makes it. */
function MakeCard({ order, correcting }: PartProps) {
  const navigate = useNavigate();
  const reason = useRef<HTMLTextAreaElement>(null);
  const { worked, last, fault, isWaiting, isUntouched, isBusy } = correcting;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await correcting.make(reason.current?.value ?? "")) void navigate(`/orders/${order.order_no}`);
  };
  const shown = worked ?? (isWaiting ? last : null);
  return (
    <Card as="form" aria-labelledby="make" className={styles.make} onSubmit={(event) => void submit(event)}>
      <h2 id="make">What it comes to</h2>
      <Stack gap={2} aria-live="polite" aria-busy={isWaiting}>
        {isUntouched && <Soft>Nothing is changed yet.</Soft>}
        {!isUntouched && shown !== null && <Outcome worked={shown} />}
        {isWaiting && <Soft small>Working it out …</Soft>}
      </Stack>
      <ShippingField correcting={correcting} />
      <Field label="Why" hint="The customer reads it." error={fault?.fields["reason"] ?? null} live>
        {({ id, describedBy }) => (
          <textarea
            ref={reason}
            id={id}
            name="reason"
            rows={2}
            maxLength={2_000}
            className={control.control}
            data-lines
            aria-describedby={describedBy}
            aria-invalid={fault?.fields["reason"] !== undefined || undefined}
          />
        )}
      </Field>
      {correcting.since.length > 0 && (
        <Stack gap={1} role="status">
          <b>Happened since you opened this page</b>
          {correcting.since.map(({ id, when, by, words }) => (
            <Soft small key={id}>
              {when}, {by}: {words}
            </Soft>
          ))}
        </Stack>
      )}
      <div role="alert">
        {fault !== null && fault.fields["reason"] === undefined && (
          <Message tone="error">{fault.message}</Message>
        )}
      </div>
      <Row>
        <Button look="main" type="submit" busy={isBusy} disabled={worked === null}>
          Put it right
        </Button>
        <Link to={`/orders/${order.order_no}`}>Leave it as it is</Link>
      </Row>
    </Card>
  );
}

/** One order, and everything of it that can be put right at once: the customer hears of it, and what is due then is settled in its room. */
export function CorrectRoom() {
  const order = useLoaderData<typeof loader>();
  const correcting = useCorrection(order);
  const { order_no: orderNo, may } = order;
  return (
    <>
      <BackLink to={`/orders/${orderNo}`}>{`Order ${orderNo}`}</BackLink>
      <RoomHead title={`Correct order ${orderNo}`} />
      {!may.correct && (
        <Message tone="note">It has left, or is given up: nothing of it can be changed.</Message>
      )}
      {may.correct && (
        <div className={styles.columns}>
          <Stack gap={4}>
            {may.correct_goods ? (
              <>
                <CorrectedLines order={order} correcting={correcting} />
                <ChargesCard correcting={correcting} />
              </>
            ) : (
              <Message tone="note">It is being made: only where it goes can be changed.</Message>
            )}
            <ContactCard order={order} correcting={correcting} />
          </Stack>
          <MakeCard order={order} correcting={correcting} />
        </div>
      )}
    </>
  );
}
