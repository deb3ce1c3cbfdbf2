import type { Services } from "#topics/services.ts";
import { recordNews, type RecordsPayments } from "./record-news.ts";

/**
 * Hears a message of the payment provider. It only says where to look: how things stand is asked before anything is written, and
 * recorded once. False: it is not theirs.
 */
export async function hearPaymentMessage(
  services: RecordsPayments & Pick<Services, "payments">,
  body: Buffer,
  signature: string,
): Promise<boolean> {
  const message = (await services.payments?.confirm(body, signature)) ?? null;
  if (message === null) return false;
  if (message.news !== null) await recordNews(services, message.news, message.id);
  return true;
}
