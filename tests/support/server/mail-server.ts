import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** How the server behaves: takes mails, refuses them for good, asks to come back later (for that recipient, too), or says nothing. */
export type Manner = "take" | "refuse" | "later" | "later for whom" | "mailbox full" | "hang";

export interface ReceivedMail {
  readonly to: string;
  /** The message as it came over the wire. */
  readonly raw: string;
  readonly messageId: string;
}

export interface MailServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** How many deliveries were begun. */
  readonly deliveries: number;
  /** How many connections were opened. */
  readonly connections: number;
  behave(manner: Manner): void;
  close(): Promise<void>;
}

const refusals = {
  refuse: [550, "No such mailbox"],
  later: [451, "Try again later"],
} as const;

/** A real SMTP server on loopback. With `port` it comes back where another one was. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let manner: Manner = "take";
  let deliveries = 0;
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onMailFrom: (_address, _session, done) => {
      deliveries += 1;
      if (manner === "hang") return;
      const refusal = manner === "refuse" || manner === "later" ? refusals[manner] : null;
      done(refusal && Object.assign(new Error(refusal[1]), { responseCode: refusal[0] }));
    },
    onRcptTo: (_address, _session, done) => {
      const words = manner === "later for whom" ? "4.7.1 Too many mails" : "4.2.2 Mailbox full";
      const isPutOff = manner === "later for whom" || manner === "mailbox full";
      done(isPutOff ? Object.assign(new Error(words), { responseCode: 450 }) : null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("utf8");
        const messageId = /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? "";
        mails.push({ to: session.envelope.rcptTo[0]?.address ?? "", raw, messageId });
        done();
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const { port: listeningOn } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${listeningOn}`,
    mails,
    get deliveries() {
      return deliveries;
    },
    get connections() {
      return connections;
    },
    behave: (next) => (manner = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
