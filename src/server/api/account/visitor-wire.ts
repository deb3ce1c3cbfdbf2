import type { ReplyTo } from "#contract/calls.ts";
import type { ReadVisitor } from "#server/services/auth/read-visitor.ts";

interface Named<Text extends string | null> {
  readonly id: number;
  readonly firstName: Text;
  readonly lastName: Text;
  readonly email: Text;
}

export function personToWire<Text extends string | null>({ id, firstName, lastName, email }: Named<Text>) {
  return {
    id,
    first_name: firstName,
    last_name: lastName,
    email,
  };
}

export function visitorToWire({ signedIn, guest, points }: ReadVisitor): ReplyTo<"GET auth/session"> {
  return {
    user: signedIn && {
      ...personToWire(signedIn.customer),
      must_change_password: signedIn.session.temporaryPasswordHash !== null,
    },
    guest: guest && personToWire(guest),
    points,
  };
}
