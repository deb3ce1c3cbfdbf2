import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { brandColours as colour } from "#platform/brand-colours.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import type { App } from "./app.types.ts";

const style =
  `body{max-width:40rem;margin:0 auto;padding:32px 16px;background:${colour.paper};color:${colour.ink};` +
  `font:16px/1.5 'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;overflow-wrap:anywhere}` +
  `h1{font-size:24px;line-height:1.25}p{margin:12px 0}` +
  `main{padding:8px 24px 24px;border:1px solid ${colour.rule};border-radius:18px;background:${colour.card}}`;

/** The key of a link is nobody else's: it stays on this shop. */
export const keyedHeaders = {
  "cache-control": "private, no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex",
} as const;

const policy =
  `default-src 'none'; style-src 'sha256-${hash("sha256", style, "base64")}'; form-action 'none'; ` +
  `base-uri 'none'; frame-ancestors 'none'`;

/** A page of a few words for whoever has a key, without anything of the shop's pages; `content` is HTML. */
export function sendPlainPage(reply: FastifyReply, title: string, content: string): FastifyReply {
  return reply
    .headers({ ...keyedHeaders, "content-security-policy": policy })
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`,
    );
}

/** Answers 404 where a file was asked for, with the shop's page that is read there instead. */
export async function answerMissingPage(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply> {
  const { accept } = request.headers;
  const page = await app.inject({ url: path, headers: accept === undefined ? {} : { accept } });
  const { "content-type": type, "content-security-policy": policy } = page.headers;
  if (policy !== undefined) reply.header("content-security-policy", policy);
  return reply
    .code(404)
    .header("content-type", type ?? "text/plain; charset=utf-8")
    .send(page.rawPayload);
}
