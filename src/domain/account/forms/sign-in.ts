import * as z from "zod/mini";
import { email } from "../email.ts";
import { givenPassword } from "../password.ts";

/** SIGN IN; the guest's dialog 'Email Already Registered!' sends the same with the address already typed. */
export const signInForm = z.object({ email, password: givenPassword("password-required") });

export const forgotPasswordForm = z.object({ email });

export type SignIn = z.output<typeof signInForm>;
