import { LONGEST_READING_MS } from "#domain/artwork/reading-time.ts";
import type { PiecePlate } from "#domain/artwork/special-plates.ts";
import { noAnswer, readEnvelope } from "#calls/make-call.ts";
import { unexpectedMessage } from "#domain/first-messages.ts";
import type { ArtworkSource } from "../artwork-source.ts";

/** A plate to be added to a file that the shop keeps. */
export interface WantedPlate {
  readonly source: ArtworkSource;
  readonly artworkId: string;
  readonly plate: Pick<PiecePlate, "kind" | "metal">;
  /** As large as its longer side is printed, in millimetres. */
  readonly longerSideMm: number;
}

type PlatedFile =
  | { readonly ok: true; readonly file: File }
  | { readonly ok: false; readonly message: string };

/** The name of a file as its answer gives it: `filename*=UTF-8''card%20with%20foil.pdf`. */
function nameIn(answer: Response): string {
  const [, coded] = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
  return coded === undefined ? "artwork.pdf" : decodeURIComponent(coded);
}

const noResponse = noAnswer(unexpectedMessage);

function refusedAs(answer: ReturnType<typeof readEnvelope>): PlatedFile {
  return { ok: false, message: answer.ok ? noResponse.message : answer.message };
}

async function asked(
  { source, artworkId, plate, longerSideMm }: WantedPlate,
  where: Readonly<Record<string, string>>,
): Promise<PlatedFile> {
  const { kind, metal } = plate;
  const size = Math.max(1, longerSideMm).toFixed(2);
  const query = new URLSearchParams({ kind, ...(metal && { metal }), longer_side_mm: size, ...where });
  try {
    const answer = await fetch(`${source.base}artwork/${artworkId}/with-plate?${query}`, {
      signal: AbortSignal.timeout(LONGEST_READING_MS),
    });
    if (!answer.ok) return refusedAs(readEnvelope(answer.status, await answer.json(), unexpectedMessage));
    const bytes = await answer.blob();
    return { ok: true, file: new File([bytes], nameIn(answer), { type: "application/pdf" }) };
  } catch (error) {
    console.error(error);
    return refusedAs(noResponse);
  }
}

/** The file with a plate where its picture has a colour, #rrggbb: to be sent in its place. */
export function fileWithPlate(wanted: WantedPlate, colour: string): Promise<PlatedFile> {
  return asked(wanted, { colour });
}

/** The file with a plate where a second one is black. The second one is forgotten again. */
export async function fileWithSecond(wanted: WantedPlate, second: File): Promise<PlatedFile> {
  const kept = await wanted.source.keepFile(second);
  if (!kept.ok) return kept;
  try {
    return await asked(wanted, { second: kept.id });
  } finally {
    kept.forget();
  }
}
