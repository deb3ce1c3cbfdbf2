import { refuse, type Refusal } from "#domain/refusal.ts";
import { drawWithArtwork } from "#topics/mail/draw-with-artwork.ts";
import { type OrderPicture, drawPlace } from "#topics/order/draw-order-line.ts";
import { proofedLine } from "#topics/order/known-order.ts";
import type { Services } from "#topics/services.ts";
import { amendLine, isAmending, type TypedFields } from "./amend-line.ts";
import { openStaffOrder } from "./open-staff-order.ts";

/** A place of a line with the pins of a proof that was sent back, as an SVG. */
export async function drawPinnedPlace(
  services: Pick<Services, "catalogue" | "db" | "shopMoment" | "storage">,
  orderNo: string,
  picture: Omit<OrderPicture, "view">,
): Promise<{ readonly ok: true; readonly svg: string } | Refusal<"not-found">> {
  const opened = await openStaffOrder(services, orderNo);
  if (!opened.ok) return opened;
  const drawn = await drawPlace(services, opened.order, { ...picture, view: "proof" });
  // Proofs of before have no drawing of their print file: their pins stand on the picture of the product.
  return drawn.ok ? drawn : drawPlace(services, opened.order, { ...picture, view: "product" });
}

/** What a line looks like with its customer's artwork, as a PNG; in the size that is tried, where one is typed. */
export async function drawOrderedLine(
  services: Pick<Services, "catalogue" | "db" | "shopMoment" | "storage">,
  orderNo: string,
  line: number,
  typed: TypedFields = {},
): Promise<{ readonly ok: true; readonly png: Buffer } | Refusal<"not-found">> {
  const opened = await openStaffOrder(services, orderNo);
  if (!opened.ok) return opened;
  const { catalogue, artwork } = opened.order;
  const tried = isAmending(typed) ? amendLine(opened.order, line, typed) : null;
  const shown = tried?.ok ? tried.line : proofedLine(opened.order, line);
  const selection = shown?.selection;
  if (selection === undefined) return refuse("not-found");
  return { ok: true, png: await drawWithArtwork(services, catalogue, selection, artwork) };
}
