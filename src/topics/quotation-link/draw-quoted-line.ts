import { svgFileOf } from "#domain/preview/paint/svg-of.ts";
import { sceneOf } from "#domain/preview/scene-of.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { textureAddress } from "#platform/mail/textures.ts";
import { embedArtworkView } from "#topics/artwork/artwork-pictures.ts";
import { artworkView, readPromisedArtwork } from "#topics/artwork/visible-artwork.ts";
import type { Caller } from "#topics/person/caller.ts";
import { catalogueOf } from "#topics/order/loaded-order.ts";
import { qrCode, qrSvg } from "#platform/qr-code.ts";
import { quotationUrl } from "#topics/quotation/quotation-keys.ts";
import { quotationOf } from "#topics/quotation/read-quotation.ts";
import type { Services } from "#topics/services.ts";
import { openQuotation, type QuotationKey } from "./open-quotation.ts";

/** Pixels of the longest side of the customer's picture: a line's picture is small. */
const LINE_PX = 500;

type Drawn = { readonly ok: true; readonly svg: string } | Refusal<"not-found" | "too-many-tries">;

/** The address of a quotation as a QR code, for whoever has its link already. */
export async function drawQuotationCode(
  services: Pick<Services, "config" | "db" | "shopMoment">,
  caller: Caller,
  link: QuotationKey,
): Promise<Drawn> {
  const asked = await openQuotation(services, caller, link);
  if (!asked.ok) return asked;
  return { ok: true, svg: qrSvg(qrCode(quotationUrl(services, asked.opened.row))) };
}

/** What a line of a quotation (from 1) looks like, with its artwork in it, for whoever has its link; without artwork a sample. */
export async function drawQuotedLine(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment" | "storage">,
  caller: Caller,
  link: QuotationKey,
  line: number,
): Promise<Drawn> {
  const asked = await openQuotation(services, caller, link);
  if (!asked.ok) return asked;
  const { row } = asked.opened;
  const quoted = quotationOf(row).lines[line - 1];
  if (quoted === undefined || quoted.written === "charge") return refuse("not-found");
  const { selection } = quoted;
  const catalogue = await catalogueOf(services, { row });
  const shown = artworkView(catalogue, selection, await readPromisedArtwork(services.db, [selection]));
  const artwork = shown && (await embedArtworkView(services, shown, LINE_PX));
  const scene = sceneOf(catalogue, selection, { measures: false, artwork, guides: false });
  return { ok: true, svg: svgFileOf(scene, { prefix: "q-", texture: textureAddress }) };
}
