import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { auditWords } from "#domain/studio/audit-actions.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { Moment } from "../../ui/moment.tsx";
import { changeWords } from "./change-words.ts";

type Entry = StudioReplyTo<"GET audit">["entries"][number];

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
        { name: "Where", cell: ({ target }) => target },
        {
          name: "Before and after",
          cell: ({ before, after }) => changeWords(before, after).map((line) => <div key={line}>{line}</div>),
        },
      ]}
    />
  );
}
