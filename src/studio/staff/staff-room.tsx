import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { RoomHead } from "#studio/ui/room-head.tsx";
import styles from "./staff.module.css";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import { roleNames } from "#studio/ui/role-names.ts";
import { type StaffRole, staffRoles } from "#domain/studio/permissions.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { useSending } from "#studio/calls/use-sending.ts";
import { EmailText } from "#studio/ui/email-text.tsx";
import { Done } from "#studio/ui/list-parts.tsx";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { Select } from "#ui/fields/select.tsx";

export function loader() {
  return readForRoom(callStudio("GET staff"));
}

type Listed = StudioReplyTo<"GET staff">;

/** Somebody who works here. */
type StaffMember = Listed["staff"][number];

/** Somebody who is invited. */
type Invitation = Listed["invitations"][number];

interface InvitationTableProps {
  readonly invitations: readonly Invitation[];
  readonly onChanged: (words: string) => void;
}

/** Who is invited and has not come yet. */
function InvitationTable({ invitations, onChanged }: InvitationTableProps) {
  const withdraw = async (email: string) => {
    const answer = await callStudio("POST staff/invitations/withdraw", { body: { email } });
    onChanged(answer.ok ? "The invitation is taken back." : answer.message);
  };
  return (
    <Stack as="section" className={styles.invited}>
      <h2>Invited</h2>
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
    </Stack>
  );
}

const texts = [
  { name: "name", label: "Name" },
  { name: "email", label: "Email address" },
] as const;

interface RoleSelectProps {
  readonly id?: string;
  readonly label?: string;
  readonly name?: string;
  readonly value: StaffRole;
  readonly onChange: (role: StaffRole) => void;
}

/** One of the roles. */
function RoleSelect({ onChange, ...rest }: RoleSelectProps) {
  return (
    <Select {...rest} onChange={(value) => onChange(staffRoles.find((role) => role === value) ?? "support")}>
      {staffRoles.map((role) => (
        <option key={role} value={role}>
          {roleNames[role]}
        </option>
      ))}
    </Select>
  );
}

interface InviteDialogProps {
  readonly onClose: () => void;
  readonly onInvited: (words: string) => void;
}

/** Whom to invite, and as what. */
function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const [role, setRole] = useState<StaffRole>("production");
  const { isBusy, onSubmit, fault, faultOf } = useSending(
    (typed) =>
      callStudio("POST staff/invitations", { body: { email: typed("email"), name: typed("name"), role } }),
    () => onInvited("The invitation is on its way."),
  );
  return (
    <Dialog title="Invite somebody" onClose={onClose}>
      <Stack as="form" gap={4} align="fill" noValidate onSubmit={onSubmit}>
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
        <Soft>They get a mail with a link that works once, for a week.</Soft>
        <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
        <Button look="main" type="submit" busy={isBusy}>
          Send the invitation
        </Button>
      </Stack>
    </Dialog>
  );
}

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
    <Stack as="form" gap={4} align="fill" onSubmit={onSubmit}>
      <Field label="Role">{(field) => <RoleSelect id={field.id} value={role} onChange={setRole} />}</Field>
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
      <Button look="main" type="submit" busy={isBusy} disabled={role === was}>
        Change the role
      </Button>
    </Stack>
  );
}

function LeaveForm({ member: { id, name, role: was }, onChanged }: Omit<ChangeDialogProps, "onClose">) {
  const { isBusy, onSubmit, fault } = useSending(
    () => callStudio("POST staff/:id/leave", { params: { id }, body: { was } }),
    () => onChanged(`${name} has left: nothing of theirs opens the studio any more.`),
  );
  return (
    <Stack as="form" align="start" className={styles.leaving} onSubmit={onSubmit}>
      <p>Leaving ends every sign-in of {name} at once, their keys, and invitations they sent.</p>
      <div role="alert">{fault !== null && <Message tone="error">{fault}</Message>}</div>
      <Button look="quiet" type="submit" busy={isBusy}>
        {name} leaves
      </Button>
    </Stack>
  );
}

/** What can be done about somebody: another role, or leaving. */
function ChangeDialog({ member, onClose, onChanged }: ChangeDialogProps) {
  return (
    <Dialog title={member.name} onClose={onClose}>
      <RoleForm member={member} onChanged={onChanged} />
      <LeaveForm member={member} onChanged={onChanged} />
    </Dialog>
  );
}

interface StaffTableProps {
  readonly staff: readonly StaffMember[];
  readonly onChanged: (words: string) => void;
}

/** Everybody who works here, one a row. */
function StaffTable({ staff, onChanged }: StaffTableProps) {
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
          { name: "Address", cell: ({ email }) => <EmailText email={email} /> },
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

/** Who works here, and who is invited. */
export function StaffRoom() {
  const { staff, invitations } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [isInviting, setIsInviting] = useState(false);
  const [said, setSaid] = useState("");
  const changed = (words: string) => {
    setSaid(words);
    setIsInviting(false);
    void revalidate();
  };
  return (
    <>
      <RoomHead title="Staff" note="Who may enter the studio, and what they may do here.">
        <Button look="quiet" onClick={() => setIsInviting(true)}>
          Invite somebody
        </Button>
      </RoomHead>
      <Done words={said} />
      <StaffTable staff={staff} onChanged={changed} />
      {invitations.length > 0 && <InvitationTable invitations={invitations} onChanged={changed} />}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} onInvited={changed} />}
    </>
  );
}
