import { Button } from "#ui/button.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { DataTable } from "#studio/ui/data-table.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import type { Invitation } from "./staff-member.types.ts";
import styles from "./staff.module.css";
import { roleNames } from "#studio/ui/role-names.ts";

interface InvitationTableProps {
  readonly invitations: readonly Invitation[];
  readonly onChanged: (words: string) => void;
}

/** Who is invited and has not come yet. */
export function InvitationTable({ invitations, onChanged }: InvitationTableProps) {
  const withdraw = async (email: string) => {
    const answer = await callStudio("POST staff/invitations/withdraw", { body: { email } });
    onChanged(answer.ok ? "The invitation is taken back." : answer.message);
  };
  return (
    <section className={styles.invited}>
      <h2 className={styles.title}>Invited</h2>
      <DataTable<Invitation>
        label="Invited"
        rows={invitations}
        keyOf={({ email }) => email}
        columns={[
          { name: "Name", cell: ({ name }) => <strong>{name}</strong> },
          { name: "Address", cell: ({ email }) => email },
          { name: "Role", cell: ({ role }) => roleNames[role] },
          { name: "Until", cell: ({ ends }) => <Moment at={ends} /> },
          {
            name: "Withdraw",
            cell: ({ email }) => (
              <Button
                look="plain"
                label={`Take back the invitation of ${email}`}
                onClick={() => void withdraw(email)}
              >
                Take back
              </Button>
            ),
          },
        ]}
      />
    </section>
  );
}
