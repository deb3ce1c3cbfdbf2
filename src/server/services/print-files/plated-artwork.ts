import type { Readable } from "node:stream";
import { inkOfPlate, type PiecePlate } from "#domain/artwork/special-plates.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { type Artwork, findArtworks } from "#server/db/files/artworks.ts";
import { lastReading } from "#server/files/staged-file.ts";
import { networkOf } from "#server/network.ts";
import { type PlatedFile, makePlatedFile } from "#server/print-files/make-plated-file.ts";
import type { JobFile } from "#server/print-files/plate-adder/plate-job.ts";
import type { Caller } from "../caller.ts";
import { consumeRateLimit } from "../consume-rate-limit.ts";
import { findOwner } from "../find-owner.ts";
import type { Services } from "../services.ts";
import { artworkKinds } from "./print-job-of.ts";

/** Where a plate goes: where a file of one's own has a colour, or where a second one is black. */
export interface AskedPlate {
  /** Of the artwork that gets it. */
  readonly id: string;
  readonly plate: Pick<PiecePlate, "kind" | "metal">;
  readonly colour: string | null;
  readonly second: string | null;
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
  { id, plate, colour, second, longerSideMm }: AskedPlate,
): Promise<MadePlated | PlateRefusal> {
  const over = await consumeRateLimit(services, "addPlate", caller);
  if (over) return over;
  const owner = await findOwner(services, caller);
  if (!owner.ok) return owner;
  const ids = second === null ? [id] : [id, second];
  const found = await findArtworks(services.db, owner.owner, ids);
  const [first, ...others] = ids.flatMap((one) => found.get(one) ?? []);
  if (first === undefined || others.length < ids.length - 1) return refuse("not-found");
  const { dataDir } = services.config;
  const job = { plate, colour, longerSideMm, files: [jobFile(first), ...others.map(jobFile)] as const };
  const made = await makePlatedFile(dataDir, networkOf(caller.ip), job, () =>
    Promise.all([first, ...others].map(({ sha256 }) => services.storage.get(sha256))),
  );
  if (!made.ok) return refuse(refusals[made.code]);
  const [stem = ""] = first.name.split(/\.[a-z0-9]{1,8}$/i);
  const name = `${stem} with ${inkOfPlate(plate).toLowerCase()}.pdf`;
  return { ok: true, name, bytes: made.file.bytes, stream: await lastReading(made.file) };
}
