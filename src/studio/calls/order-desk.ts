import type { ArtworkSource, KeptFile } from "#artwork-tools/artwork-source.ts";
import { prepareFile } from "#calls/send-file.ts";
import type { ReplyTo } from "#contract/calls.ts";
import { LONGEST_READING_MS } from "#domain/artwork/reading-time.ts";
import { callAtDesk } from "./call-studio.ts";

/** A file as it is kept, with its further pages. */
export type DeskFile = ReplyTo<"POST artwork">;

type Uploaded = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly message: string };

/** Sends a file piece by piece; hears what has arrived of it, in hundredths. */
async function upload(base: string, file: File, onPercent: (percent: number) => void): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    prepareFile({
      file,
      endpoint: `${base}upload`,
      url: null,
      onUrl: () => undefined,
      onProgress: (sentBytes) =>
        onPercent(Math.min(99, Math.floor((100 * sentBytes) / Math.max(1, file.size)))),
      onTrouble: () => undefined,
      onDone: (id) => resolve({ ok: true, id }),
      onStopped: (message) => resolve({ ok: false, message }),
    }).then((sending) => sending.start(), reject);
  });
}

/** Files on the desk of an order. */
export interface OrderDesk {
  readonly base: string;
  /** Sends a file and has it kept; hears how far it is. */
  readonly keep: (
    file: File,
    onPercent: (percent: number) => void,
  ) => Promise<
    { readonly ok: true; readonly file: DeskFile } | { readonly ok: false; readonly message: string }
  >;
  readonly source: (onLine: ArtworkSource["onLine"]) => ArtworkSource;
}

/** The desk of an order, where the customer's tools work on copies of its files (decision 300). */
export function orderDesk(orderNo: string): OrderDesk {
  const base = `/studio/api/orders/${orderNo}/desk/`;
  const keep: OrderDesk["keep"] = async (file, onPercent) => {
    const sent = await upload(base, file, onPercent);
    if (!sent.ok) return sent;
    const asked = { body: { upload: sent.id }, timeoutMs: LONGEST_READING_MS };
    const answer = await callAtDesk(base, "POST artwork", asked);
    return answer.ok
      ? { ok: true, file: answer.data }
      : { ok: false, message: Object.values(answer.fields)[0] ?? answer.message };
  };
  const keepFile = async (file: File): Promise<KeptFile> => {
    const kept = await keep(file, () => undefined);
    if (!kept.ok) return kept;
    const { id } = kept.file;
    return { ok: true, id, forget: () => void callAtDesk(base, "DELETE artwork/:id", { params: { id } }) };
  };
  return {
    base,
    keep,
    source: (onLine) => ({ base, call: (name, asked) => callAtDesk(base, name, asked), keepFile, onLine }),
  };
}
