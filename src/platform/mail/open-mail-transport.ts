import type { Config } from "#platform/config.ts";
import { outboxTransport } from "./outbox.ts";
import type { MailTransport, ReadyMail, RefusedMail } from "./mail-transport.types.ts";
import { PICTURE_ID } from "./email.ts";

/** How long silence is borne, and how long the whole delivery: shorter than a job may take. Milliseconds. */
interface Patience {
  readonly silence: number;
  readonly whole: number;
}

const patient: Patience = { silence: 10_000, whole: 30_000 };

/** 5xx: the server will not take this mail, now or later. 4xx and silence are worth another try. */
function refusalOf(error: unknown): RefusedMail | null {
  if (!(error instanceof Error) || !("responseCode" in error)) return null;
  const code = Number(error.responseCode);
  const blamesMail = "command" in error && ["MAIL FROM", "RCPT TO", "DATA"].includes(String(error.command));
  return code >= 500 && code < 600 && blamesMail ? { refused: error.message.slice(0, 500) } : null;
}

/** What is said to whom, in the library's words. */
function messageOf({ recipient, replyTo, subject, text, html, picture }: ReadyMail) {
  return {
    to: { name: "", address: recipient },
    ...(replyTo === null ? {} : { replyTo: { name: "", address: replyTo } }),
    subject,
    text,
    html,
    ...(picture && { attachments: [{ filename: "product.png", content: picture, cid: PICTURE_ID }] }),
  };
}

/** Sends over SMTP, a connection for each mail (the library is loaded with the first). A mail sent again keeps its Message-ID. */
export function smtpTransport(url: string, from: string, host: string, patience = patient): MailTransport {
  const { silence, whole } = patience;
  const limits = { connectionTimeout: silence, greetingTimeout: silence, socketTimeout: silence };
  const deliver = async (mail: ReadyMail): Promise<void> => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true });
    const limit = setTimeout(() => transport.close(), whole);
    try {
      await transport.sendMail({
        messageId: `<${mail.id}@${host}>`,
        from,
        ...messageOf(mail),
      });
    } finally {
      clearTimeout(limit);
      transport.close();
    }
  };
  return {
    send: async (mail) => {
      try {
        await deliver(mail);
        return "sent";
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal) return refusal;
        throw error;
      }
    },
  };
}

/** SMTP when it is configured, else files in the data folder. */
export function openMailTransport({ smtpUrl, mailFrom, dataDir, shopOrigin }: Config): MailTransport {
  return smtpUrl === null
    ? outboxTransport(dataDir)
    : smtpTransport(smtpUrl, mailFrom, new URL(shopOrigin).hostname);
}
