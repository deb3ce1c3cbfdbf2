import type { Readable } from "node:stream";
import { z } from "zod";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { type Attachment, findAttachment } from "./attachments.ts";
import type { Services } from "#topics/services.ts";

/** A file as it came, to be saved; or the shop's own picture of it, whole or small. */
export type AttachmentView = "file" | "picture" | "thumbnail";

export interface OpenedAttachment {
  readonly ok: true;
  readonly view: AttachmentView;
  readonly file: Attachment;
  readonly stream: Readable;
}

/** A file of a quote request or of what was said about it; not found where the shop has none, or no such picture of it. */
export async function openAttachment(
  { storage }: Pick<Services, "storage">,
  file: Attachment | null,
  view: AttachmentView,
): Promise<OpenedAttachment | Refusal<"not-found">> {
  if (file === null) return refuse("not-found");
  const contents = { file: file.sha256, picture: file.pictureSha256, thumbnail: file.thumbnailSha256 };
  const sha256 = contents[view];
  const stream = sha256 === null ? null : await storage.get(sha256);
  return stream === null ? refuse("not-found") : { ok: true, view, file, stream };
}

const uuid = z.uuid();

/** The same by its id, for who may read requests. */
export async function openAttachmentAsStaff(
  services: Pick<Services, "db" | "storage">,
  id: string,
  view: AttachmentView,
): Promise<OpenedAttachment | Refusal<"not-found">> {
  const file = uuid.safeParse(id).success ? await findAttachment(services.db, id) : null;
  return openAttachment(services, file, view);
}
