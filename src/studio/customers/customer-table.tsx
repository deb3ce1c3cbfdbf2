import { Link } from "react-router";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { DataTable } from "#studio/ui/data-table.tsx";
import { EmailWords } from "#studio/ui/email-words.tsx";
import { ShopDay } from "#studio/ui/shop-day.tsx";
import styles from "./customers.module.css";

type Listed = StudioReplyTo<"GET customers">["customers"][number];

/** Customers, one a row. */
export function CustomerTable({ customers }: { readonly customers: readonly Listed[] }) {
  return (
    <DataTable<Listed>
      label="Customers"
      rows={customers}
      keyOf={({ ref }) => ref}
      columns={[
        {
          name: "Customer",
          cell: ({ ref, name, email }) => (
            <Link to={`/customers/${ref}`} className={styles.name}>
              {name || email}
            </Link>
          ),
        },
        { name: "Email", cell: ({ email }) => <EmailWords email={email} /> },
        { name: "Is", cell: ({ is_guest: isGuest }) => (isGuest ? "Guest" : "Account") },
        { name: "Since", cell: ({ since }) => <ShopDay at={since} /> },
        { name: "Orders", cell: ({ orders }) => (orders === 0 ? "–" : orders) },
        { name: "Last order", cell: ({ last_order: last }) => (last === null ? "–" : <ShopDay at={last} />) },
      ]}
    />
  );
}
