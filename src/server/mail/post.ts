import type { Config } from "../config.ts";
import { outboxPost } from "./outbox.ts";
import { smtpPost } from "./smtp.ts";

/** A mail ready to leave. */
export interface Envelope {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The receiving side refused the mail for good; trying again is useless. */
export interface Refused {
  readonly refused: string;
}

export interface Post {
  /** Resolves when the mail is out of our hands, or refused for good; throws when it is worth another try. */
  send(envelope: Envelope): Promise<"sent" | Refused>;
}

/** SMTP when it is configured, else files in the data folder. */
export const openPost = ({ smtpUrl, mailFrom, dataDir, shopOrigin }: Config): Post =>
  smtpUrl === null ? outboxPost(dataDir) : smtpPost(smtpUrl, mailFrom, new URL(shopOrigin).hostname);
