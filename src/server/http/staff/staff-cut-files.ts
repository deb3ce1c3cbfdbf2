import type { App } from "#server/api/app.types.ts";
import { answerRefusal } from "#server/api/answer-refusal.ts";
import { escapeHtml } from "#server/escape-html.ts";
import { type RequestFilesKey, requestFilesPath } from "#server/services/quote-request/request-files-key.ts";
import {
  type CutFilesPage,
  readCutFile,
  readCutFiles,
} from "#server/services/quote-request/read-cut-files.ts";
import type { Services } from "#server/services/services.ts";
import { fileIn, keyIn, sendEndedLink, sendStaffPage, staffFileHeaders, staffHeaders } from "./staff-page.ts";

const TOO_HEAVY =
  "The words take more time or memory than one file may. Try another file, or ask the customer for fewer words.";

/** What a file to cut is for, by its name. */
export function fileWords(file: string): string {
  if (file === "all.zip") return "All files in one archive";
  if (file === "job-ticket.pdf") return "Job ticket (PDF)";
  const [name = "", format = ""] = file.split(".");
  const parts = name.split("-");
  const which = parts.includes("outline") ? "Outline, the second film" : "Letters";
  const way = parts.includes("mirrored") ? ", mirrored" : "";
  return `${which}${way}${name.startsWith("CUT-THIS") ? ": cut this" : ""} (${format.toUpperCase()})`;
}

function pageContent({ title, files }: CutFilesPage, key: RequestFilesKey): string {
  const links = files.map(
    (file) =>
      `<li><a href="${escapeHtml(requestFilesPath("cut", key, file))}" download>${escapeHtml(fileWords(file))}</a></li>`,
  );
  return `<p>${escapeHtml(title)}</p><ul>${links.join("")}</ul><p>In millimetres, one copy a file; made when you open them, which takes a second or two. The link ends after 90 days.</p>`;
}

/** `/staff/lettering/{number}` with the date and key of the staff's mail: the files that a request's words are cut with. */
export function registerStaffCutFiles(app: App, services: Services): void {
  const schema = { hide: true };
  app.get("/staff/lettering/:requestNo", { schema }, async (request, reply) => {
    const key = keyIn(request);
    const found = await readCutFiles(services, key);
    if (found.ok)
      return sendStaffPage(reply, `Files to cut ${found.page.requestNo}`, pageContent(found.page, key));
    return sendEndedLink(reply);
  });
  app.get("/staff/lettering/:requestNo/:file", { schema }, async (request, reply) => {
    const key = keyIn(request);
    const file = fileIn(request);
    void reply.headers(staffHeaders);
    const found = await readCutFile(services, key, file);
    if (found.ok)
      return reply
        .headers({
          ...staffFileHeaders,
          "content-disposition": `attachment; filename="lettering-${key.requestNo}-${file}"`,
          "content-length": found.bytes,
        })
        .type(found.mediaType)
        .send(found.stream);
    if (found.code !== "too-heavy") return answerRefusal(reply, found);
    reply.code(422);
    const back = `<p><a href="${escapeHtml(requestFilesPath("cut", key))}">Back to the files</a></p>`;
    return sendStaffPage(reply, "This file cannot be made", `<p>${TOO_HEAVY}</p>${back}`);
  });
}
