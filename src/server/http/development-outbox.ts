import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../api/app.types.ts";
import { readOutbox, type KeptMail } from "../services/mail/read-outbox.ts";
import type { Services } from "../services/services.ts";
import { answerNotFound } from "./failures/failures.ts";
import { isLoopback } from "./loopback.ts";

/** Mails may be styled; nothing in them runs, loads, or leaves the page but links in a tab of their own. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-popups";

const ownNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

const isThisMachine = (request: FastifyRequest): boolean =>
  isLoopback(request.ip) && ownNames.has(request.hostname.replace(/:\d+$/, ""));

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const line = ({ id, keptAt, recipient, subject }: KeptMail): string =>
  `<li><a href="/dev/outbox/${id}">${escapeHtml(subject)}</a> to ${escapeHtml(recipient)}, <time>${keptAt}</time></li>`;

const list = (mails: readonly KeptMail[]): string =>
  `<!doctype html><html lang="en-NZ"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>` +
  `<body style="max-width:48rem;margin:2rem auto;padding:0 1rem;font:16px/1.6 system-ui,sans-serif"><h1>Outbox</h1>` +
  `<p>Mails this shop has written. They are kept here because SMTP_URL is not set.</p>` +
  (mails.length === 0 ? "<p>There is no mail yet.</p>" : `<ol reversed>${mails.map(line).join("")}</ol>`);

const send = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header("content-security-policy", policy)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html);

/** `/dev/outbox`: the kept mails, for a browser on this machine, while no mail server is configured. */
export const registerDevelopmentOutbox = (app: App, services: Services): void => {
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
};
