import { type Refusal, type RefusalCode, refuseFields } from "#domain/refusal.ts";
import { fieldMessages } from "#domain/account/forms.ts";
import { personForms, type QuotePerson } from "#domain/quote-request/quote-form.ts";
import type { QuoteType } from "#domain/quote-request/quote-request.ts";
import { type Caller, currentCustomer, findOwnGuest } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { refuseGuestAddress } from "#topics/account/guest-details.ts";
import type { Services } from "#topics/services.ts";

/** Name and address as a form sent them; not checked yet. */
export type PersonInput = Readonly<Partial<Record<"firstname" | "lastname" | "email_address", string>>>;

export interface Asker {
  readonly ok: true;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Null for a guest. */
  readonly customerId: number | null;
}

/** Another address than the guest's own costs what the form's own check of it does. */
async function refusalFor(
  services: Pick<Services, "config" | "db">,
  caller: Caller,
  email: string,
): Promise<Refusal<"email-disposable" | "email-registered" | "too-many-tries"> | null> {
  const known = await findOwnGuest(services, caller);
  const over = known?.email === email ? null : await consumeRateLimit(services, "emailCheck", caller);
  return over ?? refuseGuestAddress(services, email, "email_address");
}

/** Who asks for a quote: the session's customer whatever the form says, else the person the form names. */
export async function whoAsks(
  services: Pick<Services, "config" | "db">,
  caller: Caller,
  typed: PersonInput,
  quoteType: QuoteType,
): Promise<
  | Asker
  | Refusal<"email-disposable" | "email-registered" | "password-must-change" | "refused" | "too-many-tries">
> {
  const current = await currentCustomer(services, caller);
  if (current.ok) {
    const { id, firstName, lastName, email } = current.customer;
    return { ok: true, firstName, lastName, email, customerId: id };
  }
  if (current.code !== "sign-in-first") return current;
  const parsed = personForms[quoteType].safeParse(typed);
  if (!parsed.success) return refuseFields("refused", fieldMessages(parsed.error.issues));
  const { firstname, lastname, email_address: email }: QuotePerson = parsed.data;
  const refused = await refusalFor(services, caller, email);
  return refused ?? { ok: true, firstName: firstname, lastName: lastname, email, customerId: null };
}

/** A refusal of the product, with what is wrong with the person as well: a form that is sent back says everything at once. */
export async function withPersonFields<Code extends RefusalCode>(
  services: Pick<Services, "db">,
  caller: Caller,
  { typed, quoteType }: { readonly typed: PersonInput; readonly quoteType: QuoteType },
  refused: Refusal<Code>,
): Promise<Refusal<Code>> {
  const current = await currentCustomer(services, caller);
  if (current.ok || current.code !== "sign-in-first") return refused;
  const parsed = personForms[quoteType].safeParse(typed);
  if (parsed.success) return refused;
  return { ...refused, fields: { ...fieldMessages(parsed.error.issues), ...refused.fields } };
}
