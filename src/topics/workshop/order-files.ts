import type { Readable } from "node:stream";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { type ProblemPictureQuery, type OpenedPicture, openProblemPicture } from "#topics/order/problems.ts";
import { proofedLine } from "#topics/order/loaded-order.ts";
import { type ProofFileQuery, drawProofFile } from "#topics/order/proof-file.ts";
import { printFileOf, type ReadPrintFile } from "#topics/printing/read-print-file.ts";
import type { PrintRequest } from "#topics/printing/print-request.ts";
import { cutFileOf, TOO_HEAVY, wordsToCut } from "#topics/request/read-cut-files.ts";
import type { Services } from "#topics/services.ts";
import { openStaffOrder, printsOfLine } from "./open-staff-order.ts";
import { drawWithArtwork } from "#topics/mail/draw-with-artwork.ts";
import { changedSince, drawPlace, type OrderPicture } from "#topics/order/draw-order-line.ts";
import { printedAddress, proofPicture } from "#topics/printing/proof-pictures.ts";
import { comparedNow } from "./compared-proofs.ts";
import { amendLine, isAmending, type AmendmentInput } from "./amend-line.ts";

type Needs = Pick<Services, "catalogue" | "config" | "db" | "shopMoment" | "storage">;

/** A file of a line to be saved, or why it cannot be made. */
export type ReadOrderFile =
  | {
      readonly ok: true;
      readonly name: string;
      readonly mediaType: string;
      readonly bytes: number;
      readonly stream: Readable;
    }
  | { readonly ok: false; readonly code: "unprintable"; readonly why: string };

/** The customer's file of a set and side as it came: "set-1-back". */
async function originalOf({ storage }: Needs, { slots, number }: PrintRequest, name: string) {
  const artwork = slots.find((slot) => slot.name === name)?.artwork ?? null;
  const stream = artwork && (await storage.get(artwork.sha256));
  if (!artwork || !stream) return refuse("not-found");
  // It comes as bytes of no type: no browser opens what somebody sent.
  const mediaType = "application/octet-stream";
  return { ok: true as const, name: `${number} ${artwork.name}`, mediaType, bytes: artwork.bytes, stream };
}

/** A place of a line's proof as its customer has it. */
export async function readStaffProof(
  services: Needs,
  orderNo: string,
  proof: ProofFileQuery,
): Promise<ReadPrintFile | Refusal<"not-found">> {
  const opened = await openStaffOrder(services, orderNo);
  return opened.ok ? drawProofFile(services, opened.order, proof) : opened;
}

/** The drawing of a print file, or what its customer has seen in its place. */
export async function readStaffCheck(
  services: Needs,
  orderNo: string,
  id: string,
  which: "printed" | "shown",
): Promise<{ readonly ok: true; readonly stream: Readable } | Refusal<"not-found">> {
  const opened = await openStaffOrder(services, orderNo);
  if (!opened.ok) return opened;
  const check = opened.order.checks.find((one) => one.id === id);
  const sha256 = (which === "printed" ? check?.printedSha256 : check?.shownSha256) ?? null;
  const stream = sha256 === null ? null : await services.storage.get(sha256);
  return stream === null ? refuse("not-found") : { ok: true, stream };
}

/** A picture of a problem that a customer has reported. */
export async function readStaffProblemPicture(
  services: Needs,
  orderNo: string,
  picture: ProblemPictureQuery,
): Promise<OpenedPicture> {
  const opened = await openStaffOrder(services, orderNo);
  return opened.ok ? openProblemPicture(services, opened.order.row.id, picture) : opened;
}

/** A file by which a line is printed or cut, by its name in the address. */
export async function readStaffOrderFile(
  services: Needs,
  orderNo: string,
  { line, file }: { readonly line: number; readonly file: string },
): Promise<ReadOrderFile | Refusal<"not-found">> {
  const opened = await openStaffOrder(services, orderNo);
  if (!opened.ok) return opened;
  const { order } = opened;
  const shown = proofedLine(order, line);
  if (shown === null) return refuse("not-found");
  const prints = printsOfLine(order, line, shown);
  if (file.startsWith("as-sent-")) return originalOf(services, prints, file.slice("as-sent-".length));
  const words = wordsToCut(services, prints);
  if (words === null) {
    const made = await printFileOf(services, prints, file);
    return made.ok ? { ...made, mediaType: "application/pdf" } : made;
  }
  const cut = await cutFileOf(services, words, file);
  if (cut.ok) return { ...cut, name: `${prints.number} ${file}` };
  return cut.code === "too-heavy" ? { ok: false, code: "unprintable", why: TOO_HEAVY } : cut;
}

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

/**
 * A place of a line as it is to be shown next, or as its newest proof shows it, as an SVG with frames round what has changed since a
 * proof of before.
 */
export async function drawChangedPlace(
  services: Needs,
  orderNo: string,
  { line, version, place }: ProofFileQuery,
): Promise<{ readonly ok: true; readonly svg: string } | Refusal<"not-found">> {
  const opened = await openStaffOrder(services, orderNo);
  if (!opened.ok) return opened;
  const { order } = opened;
  const check = comparedNow(order, line)?.find((one) => one.place === place);
  const href = check && (await printedAddress(services, check));
  const changed = check && (await changedSince(services, order, check, version));
  if (!check?.lines || !href || !changed) return refuse("not-found");
  return {
    ok: true,
    svg: proofPicture(check.lines, href, { words: `Changed since proof ${version}`, changed }),
  };
}

/** What a line looks like with its customer's artwork, as a PNG; in the size that is tried, where one is typed. */
export async function drawOrderedLine(
  services: Pick<Services, "catalogue" | "db" | "shopMoment" | "storage">,
  orderNo: string,
  line: number,
  typed: AmendmentInput = {},
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
