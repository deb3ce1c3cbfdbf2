import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { App } from "#server/api/app.types.ts";
import { answerRefusal } from "#server/api/answer-refusal.ts";
import { brandColours as colour } from "#server/brand-colours.ts";
import { escapeHtml } from "#server/escape-html.ts";
import { type CutFilesKey, cutFilesPath } from "#server/services/quote-request/cut-files-key.ts";
import {
  type CutFilesPage,
  readCutFile,
  readCutFiles,
} from "#server/services/quote-request/read-cut-files.ts";
import type { Services } from "#server/services/services.ts";

const word = z.string().max(200).catch("");
const asked = z.object({ requestNo: word, until: word, key: word });

function keyIn({ params, query }: FastifyRequest): CutFilesKey {
  return asked.parse({ ...(query as object), ...(params as object) });
}

const style =
  `body{max-width:40rem;margin:0 auto;padding:32px 16px;background:${colour.paper};color:${colour.ink};` +
  `font:16px/1.5 'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;overflow-wrap:anywhere}` +
  `h1{font-size:24px;line-height:1.25}p{margin:12px 0}ul{margin:12px 0;padding:0;list-style:none}` +
  `main{padding:8px 24px 24px;border:1px solid ${colour.rule};border-radius:18px;background:${colour.card}}` +
  `a{display:inline-block;min-height:44px;line-height:44px;color:${colour.ink}}`;

const headers = {
  "cache-control": "private, no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
} as const;

/** Only its own style. */
const policy =
  `default-src 'none'; style-src 'sha256-${hash("sha256", style, "base64")}'; base-uri 'none'; ` +
  `frame-ancestors 'none'`;

function sendPage(reply: FastifyReply, title: string, content: string): FastifyReply {
  return reply
    .headers({ ...headers, "content-security-policy": policy })
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`,
    );
}

/** What a file is for, by its name. */
function told(file: string): string {
  if (file === "all.zip") return "All files in one archive";
  if (file === "job-ticket.pdf") return "Job ticket (PDF)";
  const [name = "", format = ""] = file.split(".");
  const [film, mirrored] = name.split("-");
  const which = film === "outline" ? "Outline, the second film" : "Letters";
  return `${which}${mirrored === undefined ? "" : ", mirrored"} (${format.toUpperCase()})`;
}

function pageContent({ title, files }: CutFilesPage, key: CutFilesKey): string {
  const links = files.map(
    (file) =>
      `<li><a href="${escapeHtml(cutFilesPath(key, file))}" download>${escapeHtml(told(file))}</a></li>`,
  );
  return `<p>${escapeHtml(title)}</p><ul>${links.join("")}</ul><p>In millimetres, one copy a file. The link ends after 90 days.</p>`;
}

/** `/staff/lettering/{number}` with the date and key of the staff's mail: the files that a request's words are cut with. */
export function registerStaffCutFiles(app: App, services: Services): void {
  const schema = { hide: true };
  app.get("/staff/lettering/:requestNo", { schema }, async (request, reply) => {
    const key = keyIn(request);
    const found = await readCutFiles(services, key);
    if (found.ok)
      return sendPage(reply, `Files to cut ${found.page.requestNo}`, pageContent(found.page, key));
    reply.code(404);
    return sendPage(reply, "This link has ended", "<p>It is too old, or not whole.</p>");
  });
  app.get("/staff/lettering/:requestNo/:file", { schema }, async (request, reply) => {
    const key = keyIn(request);
    const { file } = z.object({ file: word }).parse(request.params);
    const found = await readCutFile(services, key, file);
    if (!found.ok) return answerRefusal(reply.headers(headers), found);
    return reply
      .headers({
        ...headers,
        "content-disposition": `attachment; filename="lettering-${key.requestNo}-${file}"`,
        "content-security-policy": "sandbox; default-src 'none'",
      })
      .type(found.mediaType)
      .send(found.bytes);
  });
}
