import { Link } from "react-router";
import { formatDollars } from "#domain/money.ts";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Row, Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { stageNames } from "#studio/ui/order-stage-labels.ts";
import { ShopDay, Whole } from "#studio/ui/shop-day.tsx";
import { RowLink } from "#studio/ui/list-parts.tsx";
import styles from "./customer.module.css";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

/** A customer as the studio reads them. */
export type CustomerView = StudioReplyTo<"GET customers/:ref">;

/** What only who has an account has. */
export type MemberView = NonNullable<CustomerView["member"]>;

type Order = CustomerView["orders"][number];

/** What is still to be paid, or given back. */
function dueWords({ due }: Order): string {
  if (due === 0) return "–";
  return due > 0 ? formatDollars(due) : `${formatDollars(-due)} to give back`;
}

function Orders({ customer: { orders, email } }: { readonly customer: CustomerView }) {
  return (
    <Stack as="section" gap={2} aria-labelledby="orders">
      <Row align="baseline" justify="between" isOneLine>
        <h2 id="orders">Orders</h2>
        {orders.length > 0 && (
          <Link to={`/orders?${new URLSearchParams({ search: email })}`}>In the list</Link>
        )}
      </Row>
      {orders.length === 0 && <Soft>None yet.</Soft>}
      {orders.length > 0 && (
        <DataTable<Order>
          label="Orders"
          rows={orders}
          keyOf={({ order_no: number }) => number}
          columns={[
            {
              name: "Order",
              cell: ({ order_no: number, as_guest: asGuest }) => (
                <>
                  <Whole>
                    <RowLink to={`/orders/${number}`}>{number}</RowLink>
                  </Whole>
                  {asGuest && <Soft as="span"> as a guest</Soft>}
                </>
              ),
            },
            { name: "Goods", cell: ({ items }) => items.join(", ") },
            { name: "Stage", cell: ({ stage }) => <Whole>{stageNames[stage]}</Whole> },
            { name: "Placed", cell: ({ placed_at: at }) => <ShopDay at={at} /> },
            { name: "Total", cell: ({ total }) => <Whole>{formatDollars(total)}</Whole> },
            { name: "Due", cell: (order) => <Whole>{dueWords(order)}</Whole> },
          ]}
        />
      )}
    </Stack>
  );
}

function Requests({ requests }: Pick<CustomerView, "requests">) {
  return (
    <Stack as="section" gap={2} aria-labelledby="requests">
      <h2 id="requests">Quote requests</h2>
      <DataTable<CustomerView["requests"][number]>
        label="Quote requests"
        rows={requests}
        keyOf={({ number }) => number}
        columns={[
          {
            name: "Request",
            cell: ({ number }) => <RowLink to={`/requests/${number}`}>{number}</RowLink>,
            isWhole: true,
          },
          { name: "What", cell: ({ title }) => title },
          { name: "Asked", cell: ({ asked }) => <ShopDay at={asked} /> },
          {
            name: "Answered",
            cell: ({ answered }) => (answered === null ? "Not yet" : <ShopDay at={answered} />),
          },
        ]}
      />
    </Stack>
  );
}

function Quotations({ quotations }: Pick<CustomerView, "quotations">) {
  return (
    <Stack as="section" gap={2} aria-labelledby="quotations">
      <h2 id="quotations">Quotations</h2>
      <DataTable<CustomerView["quotations"][number]>
        label="Quotations"
        rows={quotations}
        keyOf={({ number }) => number}
        columns={[
          {
            name: "Quotation",
            cell: ({ number, url }) => (
              <a href={url} className={styles.number}>
                {number}
              </a>
            ),
          },
          { name: "Issued", cell: ({ issued_on: on }) => <ShopDay at={`${on}T00:00:00Z`} /> },
          {
            name: "Kept until",
            cell: ({ valid_until: until, is_ordered: isOrdered }) =>
              isOrdered ? "Ordered" : <ShopDay at={`${until}T00:00:00Z`} />,
          },
          { name: "Total", cell: ({ total }) => <Whole>{formatDollars(total)}</Whole> },
        ]}
      />
    </Stack>
  );
}

const answeredWords = { open: "Not yet", answered: "Yes", closed: "It needed none" } as const;

function Questions({ questions }: Pick<CustomerView, "questions">) {
  return (
    <Stack as="section" gap={2} aria-labelledby="questions">
      <h2 id="questions">Questions</h2>
      <DataTable<CustomerView["questions"][number]>
        label="Questions"
        rows={questions}
        keyOf={({ id }) => id}
        columns={[
          { name: "Question", cell: ({ id, words }) => <Link to={`/questions?only=${id}`}>{words}</Link> },
          { name: "Asked", cell: ({ asked }) => <ShopDay at={asked} /> },
          { name: "Answered", cell: ({ state }) => <Whole>{answeredWords[state]}</Whole> },
        ]}
      />
    </Stack>
  );
}

/** What was written between a customer and the shop, by its kind. */
export function CustomerPapers({ customer }: { readonly customer: CustomerView }) {
  const { requests, quotations, questions } = customer;
  return (
    <Stack gap={5}>
      <Orders customer={customer} />
      {requests.length > 0 && <Requests requests={requests} />}
      {quotations.length > 0 && <Quotations quotations={quotations} />}
      {questions.length > 0 && <Questions questions={questions} />}
    </Stack>
  );
}
