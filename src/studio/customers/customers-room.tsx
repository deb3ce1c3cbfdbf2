import { useRef } from "react";
import { Form, Link, useLoaderData, useLocation } from "react-router";
import { customerKinds, type CustomerKind } from "#domain/studio/customer-list.ts";
import { Message } from "#ui/feedback/message.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import hidden from "#ui/layout/visually-hidden.module.css";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { ViewLinks } from "#studio/ui/view-links.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { CustomerTable } from "./customer-table.tsx";
import styles from "./customers.module.css";
import { erasedWords } from "./erased-words.ts";
import { customersAt, customersIn, kindNames } from "./list-address.ts";

const nobody: StudioReplyTo<"GET customers"> = { customers: [], next: null };

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
    <div className={styles.filters}>
      <ViewLinks
        label="Which customers"
        views={customerKinds.map((one) => ({
          name: kindNames[one],
          to: customersAt({ kind: one, search }),
          isShown: one === kind,
        }))}
      />
      <Form key={`${kind} ${search}`} role="search" className={styles.search}>
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
    </div>
  );
}

/** All customers: those with an account, and guests who said who they are. */
export function CustomersRoom() {
  const { customers, next, fault } = useLoaderData<typeof loader>();
  const { search: address, state } = useLocation();
  const { kind, search, after } = customersIn(new URLSearchParams(address));
  const erased = erasedWords(state);
  return (
    <>
      <RoomHead title="Customers" note="The newest first. A guest is one for each email address." />
      <div role="status" className={styles.said}>
        {erased !== null && <Message tone="done">{erased}</Message>}
      </div>
      <Filters kind={kind} search={search} />
      {fault !== "" && <Message tone="error">{fault}</Message>}
      {customers.length > 0 && <CustomerTable customers={customers} />}
      {customers.length === 0 && fault === "" && (
        <p className={styles.nothing}>
          {search === "" ? "Nobody is like this yet." : `Nobody was found for “${search}”.`}
        </p>
      )}
      <div className={styles.pages}>
        {after !== undefined && <Link to={customersAt({ kind, search })}>First page</Link>}
        {next !== null && <Link to={customersAt({ kind, search, after: next })}>Next page</Link>}
      </div>
    </>
  );
}
