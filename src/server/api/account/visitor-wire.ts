import { z } from "zod";
import type { Visitor } from "#server/services/auth/read-visitor.ts";

const person = {
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
};

export const userSchema = z.object({
  ...person,
  must_change_password: z.boolean().meta({ description: "Signed in with a temporary password." }),
});

/** A guest who only put something in the cart has not said a name or an address yet. */
export const guestSchema = z.object({
  id: z.int(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
});

export const visitorSchema = z.object({
  user: userSchema.nullable(),
  guest: guestSchema.nullable(),
  points: z.int(),
});

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

export function visitorToWire({ signedIn, guest, points }: Visitor): z.output<typeof visitorSchema> {
  return {
    user: signedIn && {
      ...personToWire(signedIn.customer),
      must_change_password: signedIn.session.temporaryPasswordHash !== null,
    },
    guest: guest && personToWire(guest),
    points,
  };
}
