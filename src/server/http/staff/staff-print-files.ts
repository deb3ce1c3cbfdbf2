import { attachmentNamed } from "#server/api/attachment-named.ts";
import type { App } from "#server/api/app.types.ts";
import { answerRefusal } from "#server/api/answer-refusal.ts";
import { escapeHtml } from "#server/escape-html.ts";
import { requestFilesPath, type RequestFilesKey } from "#server/services/quote-request/request-files-key.ts";
import { listPrintFiles, type PrintFilesPage } from "#server/services/print-files/list-print-files.ts";
import { readPrintFile } from "#server/services/print-files/read-print-file.ts";
import type { Services } from "#server/services/services.ts";
import { fileIn, keyIn, sendEndedLink, sendStaffPage, staffFileHeaders, staffHeaders } from "./staff-page.ts";

type Slot = PrintFilesPage["slots"][number];

function slotContent({ place, artworkName, notes, files }: Slot, key: RequestFilesKey): string {
  const links = files.map(
    ({ file, words }) =>
      `<li><a href="${escapeHtml(requestFilesPath("print", key, file))}">${escapeHtml(words)}</a></li>`,
  );
  return (
    `<h2>${escapeHtml(place)}</h2><p class="note">${escapeHtml(artworkName)}</p>` +
    notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`).join("") +
    (links.length === 0 ? "" : `<ul>${links.join("")}</ul>`)
  );
}

function pageContent({ title, slots }: PrintFilesPage, key: RequestFilesKey): string {
  return (
    `<p>${escapeHtml(title)}</p>${slots.map((slot) => slotContent(slot, key)).join("")}` +
    `<p>In millimetres; made when you open them, which takes a few seconds. The link ends after 90 days.</p>`
  );
}

/** `/staff/print/{number}` with the date and key of the staff's mail: the files that a request's artwork is printed with. */
export function registerStaffPrintFiles(app: App, services: Services): void {
  const schema = { hide: true };
  app.get("/staff/print/:requestNo", { schema }, async (request, reply) => {
    const key = keyIn(request);
    const found = await listPrintFiles(services, key);
    if (!found.ok) return sendEndedLink(reply);
    return sendStaffPage(reply, `Files to print ${found.page.requestNo}`, pageContent(found.page, key));
  });
  app.get("/staff/print/:requestNo/:file", { schema }, async (request, reply) => {
    const key = keyIn(request);
    void reply.headers(staffHeaders);
    const found = await readPrintFile(services, key, fileIn(request));
    if (found.ok)
      return reply
        .headers({
          ...staffFileHeaders,
          "content-disposition": attachmentNamed(found.name),
          "content-length": found.bytes,
        })
        .type("application/pdf")
        .send(found.stream);
    if (found.code !== "unprintable") return answerRefusal(reply, found);
    reply.code(422);
    const back = `<p><a href="${escapeHtml(requestFilesPath("print", key))}">Back to the files</a></p>`;
    return sendStaffPage(
      reply,
      "No print file can be made of this",
      `<p>${escapeHtml(found.why)}</p>${back}`,
    );
  });
}
