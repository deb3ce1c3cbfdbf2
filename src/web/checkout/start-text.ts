import type { SentCheckout, WireCheckout } from "./checkout.types.ts";
import { fieldsOfAddress } from "./address-choice.tsx";

/** What stands in the fields at first: what was typed before counts more than what the shop knows. */
export function startTextOf(
  { person, addresses: [first], typed }: Pick<WireCheckout, "person" | "addresses" | "typed">,
  sent: Pick<SentCheckout, "typed"> | undefined,
): Readonly<Record<string, string>> {
  const known = person && {
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
  };
  return { ...known, ...(first && fieldsOfAddress(first)), ...typed, ...sent?.typed };
}
