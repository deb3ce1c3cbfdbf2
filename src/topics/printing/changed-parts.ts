import { LRUCache } from "lru-cache";
import type { PartBox } from "#domain/artwork/comparison/connected-parts.ts";
import type { Pixels } from "#domain/artwork/comparison/perceived-pixels.ts";
import { pictureDifference } from "#domain/artwork/comparison/picture-difference.ts";
import type { PieceLines } from "#domain/artwork/comparison/print-check.ts";
import { withSmaller } from "#topics/artwork/artwork-pictures.ts";
import type { Services } from "#topics/services.ts";
import type { ProofCheck } from "./proof-checks.ts";
import { printedPicture } from "./proof-pictures.ts";

/** The longer side of what is compared, in pixels: a word of 2 mm on a label is seen, and nobody waits for it. */
const COMPARED_PX = 320;

/** So many are marked, the largest ones: more are a new picture. */
const MOST_PARTS = 12;

async function pixelsOf(services: Pick<Services, "storage">, check: ProofCheck): Promise<Pixels | null> {
  const picture = await printedPicture(services, check);
  if (picture === null) return null;
  const { data, info } = await withSmaller(picture, COMPARED_PX, (small) =>
    small.ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
  );
  return { data, width: info.width, height: info.height };
}

async function compared(
  services: Pick<Services, "storage">,
  { now, before, lines }: Record<"before" | "now", ProofCheck> & { readonly lines: PieceLines },
): Promise<readonly PartBox[] | null> {
  const [one, other] = [await pixelsOf(services, now), await pixelsOf(services, before)];
  if (one === null || one.width !== other?.width || one.height !== other.height) return null;
  const mmPerPx = (lines.widthMm + 2 * lines.bleedMm) / one.width;
  return pictureDifference(one, other, mmPerPx)
    .slice(0, MOST_PARTS)
    .map(({ box }) => box);
}

/** What was found of pairs of drawings, which never change: it takes a tenth of a second of the thread that answers everybody. */
const knownParts = new LRUCache<string, Promise<readonly PartBox[] | null>>({ max: 2_000 });

/**
 * Where two drawings of a place's print files differ to an eye, the largest part first, in parts of the drawing; null where they cannot be
 * laid over each other: one is not there, or the piece has another size.
 */
export async function changedParts(
  services: Pick<Services, "storage">,
  now: ProofCheck,
  before: ProofCheck,
): Promise<readonly PartBox[] | null> {
  const { lines } = now;
  if (lines === null || before.lines === null) return null;
  if (now.printedSha256 === before.printedSha256) return [];
  const pair = `${now.printedSha256} ${before.printedSha256}`;
  const known = knownParts.get(pair) ?? compared(services, { now, before, lines });
  knownParts.set(pair, known);
  // What could not be read is tried again.
  known.catch(() => knownParts.delete(pair));
  return known;
}
