import type { Config, DkimSettings } from "#platform/config.ts";
import { createDomainPauses } from "./domain-pauses.ts";
import { outboxTransport } from "./outbox.ts";
import type { MailTransport, ReadyMail, RefusedMail } from "./mail-transport.types.ts";
import { LOGO_ID, PICTURE_ID } from "./email.ts";
import { within } from "#platform/promises.ts";

/** How long silence is borne, and how long the whole delivery: shorter than a job may take. Milliseconds. */
interface Patience {
  readonly silence: number;
  readonly whole: number;
}

const patient: Patience = { silence: 10_000, whole: 30_000 };

/** What a server answered, and to which command; null where it did not. */
function answerIn(
  error: unknown,
): { readonly code: number; readonly command: string; readonly words: string } | null {
  if (!(error instanceof Error) || !("responseCode" in error)) return null;
  const command = "command" in error ? String(error.command) : "";
  return { code: Number(error.responseCode), command, words: error.message.slice(0, 500) };
}

/** 5xx: the server will not take this mail, now or later. 4xx and silence are worth another try. */
function refusalOf(error: unknown): RefusedMail | null {
  const answer = answerIn(error);
  if (answer === null || !["MAIL FROM", "RCPT TO", "DATA"].includes(answer.command)) return null;
  return answer.code >= 500 && answer.code < 600 ? { refused: answer.words } : null;
}

/**
 * Too many mails for the domain it goes to (421, or 4.7.x of RFC 3463): it takes no more for a while. A mailbox that is full, or a
 * relay that has no room, says nothing of its domain.
 */
function isLater(error: unknown): boolean {
  const answer = answerIn(error);
  if (answer === null || !["RCPT TO", "DATA"].includes(answer.command)) return false;
  return answer.code === 421 || (answer.code < 500 && /\b4\.7\.\d/.test(answer.words));
}

/** Mail programs offer it beside the mail, and do it by one press of theirs (RFC 8058). */
function stopHeaders(stopUrl: string) {
  return {
    "List-Unsubscribe": { prepared: true, value: `<${stopUrl}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** "Shop <a@b.example>" in its two parts: read as a list of addresses, a comma in a name would begin another sender. */
function senderOf(text: string): { readonly name: string; readonly address: string } {
  const [, name = "", address = text] = /^(.*?)\s*<([^<>]*)>$/.exec(text.trim()) ?? [];
  return { name: name.replaceAll('"', ""), address };
}

/** What is said to whom, in the library's words. */
function messageOf({ recipient, replyTo, stopUrl, subject, text, html, picture, logo }: ReadyMail) {
  const attachments = [
    ...(logo ? [{ filename: "logo.png", content: logo, cid: LOGO_ID }] : []),
    ...(picture ? [{ filename: "product.png", content: picture, cid: PICTURE_ID }] : []),
  ];
  return {
    to: { name: "", address: recipient },
    ...(replyTo === null ? {} : { replyTo: { name: "", address: replyTo } }),
    ...(stopUrl === null ? {} : { headers: stopHeaders(stopUrl) }),
    subject,
    text,
    html,
    ...(attachments.length > 0 && { attachments }),
  };
}

interface SmtpOptions {
  readonly patience?: Patience;
  readonly dkim?: DkimSettings | null;
}

/** Connections of a process to the mail server: as many as there are workers of mails. */
const CONNECTIONS = 6;
/** A connection that nothing is sent over for so long is closed, before the server does. */
const IDLE_MS = 5_000;

/** Fields that are signed where they are there: without those of the one press mail programs do not offer it (RFC 8058). */
const SIGNED =
  "From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post";

type SmtpPool = ReturnType<Awaited<typeof import("nodemailer")>["createTransport"]>;

async function openPool(url: string, { patience = patient, dkim = null }: SmtpOptions): Promise<SmtpPool> {
  const { createTransport } = await import("nodemailer");
  const { silence } = patience;
  return createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: SIGNED,
      },
    }),
  });
}

/** Connections that stay open between mails that follow each other. */
function createConnections(url: string, options: SmtpOptions) {
  let pool: Promise<SmtpPool> | null = null;
  let using = 0;
  let idle: NodeJS.Timeout | undefined;

  /** Ends those of a pool, if it is the one in use: the next mail opens new ones. */
  const drop = (dropped: typeof pool): void => {
    if (dropped !== pool) return;
    clearTimeout(idle);
    pool = null;
    void dropped?.then((connections) => connections.close());
  };
  const use = async <Result>(send: (connections: SmtpPool) => Promise<Result>): Promise<Result> => {
    clearTimeout(idle);
    using += 1;
    const used = (pool ??= openPool(url, options));
    try {
      return await send(await used);
    } catch (error) {
      // One that hangs holds the others up as well; those that others have opened since are left alone.
      if (refusalOf(error) === null) drop(used);
      throw error;
    } finally {
      using -= 1;
      if (using === 0) idle = setTimeout(() => drop(pool), IDLE_MS).unref();
    }
  };
  return { end: () => drop(pool), use };
}

/** Sends over SMTP by connections that are kept while there are mails (the library is loaded with the first). A mail sent again keeps its Message-ID. */
export function smtpTransport(
  url: string,
  /** Asked with each mail: it can be set while the shop is open. */
  from: () => string,
  host: string,
  options: SmtpOptions = {},
): MailTransport {
  const connections = createConnections(url, options);
  const pauses = createDomainPauses();
  const { whole } = options.patience ?? patient;
  const deliver = (mail: ReadyMail): Promise<unknown> =>
    connections.use((pool) =>
      within(
        whole,
        "The mail server",
        pool.sendMail({ messageId: `<${mail.id}@${host}>`, from: senderOf(from()), ...messageOf(mail) }),
      ),
    );
  return {
    isPaused: pauses.isPaused,
    send: async (mail) => {
      const begunAt = pauses.now();
      try {
        await deliver(mail);
        pauses.end(mail.recipient, begunAt);
        return "sent";
      } catch (error) {
        const refusal = refusalOf(error);
        if (isLater(error)) pauses.pause(mail.recipient);
        if (refusal) return refusal;
        throw error;
      }
    },
  };
}

/** SMTP when it is configured, else files in the data folder. */
export function openMailTransport(config: Config): MailTransport {
  const { smtpUrl, dataDir, shopOrigin, dkim } = config;
  return smtpUrl === null
    ? outboxTransport(dataDir)
    : smtpTransport(smtpUrl, () => config.mailFrom, new URL(shopOrigin).hostname, { dkim });
}

/** Why the mail server would take no mails now, in its own words; null where it would, or where there is none. */
export async function mailServerFault({ smtpUrl }: Pick<Config, "smtpUrl">): Promise<string | null> {
  if (smtpUrl === null) return null;
  const connections = createConnections(smtpUrl, {});
  try {
    await connections.use((pool) => within(patient.whole, "The mail server", pool.verify()));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 300) : "unknown reason";
  } finally {
    connections.end();
  }
}
