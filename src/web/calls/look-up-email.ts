import type { ReplyTo } from "#contract/calls.ts";
import { callShop, type Answer } from "./call-shop.ts";
import { refreshVisitor } from "./visitor-store.ts";

/** Asks whether an address has an account. The shop answers only for a form that was begun; if its cookie ran out, it is begun again. */
export async function lookUpEmail(email: string): Promise<Answer<ReplyTo<"GET inquiry/form/email-exist">>> {
  const asked = { query: { email } };
  const first = await callShop("GET inquiry/form/email-exist", asked);
  if (first.ok || first.status !== 403) return first;
  await refreshVisitor();
  return callShop("GET inquiry/form/email-exist", asked);
}
