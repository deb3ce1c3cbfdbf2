import { Link } from "react-router";
import { formatDollars } from "#domain/money.ts";
import { DataTable } from "#ui/layout/data-table.tsx";
import { stageNames } from "#studio/ui/order-words.ts";
import { ShopDay, Whole } from "#studio/ui/shop-day.tsx";
import styles from "./customer.module.css";
import type { ShownCustomer } from "./shown-customer.types.ts";

type Order = ShownCustomer["orders"][number];

/** What is still to be paid, or given back. */
function dueWords({ due }: Order): string {
  if (due === 0) return "–";
  return due > 0 ? formatDollars(due) : `${formatDollars(-due)} to give back`;
}

function Orders({ customer: { orders, email } }: { readonly customer: ShownCustomer }) {
  return (
    <section aria-labelledby="orders" className={styles.papers}>
      <div className={styles.line}>
        <h2 id="orders">Orders</h2>
        {orders.length > 0 && (
          <Link to={`/orders?${new URLSearchParams({ search: email })}`}>In the list</Link>
        )}
      </div>
      {orders.length === 0 && <p className={styles.soft}>None yet.</p>}
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
                  <Link to={`/orders/${number}`} className={styles.number}>
                    {number}
                  </Link>
                  {asGuest && <span className={styles.soft}> as a guest</span>}
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
    </section>
  );
}

function Requests({ requests }: Pick<ShownCustomer, "requests">) {
  return (
    <section aria-labelledby="requests" className={styles.papers}>
      <h2 id="requests">Quote requests</h2>
      <DataTable<ShownCustomer["requests"][number]>
        label="Quote requests"
        rows={requests}
        keyOf={({ number }) => number}
        columns={[
          {
            name: "Request",
            cell: ({ number }) => (
              <Link to={`/requests/${number}`} className={styles.number}>
                {number}
              </Link>
            ),
          },
          { name: "What", cell: ({ title }) => title },
          { name: "Asked", cell: ({ asked }) => <ShopDay at={asked} /> },
          {
            name: "Answered",
            cell: ({ answered }) => (answered === null ? "Not yet" : <ShopDay at={answered} />),
          },
        ]}
      />
    </section>
  );
}

function Quotations({ quotations }: Pick<ShownCustomer, "quotations">) {
  return (
    <section aria-labelledby="quotations" className={styles.papers}>
      <h2 id="quotations">Quotations</h2>
      <DataTable<ShownCustomer["quotations"][number]>
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
    </section>
  );
}

const answeredWords = { open: "Not yet", answered: "Yes", closed: "It needed none" } as const;

function Questions({ questions }: Pick<ShownCustomer, "questions">) {
  return (
    <section aria-labelledby="questions" className={styles.papers}>
      <h2 id="questions">Questions</h2>
      <DataTable<ShownCustomer["questions"][number]>
        label="Questions"
        rows={questions}
        keyOf={({ id }) => id}
        columns={[
          { name: "Question", cell: ({ id, words }) => <Link to={`/questions?only=${id}`}>{words}</Link> },
          { name: "Asked", cell: ({ asked }) => <ShopDay at={asked} /> },
          { name: "Answered", cell: ({ state }) => <Whole>{answeredWords[state]}</Whole> },
        ]}
      />
    </section>
  );
}

/** What was written between a customer and the shop, by its kind. */
export function CustomerPapers({ customer }: { readonly customer: ShownCustomer }) {
  const { requests, quotations, questions } = customer;
  return (
    <div className={styles.main}>
      <Orders customer={customer} />
      {requests.length > 0 && <Requests requests={requests} />}
      {quotations.length > 0 && <Quotations quotations={quotations} />}
      {questions.length > 0 && <Questions questions={questions} />}
    </div>
  );
}
