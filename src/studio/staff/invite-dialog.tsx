import { useState } from "react";
import type { StaffRole } from "#domain/studio/permissions.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import { RoleSelect } from "./role-select.tsx";
import styles from "./staff.module.css";

interface InviteDialogProps {
  readonly onClose: () => void;
  readonly onInvited: (words: string) => void;
}

const texts = [
  { name: "name", label: "Name" },
  { name: "email", label: "Email address" },
] as const;

/** Whom to invite, and as what. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const [role, setRole] = useState<StaffRole>("production");
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    (typed) =>
      callStudio("POST staff/invitations", { body: { email: typed("email"), name: typed("name"), role } }),
    () => onInvited("The invitation is on its way."),
  );
  return (
    <Dialog title="Invite somebody" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {texts.map(({ name, label }) => (
          <Field key={name} label={label} error={faultOf(name)}>
            {({ id, describedBy }) => (
              <TextInput
                id={id}
                name={name}
                type={name === "email" ? "email" : "text"}
                autoComplete="off"
                invalid={faultOf(name) !== null}
                describedBy={describedBy}
                required
              />
            )}
          </Field>
        ))}
        <Field label="Role">{({ id }) => <RoleSelect id={id} value={role} onChange={setRole} />}</Field>
        <p className={styles.note}>They get a mail with a link that works once, for a week.</p>
        <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
        <Button look="main" type="submit" busy={isBusy}>
          Send the invitation
        </Button>
      </form>
    </Dialog>
  );
}
