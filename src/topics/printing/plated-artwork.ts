import type { Readable } from "node:stream";
import { inkOfPlate, type PiecePlate } from "#domain/artwork/special-plates.ts";
import { withoutEnding } from "#domain/configure/artwork/side-in-name.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { type Artwork, findArtworks } from "#topics/artwork/artworks.ts";
import { lastReading } from "#platform/files/staged-file.ts";
import { networkOf } from "#platform/network.ts";
import { makePlatedFile, type PlatedFile } from "#platform/print-files/make-plated-file.ts";
import type { JobFile } from "#platform/print-files/plate-adder/plate-job.ts";
import { type Caller, findOwner } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { artworkKinds } from "./print-job-of.ts";

/** A plate to be added: where a file of one's own has a colour, or where a second one is black. */
export interface PlateInput {
  /** Of the artwork that gets it. */
  readonly id: string;
  readonly plate: Pick<PiecePlate, "kind" | "metal">;
  /** A colour, #rrggbb, or the id of a second file of one's own. */
  readonly from: { readonly colour: string } | { readonly second: string };
  /** As large as its longer side is printed, in millimetres. */
  readonly longerSideMm: number;
}

interface MadePlated {
  readonly ok: true;
  readonly name: string;
  readonly bytes: number;
  readonly stream: Readable;
}

type PlateRefusal = Refusal<
  | "artwork-password"
  | "artwork-too-heavy"
  | "artwork-unreadable"
  | "not-found"
  | "password-must-change"
  | "plate-empty"
  | "plate-proportions"
  | "too-many-tries"
>;

type Failed = Exclude<PlatedFile, { readonly ok: true }>["code"];

const refusals = {
  gone: "not-found",
  encrypted: "artwork-password",
  "too-heavy": "artwork-too-heavy",
  unreadable: "artwork-unreadable",
  empty: "artwork-unreadable",
  "plate-empty": "plate-empty",
  "plate-proportions": "plate-proportions",
} as const satisfies Record<Failed, PlateRefusal["code"]>;

function jobFile({ facts, page, bytes }: Artwork): JobFile {
  const printed = facts.kind === "document" ? (facts.boxes?.printed ?? null) : null;
  return { kind: artworkKinds[facts.kind], page, printed, bytes };
}

/**
 * One's own artwork as a PDF that says where a plate goes, by an ink of its own: nothing of it is kept, the browser that asks sends it as it
 * sends any other file.
 */
export async function makePlatedArtwork(
  services: Pick<Services, "config" | "db" | "storage">,
  caller: Caller,
  { id, plate, from, longerSideMm }: PlateInput,
): Promise<MadePlated | PlateRefusal> {
  const over = await consumeRateLimit(services, "addPlate", caller);
  if (over) return over;
  const owner = await findOwner(services, caller);
  if (!owner.ok) return owner;
  const ids = "second" in from ? [id, from.second] : [id];
  const found = await findArtworks(services.db, owner.owner, ids);
  const files = ids.flatMap((one) => found.get(one) ?? []);
  const [first, second] = files;
  if (first === undefined || files.length < ids.length) return refuse("not-found");
  const where = "colour" in from ? from : second && { second: jobFile(second) };
  if (where === undefined) return refuse("not-found");
  const job = { plate, longerSideMm, file: jobFile(first), from: where };
  const made = await makePlatedFile(services.config.dataDir, networkOf(caller.ip), job, () =>
    Promise.all(files.map(({ sha256 }) => services.storage.get(sha256))),
  );
  if (!made.ok) return refuse(refusals[made.code]);
  const name = `${withoutEnding(first.name)} with ${inkOfPlate(plate).toLowerCase()}.pdf`;
  return { ok: true, name, bytes: made.file.bytes, stream: await lastReading(made.file) };
}
