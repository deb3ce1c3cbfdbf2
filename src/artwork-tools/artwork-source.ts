import type { Answer } from "#calls/make-call.ts";
import type { CallName, ReplyTo, RequestOf } from "#contract/calls.ts";
import type { LineOnPage } from "./cut-line/line.types.ts";

/** The calls that the tools for artwork make. */
type ArtworkCallName = Extract<CallName, "GET artwork/:id" | "GET cut-lines/:id" | "POST cut-lines">;

/** A file that is kept, or why it is not. */
export type KeptFile =
  | { readonly ok: true; readonly id: string; readonly forget: () => void }
  | { readonly ok: false; readonly message: string };

/**
 * Where the files lie that the tools work on, and who keeps what is made of them: a visitor's own with the shop, or those of an order,
 * in the studio. The calls are the same ones (decision 300).
 */
export interface ArtworkSource {
  /** What their addresses begin with: "/api/". */
  readonly base: string;
  readonly call: <Name extends ArtworkCallName>(
    name: Name,
    asked: RequestOf<Name>,
  ) => Promise<Answer<ReplyTo<Name>>>;
  /** Has a file kept that only another one is made with. */
  readonly keepFile: (file: File) => Promise<KeptFile>;
  /** Hears of the cut line that is shown, null where none is any more: who goes on waits until it is kept. */
  readonly onLine: (line: LineOnPage | null) => void;
}

/** The shop's pictures of a file. */
type PictureView = "picture" | "thumbnail" | "plates" | "printed-colours";

/** The address of a picture of a file, for whom the source is for. */
export function pictureAddress({ base }: Pick<ArtworkSource, "base">, id: string, view: PictureView): string {
  return `${base}artwork/${id}/${view}`;
}
