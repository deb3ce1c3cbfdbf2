import type { Config } from "#server/config.ts";
import { outboxPost } from "./outbox.ts";
import type { Post } from "./mail-transport.types.ts";
import { smtpPost } from "./smtp.ts";

/** SMTP when it is configured, else files in the data folder. */
export function openPost({ smtpUrl, mailFrom, dataDir, shopOrigin }: Config): Post {
  return smtpUrl === null ? outboxPost(dataDir) : smtpPost(smtpUrl, mailFrom, new URL(shopOrigin).hostname);
}
