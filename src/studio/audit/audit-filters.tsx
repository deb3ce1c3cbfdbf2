import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { auditActions, auditWords } from "#domain/studio/audit-actions.ts";
import { ListFilters } from "#studio/ui/list-filters.tsx";
import { auditIn } from "./audit-address.ts";

interface AuditFiltersProps {
  readonly listed: URLSearchParams;
  readonly people: StudioReplyTo<"GET audit">["people"];
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
  options: auditActions.map((one) => [one, auditWords[one]] as const),
};

/** By whom, what, and to what. */
export function AuditFilters({ listed, people }: AuditFiltersProps) {
  const staff = people.map(({ id, name }) => [String(id), name] as const);
  const who = {
    name: "who",
    label: "Who",
    all: "By anybody",
    options: [...staff, ["0", "The command line"] as const],
  };
  return <ListFilters listed={listed} understood={auditIn} search={search} choices={[who, changes]} />;
}
