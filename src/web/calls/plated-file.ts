import { LONGEST_READING_MS } from "#domain/artwork/reading-time.ts";
import type { PiecePlate } from "#domain/artwork/special-plates.ts";
import { noResponse, readAnswer } from "./call-shop.ts";
import { forgetArtwork, sendPicture } from "./send-picture.ts";

/** A plate to be added to a file that the shop keeps. */
export interface WantedPlate {
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

function refusedAs(answer: ReturnType<typeof readAnswer>): PlatedFile {
  return { ok: false, message: answer.ok ? noResponse.message : answer.message };
}

async function asked(
  { artworkId, plate, longerSideMm }: WantedPlate,
  where: Readonly<Record<string, string>>,
): Promise<PlatedFile> {
  const { kind, metal } = plate;
  const size = Math.max(1, longerSideMm).toFixed(2);
  const query = new URLSearchParams({ kind, ...(metal && { metal }), longer_side_mm: size, ...where });
  try {
    const answer = await fetch(`/api/artwork/${artworkId}/with-plate?${query}`, {
      signal: AbortSignal.timeout(LONGEST_READING_MS),
    });
    if (!answer.ok) return refusedAs(readAnswer(answer.status, await answer.json()));
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

/** Sends a second file; resolves when the shop keeps it, or has said why not. */
function sentSecond(file: File): Promise<{ readonly id: string } | { readonly message: string }> {
  const { progress } = sendPicture({ place: "second file", file, isNew: true });
  return new Promise((resolve) => {
    const look = () => {
      const now = progress.get();
      if (now.step === "kept") resolve({ id: now.artwork.id });
      else if (now.step === "refused") resolve({ message: now.message });
      else if (now.step === "cancelled" || now.step === "paused") resolve({ message: noResponse.message });
      else return;
      stop();
    };
    const stop = progress.subscribe(look);
    look();
  });
}

/** The file with a plate where a second one is black. The shop forgets the second one again. */
export async function fileWithSecond(wanted: WantedPlate, second: File): Promise<PlatedFile> {
  const sent = await sentSecond(second);
  if ("message" in sent) return { ok: false, message: sent.message };
  try {
    return await asked(wanted, { second: sent.id });
  } finally {
    forgetArtwork(sent.id);
  }
}
