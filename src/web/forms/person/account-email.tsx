import type { FieldMessages } from "#domain/refusal.ts";
import type { Visitor } from "#web/calls/visitor-store.ts";
import { TextField } from "../text-field.tsx";

interface AccountEmailProps {
  readonly user: NonNullable<Visitor["user"]>;
  readonly fields?: FieldMessages;
}

/** Whom the answer goes to, of somebody signed in: shown, and not theirs to change here. */
export function AccountEmail({ user, fields = {} }: AccountEmailProps) {
  return (
    <TextField
      label="Email address"
      name="account"
      type="email"
      autoComplete="email"
      hint={`${user.first_name} ${user.last_name}`}
      startText={user.email}
      readOnly
      form={{ fields }}
    />
  );
}
