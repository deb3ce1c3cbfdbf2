import { artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import { svgFileOf } from "#domain/preview/paint/svg-of.ts";
import { sceneOf } from "#domain/preview/scene-of.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { textureAddress } from "#server/mail/textures.ts";
import { embedArtwork } from "../artwork/embed-artwork.ts";
import { artworkIn, ownArtworkAt } from "../artwork/shown-artwork.ts";
import type { Caller } from "../caller.ts";
import { consumeRateLimit } from "../consume-rate-limit.ts";
import type { Services } from "../services.ts";
import type { AskedOrder } from "./answer-proof.ts";
import { readOrder } from "./read-order.ts";

/** Pixels of the longest side of the customer's picture: a proof is looked at closely. */
const PROOF_PX = 1_400;

/**
 * What a place of an ordered line looks like with its customer's artwork in it, for its owner and for whoever has the order's key; of a
 * line without artwork the first place shows a sample. Where artwork cannot be had there is no picture: a sample would be taken for it.
 */
export async function drawOrderLine(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment" | "storage">,
  caller: Caller,
  { orderNo, key }: AskedOrder,
  { line, place }: { readonly line: number; readonly place: number },
): Promise<
  | { readonly ok: true; readonly svg: string }
  | Refusal<"not-found" | "password-must-change" | "too-many-tries">
> {
  const over = await consumeRateLimit(services, "drawOrder", caller);
  if (over) return over;
  const read = await readOrder(services, caller, orderNo, key);
  if (!read.ok) return read;
  const { catalogue, lines, artwork: known } = read.order;
  const selection = lines[line - 1]?.selection;
  if (selection === undefined) return refuse("not-found");
  const slot = selection.artwork === null ? undefined : artworkSlots(catalogue, selection)[place];
  const shown = slot === undefined ? null : artworkIn(slot, known);
  const href = shown && (await embedArtwork(services, shown, PROOF_PX));
  if (href === null && (slot !== undefined || place > 0)) return refuse("not-found");
  const artwork = shown && href !== null ? ownArtworkAt(shown, href) : null;
  const side = slot?.side ?? "front";
  const scene = sceneOf(catalogue, selection, { side, measures: false, artwork, guides: false });
  return { ok: true, svg: svgFileOf(scene, { prefix: "p-", texture: textureAddress }) };
}
