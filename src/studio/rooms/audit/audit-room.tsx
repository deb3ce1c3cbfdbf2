import { Link, useLoaderData } from "react-router";
import { callStudio } from "../../calls/call-studio.ts";
import { readForRoom } from "../../calls/read-for-room.ts";
import { RoomHead } from "../../ui/room-head.tsx";
import { AuditTable } from "./audit-table.tsx";

export function loader({ request }: { readonly request: Request }) {
  return readForRoom(callStudio("GET audit", { query: new URL(request.url).searchParams }));
}

/** What the staff have changed, the newest first. */
export function AuditRoom() {
  const { entries, has_more: hasMore } = useLoaderData<typeof loader>();
  const last = entries.at(-1);
  return (
    <>
      <RoomHead title="Audit log" note="What was changed, by whom. Nobody can change it here." />
      {entries.length === 0 ? <p>There is nothing older.</p> : <AuditTable entries={entries} />}
      {hasMore && last && (
        <p>
          <Link to={`?before=${last.id}`}>Older changes</Link>
        </p>
      )}
    </>
  );
}
