import { buffer } from "node:stream/consumers";
import { MOST_SQUARES } from "#domain/cut-line/kept/artwork-outside.ts";
import { hasEdgeBleed } from "#domain/cut-line/bleed/edge-bleed.ts";
import type { PixelPicture } from "#domain/cut-line/coverage.ts";
import type { LineMeasures } from "#domain/cut-line/kept/check-line.ts";
import type { SavedSettings } from "#domain/cut-line/kept/saved-settings.ts";
import type { LineGeometry } from "#domain/cut-line/kept/line-geometry.ts";
import { ownCutIn } from "#domain/artwork/preflight/own-cut-in.ts";
import { isOwnLine } from "#domain/cut-line/own/own-line.ts";
import { trueSize } from "#domain/cut-line/kept/true-size.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import { checkCutLine, type CheckedClientLine } from "#platform/artwork/check-cut-line.ts";
import { digest } from "#platform/auth/tokens.ts";
import { type Artwork, findArtworks } from "./artworks.ts";
import {
  addCutLine,
  findCutLines,
  findSameCutLine,
  holdArtwork,
  type SavedCutLine,
  leaveCutLines,
  type NewCutLine,
} from "./cut-lines.ts";
import type { Owner } from "#platform/db/owner.ts";
import { networkOf } from "#platform/network.ts";
import { type Caller, findOwner } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { edgePicture, withSmaller } from "./artwork-pictures.ts";
import { newShortId } from "./short-id.ts";

type Needs = Pick<Services, "config" | "db" | "storage">;

/** Lines of one artwork; of those that nothing names the oldest make room. */
const MOST_OF_ARTWORK = 40;
/** Pixels of a file, its page and the shop's picture of it are rounded apart by less than this part. */
const PROPORTION = 0.03;

/** A line as a browser sends it. */
interface SentLine {
  readonly artwork: string;
  readonly settings: SavedSettings;
  readonly size: SizeMm;
  readonly geometry: LineGeometry;
}

type Measured = Extract<CheckedClientLine, { ok: true }>;

/** Whether a line is as large as it says. */
function sizeFault({ size }: SentLine, { widthUm, heightUm }: LineMeasures): Refusal<"refused"> | null {
  const whole = trueSize({ widthMm: widthUm / 1_000, heightMm: heightUm / 1_000 });
  const is = `The line is ${whole.widthMm} x ${whole.heightMm} mm.`;
  if (whole.widthMm !== size.widthMm) return refuseFields("refused", { width: is });
  return whole.heightMm === size.heightMm ? null : refuseFields("refused", { height: is });
}

/** The pixels of the shop's small picture of a file; null when it is gone. */
async function pixelsOf({ storage }: Pick<Needs, "storage">, artwork: Artwork): Promise<PixelPicture | null> {
  const stream = await storage.get(artwork.thumbnailSha256 ?? artwork.pictureSha256);
  if (stream === null) return null;
  const { data, info } = await withSmaller(await buffer(stream), MOST_SQUARES, (small) =>
    small.ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
  );
  return { pixels: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** Whether a line that says so is the cut line of its file. */
function ownFault({ geometry }: SentLine, { facts }: Artwork): Refusal<"refused"> | null {
  if (geometry.isOwn !== true) return null;
  const own = ownCutIn(facts);
  return own !== null && isOwnLine(geometry, own)
    ? null
    : refuseFields("refused", { curves: "It is not the cut line of the file." });
}

/** Looks at a line again beside the artwork that it says it goes round. */
async function checked(
  services: Needs,
  { ip }: Caller,
  sent: SentLine,
  artwork: Artwork,
): Promise<Measured | Refusal<"refused">> {
  const { settings, geometry } = sent;
  const { width, height } = geometry.picture;
  if (Math.abs((width * artwork.heightPx) / (height * artwork.widthPx) - 1) > PROPORTION)
    return refuseFields("refused", { picture: "The picture has other proportions." });
  const notOwn = ownFault(sent, artwork);
  if (notOwn !== null) return notOwn;
  const isOwn = geometry.isOwn === true;
  const isOfLargest = settings.pieces === "largest";
  // Of artwork on other ground its edge tells what lies outside.
  const isSeen = artwork.isClear && !isOfLargest && !isOwn && geometry.outline === null;
  const isSpread = hasEdgeBleed({ ...settings, isOwn });
  const pixels = isSeen || isSpread ? await pixelsOf(services, artwork) : null;
  const asked = {
    geometry,
    picture: isSeen ? pixels : null,
    isOfLargest,
    spreadOf: isSpread ? pixels : null,
  };
  const found = await checkCutLine(networkOf(ip), asked);
  if (!found.ok) return refuseFields("refused", { [found.field]: found.why });
  return sizeFault(sent, found.measures) ?? found;
}

export interface CutLineOutcome {
  readonly ok: true;
  readonly line: SavedCutLine;
  /** It was there before. */
  readonly already: boolean;
}

async function described(
  { artwork, settings, geometry }: SentLine,
  { measures, edges: spread }: Measured,
): Promise<NewCutLine> {
  const edges = spread && (await edgePicture(spread));
  const same = digest(JSON.stringify([settings, geometry]));
  return { id: newShortId(), artworkId: artwork, digest: same, settings, geometry, edges, ...measures };
}

async function addOnce(
  { db }: Needs,
  owner: Owner,
  line: NewCutLine,
): Promise<CutLineOutcome | Refusal<"artwork-gone" | "cut-lines-full">> {
  return db.transaction(async (tx) => {
    if (!(await holdArtwork(tx, owner, line.artworkId))) return refuse("artwork-gone", "artwork");
    const same = await findSameCutLine(tx, line);
    if (same !== null) return { ok: true, line: same, already: true };
    const left = await leaveCutLines(tx, line.artworkId, MOST_OF_ARTWORK - 1);
    if (left >= MOST_OF_ARTWORK) return refuse("cut-lines-full", "artwork");
    return { ok: true, line: await addCutLine(tx, line), already: false };
  });
}

/** Keeps a line round one's own artwork, looked at again: what was drawn in a browser is not believed. */
export async function keepCutLine(
  services: Needs,
  caller: Caller,
  sent: SentLine,
): Promise<
  | CutLineOutcome
  | Refusal<"artwork-gone" | "cut-lines-full" | "password-must-change" | "refused" | "too-many-tries">
> {
  const over = await consumeRateLimit(services, "keepCutLine", caller);
  if (over) return over;
  const ownerFound = await findOwner(services, caller);
  if (!ownerFound.ok) return ownerFound;
  const { owner } = ownerFound;
  const artwork = (await findArtworks(services.db, owner, [sent.artwork])).get(sent.artwork);
  if (owner === null || artwork === undefined) return refuse("artwork-gone", "artwork");
  const found = await checked(services, caller, sent, artwork);
  return found.ok ? addOnce(services, owner, await described(sent, found)) : found;
}

/** One's own line, by its id. */
export async function readCutLine(
  services: Pick<Services, "db">,
  caller: Caller,
  id: string,
): Promise<
  { readonly ok: true; readonly line: SavedCutLine } | Refusal<"not-found" | "password-must-change">
> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const line = (await findCutLines(services.db, found.owner, [id])).get(id);
  return line === undefined ? refuse("not-found") : { ok: true, line };
}
