import { callShop } from "#web/calls/call-shop.ts";
import { uploadForm } from "#web/calls/upload-form.ts";
import { namedBy, type WireRequest } from "./request-use.types.ts";

/** Asks the shop back, with files where there are any; sent twice it is one question. */
export function sendQuestion(request: WireRequest, words: string, files: readonly File[]) {
  const { answer_no: answer } = request;
  const asked = namedBy(request);
  if (files.length === 0)
    return callShop("POST quote-request/:request_no/messages", {
      ...asked,
      body: { words, answer_no: answer },
    });
  const body = new FormData();
  body.append("words", words);
  if (answer !== null) body.append("answer_no", answer);
  for (const file of files) body.append("attachments[]", file, file.name);
  return uploadForm("POST quote-request/:request_no/messages", { ...asked, body });
}
