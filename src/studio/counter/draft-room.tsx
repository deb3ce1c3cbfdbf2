import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Message } from "#ui/feedback/message.tsx";
import { Card, Stack } from "#ui/layout/boxes.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { BackLink, Columns } from "#studio/ui/columns.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { ContactCard } from "./contact-card.tsx";
import { DraftItems } from "./draft-items.tsx";
import { PlacingCard } from "./placing-card.tsx";
import { type CounterDraftView, useCounterDraft } from "./use-draft.ts";

export function loader({ params }: LoaderFunctionArgs) {
  return readForRoom(callStudio("GET counter/:id", { params: { id: Number(params["id"]) } }));
}

/** What it became. */
function Became({ draft, unpaid }: { readonly draft: CounterDraftView; readonly unpaid: string | null }) {
  const { order_no: orderNo, quotation } = draft;
  return (
    <Card aria-labelledby="became">
      <h2 id="became">{orderNo === null ? "Quoted" : "Placed"}</h2>
      <div role="status">
        <Message tone="done">
          {orderNo === null ? (
            <>
              Quotation <a href={quotation?.url}>{quotation?.number}</a> is on its way by email. The customer
              orders it there, at its prices.
            </>
          ) : (
            <>
              It is <Link to={`/orders/${orderNo}`}>order {orderNo}</Link>. The customer is told by email.
            </>
          )}
        </Message>
      </div>
      {unpaid !== null && (
        <div role="alert">
          <Message tone="error">{`What was paid is not noted yet: ${unpaid} Please note it at the order.`}</Message>
        </div>
      )}
    </Card>
  );
}

function Draft({
  draft,
  onUnpaid,
}: {
  readonly draft: CounterDraftView;
  readonly onUnpaid: (why: string) => void;
}) {
  const work = useCounterDraft(draft);
  return (
    <Columns>
      <Stack gap={4}>
        <DraftItems work={work} />
        <ContactCard work={work} />
      </Stack>
      <PlacingCard work={work} onUnpaid={onUnpaid} />
    </Columns>
  );
}

/** An order that is being taken for a customer: what is ordered, whom it is for, and what it becomes. */
export function DraftRoom() {
  const draft = useLoaderData<typeof loader>();
  const [unpaid, setUnpaid] = useState<string | null>(null);
  const isClosed = draft.order_no !== null || draft.quotation !== null;
  const way = draft.way === "telephone" ? "by telephone" : "at the counter";
  return (
    <div key={draft.id}>
      <BackLink to="/new-order">New order</BackLink>
      {isClosed ? (
        <>
          <RoomHead title={draft.order_no === null ? "The quotation is made" : "The order is placed"} />
          <Became draft={draft} unpaid={unpaid} />
        </>
      ) : (
        <>
          <RoomHead title="Order for a customer" note={`For ${draft.name}, taken ${way}.`} />
          <Draft draft={draft} onUnpaid={setUnpaid} />
        </>
      )}
    </div>
  );
}
