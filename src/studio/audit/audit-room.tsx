import { Link, useLoaderData, useLocation } from "react-router";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { auditBelow, auditIn } from "./audit-address.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditTable } from "./audit-table.tsx";
import styles from "./audit.module.css";

export function loader({ request }: { readonly request: Request }) {
  return readForRoom(callStudio("GET audit", { query: auditIn(new URL(request.url).searchParams) }));
}

/** What the staff have changed, the newest first. */
export function AuditRoom() {
  const { entries, people, has_more: hasMore } = useLoaderData<typeof loader>();
  const listed = auditIn(new URLSearchParams(useLocation().search));
  const last = entries.at(-1);
  const isLater = listed.has("before");
  return (
    <>
      <RoomHead title="Audit log" note="What was changed, by whom. Nobody can change it here." />
      <AuditFilters listed={listed} people={people} />
      {entries.length === 0 ? (
        <p className={styles.nothing}>
          {isLater ? "There is nothing older." : "Nothing like this was changed."}
        </p>
      ) : (
        <AuditTable entries={entries} />
      )}
      <div className={styles.pages}>
        {isLater && <Link to={auditBelow(listed, null)}>Newest changes</Link>}
        {hasMore && last && <Link to={auditBelow(listed, last.id)}>Older changes</Link>}
      </div>
    </>
  );
}
