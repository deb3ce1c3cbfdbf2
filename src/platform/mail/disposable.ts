import { emailDomain } from "#domain/account/fields.ts";

/** Whether an address belongs to a provider of throw-away mailboxes, or to a name below one. The list is read when first asked for. */
export async function isDisposable(email: string): Promise<boolean> {
  const { default: mailchecker } = await import("mailchecker");
  const known = mailchecker.blacklist();
  const labels = emailDomain(email).split(".");
  return labels.some((_label, index) => known.has(labels.slice(index).join(".")));
}
