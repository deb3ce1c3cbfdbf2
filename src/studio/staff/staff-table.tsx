import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#studio/ui/data-table.tsx";
import { EmailWords } from "#studio/ui/email-words.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import type { StaffMember } from "./staff-member.types.ts";
import { roleNames } from "#studio/ui/role-names.ts";

interface StaffTableProps {
  readonly staff: readonly StaffMember[];
  readonly onChanged: (words: string) => void;
}

/** Everybody who works here, one a row. */
export function StaffTable({ staff, onChanged }: StaffTableProps) {
  const [chosen, setChosen] = useState<StaffMember | null>(null);
  const changed = (words: string) => {
    setChosen(null);
    onChanged(words);
  };
  return (
    <>
      <DataTable<StaffMember>
        label="Staff"
        rows={staff}
        keyOf={({ id }) => id}
        columns={[
          { name: "Name", cell: ({ name }) => <strong>{name}</strong> },
          { name: "Address", cell: ({ email }) => <EmailWords email={email} /> },
          { name: "Role", cell: ({ role }) => roleNames[role] },
          { name: "Joined", cell: ({ joined }) => <Moment at={joined} /> },
          {
            name: "Last here",
            cell: ({ seen }) => (seen === null ? "Not signed in" : <Moment at={seen} />),
          },
          {
            name: "Change",
            cell: (member) => (
              <Button look="plain" label={`Change ${member.name}`} onClick={() => setChosen(member)}>
                Change
              </Button>
            ),
          },
        ]}
      />
      {chosen && <ChangeDialog member={chosen} onClose={() => setChosen(null)} onChanged={changed} />}
    </>
  );
}
