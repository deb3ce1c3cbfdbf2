import mailchecker from "mailchecker";
import { emailDomain } from "../../domain/account/email.ts";

/** Whether an address belongs to a provider of throw-away mailboxes, or to a name below one. */
export const isDisposable = (email: string): boolean => {
  const known = mailchecker.blacklist();
  const labels = emailDomain(email).split(".");
  return labels.some((_label, index) => known.has(labels.slice(index).join(".")));
};
