import { callShop, type Answer } from "./call-shop.ts";
import { refreshVisitor } from "./visitor-store.ts";

interface Known {
  readonly exists: boolean;
}

/** Asks whether an address has an account. The shop answers only for a form that was begun; if its cookie ran out, it is begun again. */
export async function checkEmail(email: string): Promise<Answer<Known>> {
  const call = `inquiry/form/email-exist?${new URLSearchParams({ email })}`;
  const first = await callShop<Known>("GET", call);
  if (first.ok || first.status !== 403) return first;
  await refreshVisitor();
  return callShop<Known>("GET", call);
}
