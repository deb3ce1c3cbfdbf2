import { messageOf } from "#domain/messages.ts";

/**
 * What stands under a code that was refused. For a wrong one the error catalogue has the sentence that asked for it
 * (quotes-and-accounts.md 8), so it is said before that what is wrong.
 */
export function wrongCodeMessage(message: string | undefined): string | undefined {
  return message === messageOf("code-incorrect") ? `That code is not right. ${message}` : message;
}
