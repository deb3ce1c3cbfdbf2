import { Link, useLoaderData, useLocation } from "react-router";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { auditActions, auditLabels } from "#domain/studio/audit-actions.ts";
import { ListFilters } from "#studio/ui/list-filters.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Under } from "#ui/layout/soft.tsx";
import { EmailText } from "#studio/ui/email-text.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import { Nothing, PageLinks } from "#studio/ui/list-parts.tsx";

/** What of an address says which entries are listed, without what is empty or says nothing. */
function auditIn(address: URLSearchParams): URLSearchParams {
  const isSaid = {
    about: (text: string) => text !== "" && text.length <= 100,
    who: (text: string) => /^\d{1,9}$/.test(text),
    action: (text: string) => auditActions.some((one) => one === text),
    before: (text: string) => /^[1-9]\d{0,8}$/.test(text),
  };
  const said = Object.entries(isSaid).flatMap(([name, is]) => {
    const text = address.get(name)?.trim() ?? "";
    return is(text) ? [[name, text]] : [];
  });
  return new URLSearchParams(said);
}

/** The address of the same list below an entry; null for its beginning. */
function auditBelow(listed: URLSearchParams, id: number | null): string {
  const next = new URLSearchParams(listed);
  next.delete("before");
  if (id !== null) next.set("before", String(id));
  return `?${next}`;
}

export function loader({ request }: { readonly request: Request }) {
  return readForRoom(callStudio("GET audit", { query: auditIn(new URL(request.url).searchParams) }));
}

const search = {
  name: "about",
  label: "Search by what was changed",
  placeholder: "Order, request, email, coupon",
  maxLength: 100,
} as const;

const changes = {
  name: "action",
  label: "What",
  all: "Any change",
  options: auditActions.map((one) => [one, auditLabels[one]] as const),
};

interface AuditFiltersProps {
  readonly listed: URLSearchParams;
  readonly people: StudioReplyTo<"GET audit">["people"];
}

/** By whom, what, and to what. */
function AuditFilters({ listed, people }: AuditFiltersProps) {
  const staff = people.map(({ id, name }) => [String(id), name] as const);
  const who = {
    name: "who",
    label: "Who",
    all: "By anybody",
    options: [...staff, ["0", "The command line"] as const],
  };
  return <ListFilters listed={listed} understood={auditIn} search={search} choices={[who, changes]} />;
}

type Entry = StudioReplyTo<"GET audit">["entries"][number];

/** What it was done to; an order and a request lead to their page, somebody of the staff has a name. */
function Target({ target, person }: Pick<Entry, "person" | "target">) {
  if (person !== null)
    return (
      <>
        {person.name}
        <Under>
          <EmailText email={person.email} />
        </Under>
      </>
    );
  const [, room, number] = /^(order|request) (\S+)$/.exec(target) ?? [];
  if (room === undefined) return <EmailText email={target} />;
  return (
    <>
      {room} <Link to={`/${room}s/${number}`}>{number}</Link>
    </>
  );
}

type Fields = Readonly<Record<string, unknown>> | null;

function words(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** What was changed, field by field: "role: support → owner"; what was only there before or after stands alone. */
export function changeLabels(before: Fields, after: Fields): readonly string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => {
    const [was, is] = [before?.[name], after?.[name]];
    if (was === undefined) return `${name}: ${words(is)}`;
    return is === undefined ? `${name}: ${words(was)}, gone` : `${name}: ${words(was)} → ${words(is)}`;
  });
}

/** Changes, one a row. */
function AuditTable({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <DataTable<Entry>
      label="Changes"
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        { name: "When", cell: ({ at }) => <Moment at={at} /> },
        { name: "Who", cell: ({ who }) => <strong>{who ?? "The command line"}</strong> },
        { name: "What", cell: ({ action }) => auditLabels[action] },
        { name: "Where", cell: Target },
        {
          name: "Before and after",
          cell: ({ before, after }) =>
            changeLabels(before, after).map((line) => <div key={line}>{line}</div>),
        },
      ]}
    />
  );
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
        <Nothing>{isLater ? "There is nothing older." : "Nothing like this was changed."}</Nothing>
      ) : (
        <AuditTable entries={entries} />
      )}
      <PageLinks
        first={isLater ? { to: auditBelow(listed, null), name: "Newest changes" } : null}
        next={hasMore && last ? { to: auditBelow(listed, last.id), name: "Older changes" } : null}
      />
    </>
  );
}
