import { useRef } from "react";
import { Form, useLoaderData, useLocation } from "react-router";
import { type CustomerKind, customerKinds } from "#domain/studio/customer-list.ts";
import { Message } from "#ui/feedback/message.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Toolbar } from "#ui/layout/boxes.tsx";
import hidden from "#ui/layout/visually-hidden.module.css";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { ViewLinks } from "#studio/ui/view-links.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { EmailText } from "#studio/ui/email-text.tsx";
import { ShopDay } from "#studio/ui/shop-day.tsx";
import { Done, Nothing, PageLinks, RowLink } from "#studio/ui/list-parts.tsx";

const nobody: StudioReplyTo<"GET customers"> = { customers: [], next: null };

/** Which customers, as the tabs say it. */
const kindNames: Readonly<Record<CustomerKind, string>> = {
  all: "All",
  members: "With an account",
  guests: "Guests",
  account: "Buy on account",
};

/** What the address asks for: which customers, words, and the row after which the page begins. */
function customersIn(query: URLSearchParams) {
  const kind = customerKinds.find((one) => one === query.get("kind")) ?? "all";
  const search = (query.get("search") ?? "").slice(0, 200);
  const after = query.get("after");
  return { kind, search, ...(after === null ? {} : { after }) };
}

/** The address of a list, without what is said anyway. */
function customersAt(asked: {
  readonly kind: CustomerKind;
  readonly search: string;
  readonly after?: string;
}) {
  const said = Object.entries(asked).filter(
    ([name, value]) => value !== "" && !(name === "kind" && value === "all"),
  );
  return `/customers?${new URLSearchParams(said)}`;
}

/** What the address lists; what it says wrongly is said above the empty list. */
export async function loader({ request }: { readonly request: Request }) {
  const query = customersIn(new URL(request.url).searchParams);
  const answer = await callStudio("GET customers", { query });
  if (!answer.ok && answer.status === 422)
    return { ...nobody, fault: Object.values(answer.fields)[0] ?? answer.message };
  return { ...(await readForRoom(Promise.resolve(answer))), fault: "" };
}

/** Which customers, and a search among them. */
function Filters({ kind, search }: { readonly kind: CustomerKind; readonly search: string }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Toolbar>
      <ViewLinks
        label="Which customers"
        views={customerKinds.map((one) => ({
          name: kindNames[one],
          to: customersAt({ kind: one, search }),
          isShown: one === kind,
        }))}
      />
      <Form key={`${kind} ${search}`} role="search">
        {kind !== "all" && <input type="hidden" name="kind" value={kind} />}
        <label htmlFor="customer-search" className={hidden.hidden}>
          Search customers
        </label>
        <SearchField
          id="customer-search"
          name="search"
          input={input}
          query={search}
          maxLength={200}
          placeholder="Name, address or phone"
          find="Find"
        />
      </Form>
    </Toolbar>
  );
}

/** What is said where one lands after erasing somebody; null where one comes from elsewhere. It names nobody: they are gone. */
export function erasedMessage(state: unknown): string | null {
  const { keptOrders } = (state ?? {}) as { readonly keptOrders?: unknown };
  if (typeof keptOrders !== "number") return null;
  if (keptOrders === 0) return "The customer is erased: nothing of theirs is kept.";
  const orders = keptOrders === 1 ? "order and its" : `${keptOrders} orders and their`;
  return `The customer is erased. Their ${orders} tax papers are kept, as the law asks.`;
}

type Listed = StudioReplyTo<"GET customers">["customers"][number];

/** Customers, one a row. */
function CustomerTable({ customers }: { readonly customers: readonly Listed[] }) {
  return (
    <DataTable<Listed>
      label="Customers"
      rows={customers}
      keyOf={({ ref }) => ref}
      columns={[
        {
          name: "Customer",
          cell: ({ ref, name, email }) => <RowLink to={`/customers/${ref}`}>{name || email}</RowLink>,
        },
        { name: "Email", cell: ({ email }) => <EmailText email={email} /> },
        { name: "Is", cell: ({ is_guest: isGuest }) => (isGuest ? "Guest" : "Account") },
        { name: "Since", cell: ({ since }) => <ShopDay at={since} /> },
        { name: "Orders", cell: ({ orders }) => (orders === 0 ? "–" : orders) },
        { name: "Last order", cell: ({ last_order: last }) => (last === null ? "–" : <ShopDay at={last} />) },
      ]}
    />
  );
}

/** All customers: those with an account, and guests who said who they are. */
export function CustomersRoom() {
  const { customers, next, fault } = useLoaderData<typeof loader>();
  const { search: address, state } = useLocation();
  const { kind, search, after } = customersIn(new URLSearchParams(address));
  const erased = erasedMessage(state);
  return (
    <>
      <RoomHead title="Customers" note="The newest first. A guest is one for each email address." />
      <Done words={erased} />
      <Filters kind={kind} search={search} />
      {fault !== "" && <Message tone="error">{fault}</Message>}
      {customers.length > 0 && <CustomerTable customers={customers} />}
      {customers.length === 0 && fault === "" && (
        <Nothing>{search === "" ? "Nobody is like this yet." : `Nobody was found for “${search}”.`}</Nothing>
      )}
      <PageLinks
        first={after !== undefined ? { to: customersAt({ kind, search }), name: "First page" } : null}
        next={next !== null ? { to: customersAt({ kind, search, after: next }), name: "Next page" } : null}
      />
    </>
  );
}
