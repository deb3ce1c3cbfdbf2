import { readAnswer } from "#web/calls/call-shop.ts";
import type { SentForm } from "#web/forms/form-state.ts";

/** Where a registration that is sent without a script stands. */
export type RegistrationStep =
  | { readonly at: "form"; readonly sent?: SentForm }
  | { readonly at: "code"; readonly email: string; readonly sent?: SentForm }
  | { readonly at: "done" };

/** The call a sent form is for: the second one of the page has a code. */
export function callOf(typed: Readonly<Record<string, string>>): "auth/register" | "auth/verify" {
  return "code" in typed ? "auth/verify" : "auth/register";
}

/** The step after a form was sent; what was typed comes back, except for the password. */
export function stepAfter(
  { password: _password, ...typed }: Readonly<Record<string, string>>,
  answer: { readonly status: number; readonly body: unknown },
): RegistrationStep {
  const read = readAnswer<unknown, unknown>(answer.status, answer.body);
  const email = typed.email ?? "";
  const isCode = callOf(typed) === "auth/verify";
  if (read.ok) return isCode ? { at: "done" } : { at: "code", email };
  const sent = { fields: read.fields, message: read.message, typed };
  return isCode ? { at: "code", email, sent } : { at: "form", sent };
}
