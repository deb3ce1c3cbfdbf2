import { MAX_UPLOAD_BYTES } from "#domain/artwork/file-rules.ts";
import { UNFIT_HEAD_BYTES, unfitContent, unfitFile } from "#domain/artwork/unfit-file.ts";
import { messageOf } from "#domain/messages.ts";

/** Why nothing can be printed from a file, as far as its name, its size and its beginning say it, with what to send instead; null where it may be artwork. */
export async function unfitMessage(file: File): Promise<string | null> {
  if (file.size === 0) return messageOf("artwork-empty");
  const head = new Uint8Array(await file.slice(0, UNFIT_HEAD_BYTES).arrayBuffer());
  const code = unfitFile(file.name, unfitContent(head));
  if (code !== null) return messageOf(code);
  return file.size > MAX_UPLOAD_BYTES ? messageOf("upload-too-large") : null;
}
