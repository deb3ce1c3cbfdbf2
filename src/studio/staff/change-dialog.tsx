import { useState } from "react";
import type { StaffRole } from "#domain/studio/permissions.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import { RoleSelect } from "./role-select.tsx";
import type { StaffMember } from "./staff-member.types.ts";
import styles from "./staff.module.css";
import { roleNames } from "#studio/ui/role-names.ts";

interface ChangeDialogProps {
  readonly member: StaffMember;
  readonly onClose: () => void;
  readonly onChanged: (words: string) => void;
}

function RoleForm({ member, onChanged }: Omit<ChangeDialogProps, "onClose">) {
  const { id, name, role: was } = member;
  const [role, setRole] = useState<StaffRole>(was);
  const { isBusy, onSubmit, fault } = useSending(
    () => callStudio("PATCH staff/:id", { params: { id }, body: { role, was } }),
    () => onChanged(`${name} is ${roleNames[role].toLowerCase()} now, and signs in again.`),
  );
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <Field label="Role">{(field) => <RoleSelect id={field.id} value={role} onChange={setRole} />}</Field>
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
      <Button look="main" type="submit" busy={isBusy} disabled={role === was}>
        Change the role
      </Button>
    </form>
  );
}

function LeaveForm({ member: { id, name, role: was }, onChanged }: Omit<ChangeDialogProps, "onClose">) {
  const { isBusy, onSubmit, fault } = useSending(
    () => callStudio("POST staff/:id/leave", { params: { id }, body: { was } }),
    () => onChanged(`${name} has left: nothing of theirs opens the studio any more.`),
  );
  return (
    <form className={styles.leaving} onSubmit={onSubmit}>
      <p>Leaving ends every sign-in of {name} at once, their keys, and invitations they sent.</p>
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
      <Button look="quiet" type="submit" busy={isBusy}>
        {name} leaves
      </Button>
    </form>
  );
}

/** What can be done about somebody: another role, or leaving. */
export function ChangeDialog({ member, onClose, onChanged }: ChangeDialogProps) {
  return (
    <Dialog title={member.name} onClose={onClose}>
      <RoleForm member={member} onChanged={onChanged} />
      <LeaveForm member={member} onChanged={onChanged} />
    </Dialog>
  );
}
