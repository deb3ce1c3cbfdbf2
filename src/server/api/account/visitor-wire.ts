import { z } from "zod";
import type { Visitor } from "../../services/auth/read-visitor.ts";

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

export const guestSchema = z.object(person);

export const visitorSchema = z.object({
  user: userSchema.nullable(),
  guest: guestSchema.nullable(),
  points: z.int(),
});

interface Named {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export const personToWire = ({ id, firstName, lastName, email }: Named) => ({
  id,
  first_name: firstName,
  last_name: lastName,
  email,
});

export const visitorToWire = ({ signedIn, guest, points }: Visitor): z.output<typeof visitorSchema> => ({
  user: signedIn && {
    ...personToWire(signedIn.customer),
    must_change_password: signedIn.session.temporaryPasswordHash !== null,
  },
  guest: guest && personToWire(guest),
  points,
});
