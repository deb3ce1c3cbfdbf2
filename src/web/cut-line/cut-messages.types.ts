import type { EdgeBleed } from "#domain/cut-line/bleed/edge-bleed.ts";
import type { CutAnswer, CutTask } from "#domain/cut-line/cutter.ts";
import type { CutSettings } from "#domain/cut-line/cut-settings.ts";
import type { LineGeometry } from "#domain/cut-line/kept/line-geometry.ts";

/** A line that was changed by hand, to be looked at. */
export interface CheckTask {
  readonly geometry: LineGeometry;
  readonly pieces: CutSettings["pieces"];
}

/** What the page asks of the worker: lines round the picture that it was given last, or whether one may be cut round it. */
export type CutRequest =
  | { readonly kind: "picture"; readonly file: Blob }
  | { readonly kind: "line"; readonly task: CutTask }
  | { readonly kind: "check"; readonly task: CheckTask };

/** The colours of the artwork's edge as a file, and how far they go beyond its picture (see `EdgeBleed`). */
export interface EdgeFile {
  readonly file: Blob;
  readonly beyond: EdgeBleed["beyond"];
}

/** One for each line that was asked for, in turn; null where the picture could not be read. Edges of a fine one without a border. */
export type CutReply = (CutAnswer & { readonly edges: EdgeFile | null }) | null;

/** Why a line may not be cut, in a sentence; null where it may. */
export type CheckReply = string | null;

/** What the worker answers, each kind in the order it was asked in. */
export type CutMessage =
  | { readonly kind: "line"; readonly reply: CutReply }
  | { readonly kind: "check"; readonly why: CheckReply };
