import { folded } from "#domain/folded.ts";
import { type Refusal, refuseFields } from "#domain/refusal.ts";

/** Which of the shop's customers are listed: `account` for those who may buy on account. */
export const customerKinds = ["all", "members", "guests", "account"] as const;
export type CustomerKind = (typeof customerKinds)[number];

/** A customer of the shop: who has an account, or a guest who said who they are. */
export interface CustomerRef {
  readonly isGuest: boolean;
  readonly id: number;
}

/** As an address names them: "12", "g34". */
export function writeCustomerRef({ isGuest, id }: CustomerRef): string {
  return `${isGuest ? "g" : ""}${id}`;
}

/** Such a name as it may be sent. */
export const customerRefForm = /^g?[1-9]\d{0,8}$/;

/** What `writeCustomerRef` wrote. */
export function readCustomerRef(text: string): CustomerRef {
  return { isGuest: text.startsWith("g"), id: Number(text.replace("g", "")) };
}

/** What customers are looked for by. */
export type SearchedCustomer =
  | { readonly by: "words"; readonly words: readonly string[] }
  /** The digits of a phone number, without the country's and the zero in front. */
  | { readonly by: "phone"; readonly digits: string };

/** With less no index helps to find anybody. */
const SHORTEST = 3;
const MOST_WORDS = 6;
const TOO_SHORT = "Please type three letters or digits, or more.";

/** A phone number as people write it. */
const phone = /^\+?[\d\s()./-]+$/;

/**
 * What somebody typed to find a customer: words of name and address, or a phone number. Capitals, accents and macrons make no
 * difference, nor does how a number is written: "+64 21 555 014" finds "021 555014".
 */
export function searchedCustomer(
  typed: string,
): { readonly ok: true; readonly search: SearchedCustomer } | Refusal<"refused"> {
  const text = typed.trim();
  if (phone.test(text)) {
    const digits = text.replaceAll(/\D/g, "").replace(/^(?:0064|64|0)/, "");
    if (digits.length < SHORTEST) return refuseFields("refused", { search: TOO_SHORT });
    return { ok: true, search: { by: "phone", digits } };
  }
  const words = folded(text)
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);
  const isShort = words.length > 0 && words.every((word) => word.length < SHORTEST);
  return isShort
    ? refuseFields("refused", { search: TOO_SHORT })
    : { ok: true, search: { by: "words", words } };
}
