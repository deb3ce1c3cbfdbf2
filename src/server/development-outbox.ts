import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#platform/http/app.types.ts";
import { brandColours as colour } from "#platform/brand-colours.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import { readOutbox } from "#topics/mail/read-outbox.ts";
import type { Services } from "#topics/services.ts";
import { answerNotFound } from "#platform/http/failures.ts";
import { isLoopback } from "#platform/network.ts";

type OutboxMail = NonNullable<Awaited<ReturnType<typeof readOutbox>>>[number];

/** Mails may be styled; nothing in them runs, loads, or leaves the page but links in a tab of their own. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'; sandbox allow-popups";

const ownNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

function isThisMachine(request: FastifyRequest): boolean {
  return isLoopback(request.ip) && ownNames.has(request.hostname.replace(/:\d+$/, ""));
}

function line({ id, keptAt, recipient, subject }: OutboxMail): string {
  return (
    `<li><a href="/dev/outbox/${id}">${escapeHtml(subject)}</a>` +
    `<span>${escapeHtml(recipient)}</span><time>${keptAt.slice(0, 16).replace("T", " ")}</time></li>`
  );
}

const style =
  `body{max-width:48rem;margin:0 auto;padding:32px 16px;background:${colour.paper};color:${colour.ink};` +
  `font:16px/1.5 'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif}` +
  `h1{display:inline-block;margin:0;border-bottom:3px dashed ${colour.magenta};font-size:24px}p{color:${colour.inkSoft}}` +
  `ol{margin:24px 0;padding:8px 24px;border:1px solid ${colour.rule};border-radius:18px;background:${colour.card};list-style:none}` +
  `li{display:flex;flex-wrap:wrap;gap:0 16px;align-items:baseline;padding:12px 0;font-size:14px;color:${colour.inkSoft};overflow-wrap:anywhere}` +
  `li+li{border-top:1px solid ${colour.rule}}a{flex:1 0 100%;font-size:16px;font-weight:600;color:${colour.ink}}` +
  `time{margin-left:auto;white-space:nowrap}`;

function list(mails: readonly OutboxMail[]): string {
  return (
    `<!doctype html><html lang="en-NZ"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>` +
    `<style>${style}</style><body><h1>Outbox</h1>` +
    `<p>Mails this shop has written. They are kept here because SMTP_URL is not set.</p>` +
    (mails.length === 0 ? "<p>There is no mail yet.</p>" : `<ol>${mails.map(line).join("")}</ol>`)
  );
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header("content-security-policy", policy)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html);
}

/** `/dev/outbox`: the kept mails, for a browser on this machine, while no mail server is configured. */
export function registerDevelopmentOutbox(app: App, services: Services): void {
  const hidden = { schema: { hide: true } };

  app.get("/dev/outbox", hidden, async (request, reply) => {
    const mails = isThisMachine(request) ? await readOutbox(services) : null;
    return mails ? send(reply, list(mails)) : answerNotFound(request, reply);
  });

  app.get<{ Params: { id: string } }>("/dev/outbox/:id", hidden, async (request, reply) => {
    const mails = isThisMachine(request) ? await readOutbox(services) : null;
    const mail = mails?.find(({ id }) => id === request.params.id);
    return mail ? send(reply, mail.html) : answerNotFound(request, reply);
  });
}
