import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { formatDollars, formatMoney, toCents } from "#domain/money.ts";
import { inCash } from "#domain/order/cash.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { CheckBox } from "#ui/fields/check-box.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { LabelledText } from "#ui/fields/labelled-text.tsx";
import { Card, Stack } from "#ui/layout/boxes.tsx";
import { SumLine, SumLines } from "#ui/layout/sum-lines.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { usePermission } from "./use-permission.ts";
import type { CounterDraftView, DraftWork } from "./use-draft.ts";

/** How it is paid: by the customer later, or here and now. */
type Payment = "link" | "cash" | "terminal" | "account";

interface Way {
  readonly value: Payment;
  readonly title: string;
  readonly note: string;
}

/** The ways in which an order can be paid by who takes it. */
function waysOf({ total, credit_left: left }: CounterDraftView, mayNote: boolean): readonly Way[] {
  const cash = inCash(toCents(total));
  const rounded = cash === toCents(total) ? "" : `, which pays for ${formatDollars(total)}`;
  return [
    {
      value: "link",
      title: "By the link in the mail",
      note: "card or bank transfer, on the order’s own page",
    },
    ...(mayNote && cash > 0
      ? ([{ value: "cash", title: "In cash, now", note: `${formatMoney(cash)}${rounded}` }] as const)
      : []),
    ...(mayNote
      ? ([{ value: "terminal", title: "By card at the terminal, now", note: formatDollars(total) }] as const)
      : []),
    ...(left === null
      ? []
      : ([
          { value: "account", title: "On account", note: `${formatDollars(left)} may still be owed` },
        ] as const)),
  ];
}

/** Notes what was paid here; answers why it was not noted, null where it was. */
async function notePayment(order_no: string, total: number, payment: Payment, receipt: string) {
  const params = { order_no };
  const placed = await callStudio("GET orders/:order_no", { params });
  if (!placed.ok) return placed.message;
  const amount = payment === "cash" ? inCash(toCents(total)) / 100 : total;
  const typed = { way: payment, amount: amount.toFixed(2), reference: receipt };
  const body = { form: "pay", seen: placed.data.seen, typed } as const;
  const noted = await callStudio("POST orders/:order_no/money", { params, body });
  return noted.ok ? null : (Object.values(noted.fields)[0] ?? noted.message);
}

function Sums({ draft }: { readonly draft: CounterDraftView }) {
  return (
    <SumLines>
      <SumLine label="Goods">{formatDollars(draft.sub_total)}</SumLine>
      <SumLine label={`Shipping${draft.shipping_method === null ? "" : ` (${draft.shipping_method})`}`}>
        {draft.shipping_fee === 0 ? "Free" : formatDollars(draft.shipping_fee)}
      </SumLine>
      <SumLine label="Total">
        <b>{formatDollars(draft.total)}</b>
      </SumLine>
      <SumLine label="of it GST">{formatDollars(draft.gst)}</SumLine>
    </SumLines>
  );
}

/** Places the order, notes what was paid for it, and goes to it; or makes a quotation of it. */
function usePlacing(work: DraftWork, payment: Payment, onUnpaid: (why: string) => void) {
  const { draft } = work;
  const go = useNavigate();
  const { revalidate } = useRevalidator();
  const shown = (version: number) => ({ version, total: draft.total, delivery: draft.delivery });
  const params = { id: draft.id };
  const place = (terms: boolean, receipt: string) =>
    work.run(
      (version) => callStudio("POST counter/:id/place", { params, body: { ...shown(version), terms } }),
      async ({ order_no: orderNo }) => {
        const isPaidNow = payment === "cash" || payment === "terminal";
        const fault = isPaidNow ? await notePayment(orderNo, draft.total, payment, receipt) : null;
        if (fault === null) return go(`/orders/${orderNo}`);
        onUnpaid(fault);
        return revalidate();
      },
      { pay_by: payment === "account" ? "account" : "transfer" },
    );
  const quote = () =>
    work.run(
      (version) => callStudio("POST counter/:id/quotation", { params, body: shown(version) }),
      () => revalidate(),
    );
  return { place, quote };
}

function Payments({
  ways,
  payment,
  onChoose,
}: {
  readonly ways: readonly Way[];
  readonly payment: Payment;
  readonly onChoose: (payment: Payment) => void;
}) {
  return (
    <Group label="How it is paid">
      <Stack gap={2}>
        {ways.map(({ value, title, note }) => (
          <ChoiceCard
            key={value}
            type="radio"
            name="payment"
            value={value}
            checked={value === payment}
            title={title}
            note={note}
            onChoose={() => onChoose(value)}
          />
        ))}
      </Stack>
    </Group>
  );
}

function Receipt({ error }: { readonly error: string | null }) {
  return (
    <LabelledText
      label="Receipt"
      hint="as the terminal numbers it"
      error={error}
      live
      name="receipt"
      maxLength={100}
    />
  );
}

/** Gone for good, so it is asked about once. */
function Discard({ work }: { readonly work: DraftWork }) {
  const go = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const { id, name } = work.draft;
  const discard = () =>
    work.run(
      () => callStudio("DELETE counter/:id", { params: { id } }),
      () => go("/new-order"),
    );
  return (
    <>
      <div role="alert">
        {isAsked && <Message tone="note">{`All of it goes, and what is written down of ${name}.`}</Message>}
      </div>
      <Button look="plain" busy={work.isBusy} onClick={() => void (isAsked ? discard() : setIsAsked(true))}>
        {isAsked ? "Yes: discard it" : "Discard this draft"}
      </Button>
    </>
  );
}

/** What it costs, how it is paid, and what becomes of it. */
export function PlacingCard({
  work,
  onUnpaid,
}: {
  readonly work: DraftWork;
  readonly onUnpaid: (why: string) => void;
}) {
  const { draft, isBusy, fault, faultOf } = work;
  const ways = waysOf(draft, usePermission("money.record"));
  const [chosen, setChosen] = useState<Payment>("link");
  const [receiptFault, setReceiptFault] = useState<string | null>(null);
  const payment = ways.some(({ value }) => value === chosen) ? chosen : "link";
  const { place, quote } = usePlacing(work, payment, onUnpaid);
  return (
    <Card aria-labelledby="placing">
      <h2 id="placing">Order</h2>
      <Sums draft={draft} />
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          const receipt = typed.get("receipt");
          const isMissing = receipt === "";
          setReceiptFault(isMissing ? "Please enter the number on the receipt." : null);
          if (!isMissing)
            void place(typed.get("terms") === "yes", typeof receipt === "string" ? receipt : "");
        }}
      >
        <Payments ways={ways} payment={payment} onChoose={setChosen} />
        {payment === "terminal" && <Receipt error={receiptFault} />}
        <CheckBox name="terms" value="yes" required error={faultOf("terms")}>
          The customer agrees to the terms
        </CheckBox>
        <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
        <Button look="main" type="submit" busy={isBusy}>
          Place the order
        </Button>
      </Stack>
      <Button look="quiet" busy={isBusy} onClick={() => void quote()}>
        Make a quotation
      </Button>
      <Discard work={work} />
    </Card>
  );
}
