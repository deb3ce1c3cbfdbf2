import type { Config } from "#platform/config.ts";
import { outboxTransport } from "./outbox.ts";
import type { MailTransport } from "./mail-transport.types.ts";
import { smtpTransport } from "./smtp.ts";

/** SMTP when it is configured, else files in the data folder. */
export function openMailTransport({ smtpUrl, mailFrom, dataDir, shopOrigin }: Config): MailTransport {
  return smtpUrl === null
    ? outboxTransport(dataDir)
    : smtpTransport(smtpUrl, mailFrom, new URL(shopOrigin).hostname);
}
