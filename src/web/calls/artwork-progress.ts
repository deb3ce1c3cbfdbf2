import type { ReplyTo } from "#contract/calls.ts";
import type { UploadItem } from "./upload-items.ts";

type Kept = ReplyTo<"POST artwork">;

/** A file that the shop has read and keeps for its buyer: its first page, and the others where it was told of them. */
export type ArtworkAtShop = Omit<Kept, "further_pages"> & Partial<Pick<Kept, "further_pages">>;

/** Every page of it that the shop keeps, the first first. */
export function pagesAtShop({
  further_pages: further = [],
  ...first
}: ArtworkAtShop): readonly ArtworkAtShop[] {
  return [first, ...further];
}

/** The id of a page of it, from 1; null where the file has none of that number. */
export function pageIdAtShop(artwork: ArtworkAtShop, page: number): string | null {
  return pagesAtShop(artwork).find((one) => one.page === page)?.id ?? null;
}

/** How far a file is on its way into the shop's keeping. `interrupted` goes on by itself, `paused` when it is asked to. */
export type ArtworkProgress =
  | { readonly step: "preparing" }
  /** Another tab of this browser sends it. */
  | { readonly step: "elsewhere" }
  /** Others are sent before it. */
  | { readonly step: "waiting" }
  | {
      readonly step: "sending" | "interrupted" | "paused";
      readonly percent: number;
      /** Why it stands still, where the shop has said so. */
      readonly message: string | null;
    }
  /** All of it is there; the shop opens it. */
  | { readonly step: "reading" }
  | { readonly step: "kept"; readonly artwork: ArtworkAtShop }
  | { readonly step: "refused"; readonly message: string }
  /** It was taken back: nothing more becomes of it. */
  | { readonly step: "cancelled" };

const STEPS = { sending: "sending", trouble: "interrupted", paused: "paused" } as const;

/** What an upload's state means for the file that it brings; null once it has arrived or was refused. */
export function progressOf({ state, sentBytes, size, message }: UploadItem): ArtworkProgress | null {
  if (state === "done") return null;
  if (state === "waiting") return { step: "waiting" };
  if (state === "refused") return { step: "refused", message: message ?? "" };
  // Whole only when the shop has said so.
  const percent = Math.min(99, Math.floor((100 * sentBytes) / Math.max(1, size)));
  return { step: STEPS[state], percent, message };
}
