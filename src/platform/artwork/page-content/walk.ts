import type { PDFContext, PDFDict, PDFObject, PDFRef, PDFStream } from "@cantoo/pdf-lib";
import type { ContentFacts } from "./content-facts.ts";
import type { drawPath, GraphicsState } from "./graphics-state.ts";
import type { Edits } from "./edits.ts";
import type { InkRules } from "./printing-rules.ts";
import type { LayerFate } from "./layers-off-paper.ts";
import type { ContentOperation } from "./operations.ts";
import type { OwnResources } from "./own-resources.ts";

/** A form or a tile that was written anew, and what was found in it. */
export interface WrittenForm {
  readonly ref: PDFRef;
  readonly facts: ContentFacts;
}

/** What is the same for all content of a file. */
export interface FileInWork {
  readonly context: PDFContext;
  readonly rules: InkRules;
  readonly layerFate: (layer: PDFObject | undefined) => LayerFate;
  /** Writes a form anew that begins with a state; null for one that places itself. */
  readonly writeForm: (form: PlacedForm, state: GraphicsState) => WrittenForm | null;
  /** The same for what says how much of other content is seen: it stays in its colours. */
  readonly writeMask: FileInWork["writeForm"];
}

export interface PlacedForm {
  readonly ref: PDFObject;
  readonly stream: PDFStream;
  /** Resources of the content that places it: a form without any uses those. */
  readonly outer: PDFDict;
}

/** Content while it is gone through. */
export interface Walk {
  readonly file: FileInWork;
  readonly resources: OwnResources;
  readonly edits: Edits;
  readonly facts: ContentFacts;
  state: GraphicsState;
  readonly saved: GraphicsState[];
  /** What becomes of what lies between marks that are open, the innermost last. */
  readonly marks: LayerFate[];
  path: ReturnType<typeof drawPath> | null;
}

/** What is done about an operator. */
export type Step = (walk: Walk, operation: ContentOperation) => void;

export function isHidden({ marks }: Walk): boolean {
  return marks.some((fate) => fate !== "printed");
}

/** Notes that something is left out which would have been printed on another layer. */
export function noteHidden({ marks, facts }: Walk, own: LayerFate = "printed"): void {
  const fates = [...marks, own];
  if (fates.includes("guide")) facts.hasGuides = true;
  else if (fates.includes("off")) facts.leavesOutLayers = true;
}

/** A name as an operand, "/Name", without its stroke. */
export function nameIn(operand: string | undefined): string {
  return operand?.startsWith("/") === true ? operand.slice(1) : "";
}
