/** A mail ready to leave. */
export interface ReadyMail {
  readonly id: string;
  readonly recipient: string;
  /** Whom an answer goes to; null: the shop. */
  readonly replyTo: string | null;
  /** Where its reader stops reminders; null where there is nothing to stop. */
  readonly stopUrl: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The PNG that the mail shows, if it shows one. */
  readonly picture: Buffer | null;
  /** The shop's logo at its head, a PNG, if it has one. */
  readonly logo: Buffer | null;
}

/** The receiving side refused the mail for good; trying again is useless. */
export interface RefusedMail {
  readonly refused: string;
}

export interface MailTransport {
  /** Whether mails to an address wait, because its server has asked for that. */
  isPaused(recipient: string): boolean;
  /** Resolves when the mail is out of our hands, or refused for good; throws when it is worth another try. */
  send(mail: ReadyMail): Promise<"sent" | RefusedMail>;
}
