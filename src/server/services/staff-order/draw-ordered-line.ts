import { refuse, type Refusal } from "#domain/refusal.ts";
import { drawWithArtwork } from "../mail/draw-with-artwork.ts";
import { type OrderPicture, drawPlace } from "../order/draw-order-line.ts";
import type { StaffOrderKey } from "../order/staff-order-key.ts";
import type { Services } from "../services.ts";
import { openStaffOrder } from "./open-staff-order.ts";

/** A place of a line with the pins of a proof that was sent back, as an SVG. */
export async function drawPinnedPlace(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment" | "storage">,
  asked: StaffOrderKey,
  picture: OrderPicture,
): Promise<{ readonly ok: true; readonly svg: string } | Refusal<"not-found">> {
  const opened = await openStaffOrder(services, asked);
  return opened.ok ? drawPlace(services, opened.order, picture) : opened;
}

/** What a line looks like with its customer's artwork, as a PNG. */
export async function drawOrderedLine(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment" | "storage">,
  asked: StaffOrderKey,
  line: number,
): Promise<{ readonly ok: true; readonly png: Buffer } | Refusal<"not-found">> {
  const opened = await openStaffOrder(services, asked);
  if (!opened.ok) return opened;
  const { catalogue, lines, artwork } = opened.order;
  const selection = lines[line - 1]?.selection;
  if (selection === undefined) return refuse("not-found");
  return { ok: true, png: await drawWithArtwork(services, catalogue, selection, artwork) };
}
