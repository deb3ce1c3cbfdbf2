import * as z from "zod/mini";
import { email } from "../email.ts";
import { firstName, lastName } from "../name.ts";
import { newPassword } from "../password.ts";

/** REGISTER in the sign-in dialog and the page `/register`. */
export const registrationForm = z.object({
  first_name: firstName,
  last_name: lastName,
  email,
  password: newPassword("password-required"),
});

export type Registration = z.output<typeof registrationForm>;
