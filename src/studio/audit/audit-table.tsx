import { Link } from "react-router";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { auditWords } from "#domain/studio/audit-actions.ts";
import { DataTable } from "#studio/ui/data-table.tsx";
import { EmailWords } from "#studio/ui/email-words.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import { changeWords } from "./change-words.ts";
import styles from "./audit.module.css";

type Entry = StudioReplyTo<"GET audit">["entries"][number];

/** What it was done to; an order and a request lead to their page, somebody of the staff has a name. */
function Target({ target, person }: Pick<Entry, "person" | "target">) {
  if (person !== null)
    return (
      <>
        {person.name}
        <span className={styles.address}>
          <EmailWords email={person.email} />
        </span>
      </>
    );
  const [, room, number] = /^(order|request) (\S+)$/.exec(target) ?? [];
  if (room === undefined) return <EmailWords email={target} />;
  return (
    <>
      {room} <Link to={`/${room}s/${number}`}>{number}</Link>
    </>
  );
}

/** Changes, one a row. */
export function AuditTable({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <DataTable<Entry>
      label="Changes"
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        { name: "When", cell: ({ at }) => <Moment at={at} /> },
        { name: "Who", cell: ({ who }) => <strong>{who ?? "The command line"}</strong> },
        { name: "What", cell: ({ action }) => auditWords[action] },
        { name: "Where", cell: Target },
        {
          name: "Before and after",
          cell: ({ before, after }) => changeWords(before, after).map((line) => <div key={line}>{line}</div>),
        },
      ]}
    />
  );
}
