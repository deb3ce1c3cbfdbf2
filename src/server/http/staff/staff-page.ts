import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { brandColours as colour } from "#server/brand-colours.ts";
import { escapeHtml } from "#server/escape-html.ts";
import type { RequestFilesKey } from "#server/services/quote-request/request-files-key.ts";

const word = z.string().max(200).catch("");
const asked = z.object({ requestNo: word, until: word, key: word });
const askedFile = z.object({ file: word });

/** What a link to a request's files says. */
export function keyIn({ params, query }: FastifyRequest): RequestFilesKey {
  return asked.parse({ ...(query as object), ...(params as object) });
}

export function fileIn({ params }: FastifyRequest): string {
  return askedFile.parse(params).file;
}

const style =
  `body{max-width:40rem;margin:0 auto;padding:32px 16px;background:${colour.paper};color:${colour.ink};` +
  `font:16px/1.5 'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;overflow-wrap:anywhere}` +
  `h1{font-size:24px;line-height:1.25}h2{margin:28px 0 0;font-size:18px}p{margin:12px 0}ul{margin:12px 0;padding:0;list-style:none}` +
  `img{display:block;max-width:100%;height:auto;margin:12px 0;border-radius:10px}main{padding:8px 24px 24px;border:1px solid ${colour.rule};border-radius:18px;background:${colour.card}}` +
  `.note{margin:4px 0;color:${colour.inkSoft}}.by{color:${colour.inkSoft}}.comment{white-space:pre-line}` +
  `.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(14rem,100%),1fr));gap:12px;margin:12px 0 24px}` +
  `.pictures img{margin:0}.answers{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}` +
  `button{min-height:44px;padding:0 24px;border:2px solid ${colour.ink};border-radius:10px;font:inherit;font-weight:600;cursor:pointer}` +
  `summary{min-height:44px;padding:0 12px;line-height:44px;font-weight:600;cursor:pointer}` +
  `.accept{background:${colour.ink};color:${colour.card}}.decline{background:${colour.card};color:${colour.ink}}` +
  `a{display:inline-block;padding:10px 0;color:${colour.ink}}`;

/** The key of a link is nobody else's: it stays on this shop. */
export const staffHeaders = {
  "cache-control": "private, no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex",
} as const;

/** Of a file to be saved, never shown. */
export const staffFileHeaders = {
  ...staffHeaders,
  "content-security-policy": "sandbox; default-src 'none'",
} as const;

/** Only its own style, and the shop's own pictures and forms. */
function policyOf(own: string): string {
  return (
    `default-src 'none'; img-src 'self'; style-src 'sha256-${hash("sha256", own, "base64")}'; form-action 'self'; ` +
    `base-uri 'none'; frame-ancestors 'none'`
  );
}

/** A page of the staff's whole: `body` is HTML, and its style is all it loads. */
export function sendStaffDocument(
  reply: FastifyReply,
  page: { readonly title: string; readonly style: string; readonly body: string },
): FastifyReply {
  return reply
    .headers({ ...staffHeaders, "content-security-policy": policyOf(page.style) })
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${escapeHtml(page.title)}</title><style>${page.style}</style></head><body>${page.body}</body></html>`,
    );
}

/** A page for whoever has the link of a staff mail; `content` is HTML. */
export function sendStaffPage(reply: FastifyReply, title: string, content: string): FastifyReply {
  const body = `<main><h1>${escapeHtml(title)}</h1>${content}</main>`;
  return sendStaffDocument(reply, { title, style, body });
}

export function sendEndedLink(reply: FastifyReply, why = "It is too old, or not whole."): FastifyReply {
  reply.code(404);
  return sendStaffPage(reply, "This link has ended", `<p>${why}</p>`);
}
