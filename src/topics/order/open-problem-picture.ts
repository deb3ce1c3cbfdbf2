import type { Readable } from "node:stream";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { findProblemPicture } from "./problem-pictures-rows.ts";
import type { Services } from "#topics/services.ts";

export interface AskedProblemPicture {
  readonly id: string;
  readonly isSmall: boolean;
}

export type OpenedPicture = { readonly ok: true; readonly stream: Readable } | Refusal<"not-found">;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A picture of a problem of an order as the shop has encoded it, by the order's id in the database. */
export async function openProblemPicture(
  { db, storage }: Pick<Services, "db" | "storage">,
  orderId: number,
  { id, isSmall }: AskedProblemPicture,
): Promise<OpenedPicture> {
  const files = UUID.test(id) ? await findProblemPicture(db, orderId, id) : null;
  const stream = files && (await storage.get(isSmall ? files.thumbnailSha256 : files.imageSha256));
  return stream ? { ok: true, stream } : refuse("not-found");
}
