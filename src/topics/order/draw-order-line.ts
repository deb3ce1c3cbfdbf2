import { artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import { svgFileOf } from "#domain/preview/paint/svg-of.ts";
import { sceneOf } from "#domain/preview/scene-of.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { textureAddress } from "#platform/mail/textures.ts";
import { embedArtworkView } from "#topics/artwork/artwork-pictures.ts";
import { artworkIn } from "#topics/artwork/visible-artwork.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import type { OrderQuery } from "./answer-order.ts";
import { proofVersions } from "#domain/order/proof/proof-versions.ts";
import { checksOf } from "#topics/printing/check-places.ts";
import { changedParts } from "#topics/printing/changed-parts.ts";
import type { ProofCheck } from "#topics/printing/proof-checks.ts";
import { type ChangedSince, printedAddress, proofPicture } from "#topics/printing/proof-pictures.ts";
import { withPins } from "#topics/printing/pinned-picture.ts";
import { proofedLine } from "./loaded-order.ts";
import { type ReadOrder, readOrder } from "./read-order.ts";

/** Pixels of the longest side of the customer's picture: a proof is looked at closely. */
const PROOF_PX = 1_400;

/** A picture of a line. */
export interface OrderPicture {
  /** From 1. */
  readonly line: number;
  /** Set by set and side by side, from 0. */
  readonly place: number;
  /** A proof that was sent back is shown with its pins; null: without any. */
  readonly version: number | null;
  /** Frames stand round what of it, as its print file was drawn, is not as in this proof of before; null: none do. */
  readonly since?: number | null;
  /** Which lines are laid over the drawing of its print file, with commas, where a page explains them; null: all, with a legend. */
  readonly lines?: string | null;
  /** "proof": as its print file was drawn, flat; "product": what it looks like. */
  readonly view: "product" | "proof";
}

interface Drawn {
  readonly ok: true;
  readonly svg: string;
}

/** Which proof a picture is of: one of before by its version, else the newest. */
function proofOf({ facts, state }: ReadOrder, { line, version }: OrderPicture) {
  const asked = version ?? state.proofs[line - 1]?.version;
  return proofVersions(facts, line).find((made) => made.version === asked);
}

/** What of a drawing has changed since a proof of before; null where that was not drawn. */
export async function changedSince(
  services: Pick<Services, "storage">,
  { facts, checks }: ReadOrder,
  now: ProofCheck,
  version: number,
): Promise<ChangedSince | null> {
  const { line, place } = now;
  const proof = proofVersions(facts, line).find((made) => made.version === version);
  const before = proof && checksOf(checks, line, proof.sha256).find((one) => one.place === place);
  return before ? { version, parts: await changedParts(services, now, before) } : null;
}

/** What is printed of a place of a proof; not there where its print file was not drawn. */
async function drawProof(
  { storage }: Pick<Services, "storage">,
  order: ReadOrder,
  picture: OrderPicture,
): Promise<Drawn | Refusal<"not-found">> {
  const { line, place, version, since = null } = picture;
  const proof = proofOf(order, picture);
  const check = proof && checksOf(order.checks, line, proof.sha256).find((one) => one.place === place);
  const href = check && (await printedAddress({ storage }, check));
  if (!proof || !check?.lines || !href) return refuse("not-found");
  const changed = since === null ? null : await changedSince({ storage }, order, check, since);
  const shown = picture.lines?.split(",") ?? null;
  const svg = proofPicture(check.lines, href, { words: `Proof ${proof.version}`, changed, shown });
  return { ok: true, svg: withPins(svg, version === null ? [] : (proof.change?.pins ?? []), place) };
}

/**
 * What a place of an ordered line looks like with its customer's artwork in it; of a line without artwork the first place shows a
 * sample. Where artwork cannot be had there is no picture: a sample would be taken for it.
 */
export async function drawPlace(
  services: Pick<Services, "storage">,
  order: ReadOrder,
  picture: OrderPicture,
): Promise<Drawn | Refusal<"not-found">> {
  if (picture.view === "proof") return drawProof(services, order, picture);
  const { line, place, version } = picture;
  const { catalogue, artwork: known, facts } = order;
  const selection = proofedLine(order, line, version)?.selection;
  if (selection === undefined) return refuse("not-found");
  const slot = selection.artwork === null ? undefined : artworkSlots(catalogue, selection)[place];
  const shown = slot === undefined ? null : artworkIn(slot, known);
  const artwork = shown && (await embedArtworkView(services, shown, PROOF_PX));
  if (artwork === null && (slot !== undefined || place > 0)) return refuse("not-found");
  const side = slot?.side ?? "front";
  const scene = sceneOf(catalogue, selection, { side, measures: false, artwork, guides: false });
  const svg = svgFileOf(scene, { prefix: "p-", texture: textureAddress });
  const proof = proofVersions(facts, line).find((made) => made.version === version);
  return { ok: true, svg: withPins(svg, proof?.change?.pins ?? [], place) };
}

/** The same, for its owner and for whoever has the order's key. */
export async function drawOrderLine(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment" | "storage">,
  caller: Caller,
  { orderNo, key }: OrderQuery,
  asked: OrderPicture,
): Promise<Drawn | Refusal<"not-found" | "password-must-change" | "too-many-tries">> {
  const over = await consumeRateLimit(services, "drawOrder", caller);
  if (over) return over;
  const read = await readOrder(services, caller, orderNo, key);
  return read.ok ? drawPlace(services, read.order, asked) : read;
}
