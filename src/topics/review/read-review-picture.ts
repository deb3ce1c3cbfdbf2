import type { Readable } from "node:stream";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { findReviewPicture } from "./review-rows.ts";
import type { Services } from "#topics/services.ts";
import { isOpenKey } from "./create-review.ts";

export interface PictureQuery {
  readonly id: string;
  readonly isSmall: boolean;
  /** Of the staff's link, for a review that waits. */
  readonly until: string;
  readonly key: string;
}

/** A customer's picture as the shop has encoded it: of a review that is read, or for whoever may decide about it. */
export async function readReviewPicture(
  services: Pick<Services, "config" | "db" | "shopMoment" | "storage">,
  { id, isSmall, until, key }: PictureQuery,
): Promise<
  { readonly ok: true; readonly isPublic: boolean; readonly stream: Readable } | Refusal<"not-found">
> {
  const found = await findReviewPicture(services.db, id);
  if (found === null) return refuse("not-found");
  const isPublic = found.isAccepted;
  if (!isPublic && !isOpenKey(services, { id: found.reviewId, until, key })) return refuse("not-found");
  const sha256 = isSmall ? found.thumbnailSha256 : found.imageSha256;
  const stream = await services.storage.get(sha256);
  return stream === null ? refuse("not-found") : { ok: true, isPublic, stream };
}
