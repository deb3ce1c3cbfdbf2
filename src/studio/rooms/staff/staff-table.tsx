import { DataTable } from "../../ui/data-table.tsx";
import { Moment } from "../../ui/moment.tsx";
import { roleNames } from "../../ui/role-names.ts";
import type { StaffMember } from "./staff-member.types.ts";

/** Everybody who works here, one a row. */
export function StaffTable({ staff }: { readonly staff: readonly StaffMember[] }) {
  return (
    <DataTable<StaffMember>
      label="Staff"
      rows={staff}
      keyOf={({ id }) => id}
      columns={[
        { name: "Name", cell: ({ name }) => <strong>{name}</strong> },
        { name: "Address", cell: ({ email }) => email },
        { name: "Role", cell: ({ role }) => roleNames[role] },
        { name: "Joined", cell: ({ joined }) => <Moment at={joined} /> },
        { name: "Last here", cell: ({ seen }) => (seen === null ? "Not signed in" : <Moment at={seen} />) },
      ]}
    />
  );
}
