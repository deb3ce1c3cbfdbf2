import { z } from "zod";
import type { Refusal } from "#domain/refusal.ts";
import { findSaidFile } from "./said-files-rows.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import {
  type AttachmentView,
  openAttachment,
  type OpenedAttachment,
} from "#topics/artwork/open-attachment.ts";
import { opensRequest } from "./request-link.ts";
import type { Services } from "#topics/services.ts";
import type { RequestLink } from "./open-request.ts";

const uuid = z.uuid();

/** A file of what was said about a request, or the shop's picture of it, for whoever has the request's link. */
export async function openSaidFile(
  services: Pick<Services, "config" | "db" | "storage">,
  caller: Caller,
  { requestNo, key }: RequestLink,
  { id, view }: { readonly id: string; readonly view: AttachmentView },
): Promise<OpenedAttachment | Refusal<"not-found" | "too-many-tries">> {
  const over = await consumeRateLimit(services, "requestFile", caller);
  if (over) return over;
  const isOpen = opensRequest(services, requestNo, key) && uuid.safeParse(id).success;
  return openAttachment(services, isOpen ? await findSaidFile(services.db, requestNo, id) : null, view);
}
