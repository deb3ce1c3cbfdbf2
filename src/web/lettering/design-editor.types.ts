import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { LetteringDesign } from "#domain/lettering/design.ts";

/** A part of a design that takes its place. */
export type DesignChange = Partial<LetteringDesign>;

/** The words on the desk: what they are, and how they are changed. */
export interface DesignEditor {
  readonly catalogue: Catalogue;
  readonly design: LetteringDesign;
  /** `step`: changes of one name after each other (typing, dragging) are undone together. */
  readonly edit: (change: DesignChange, step?: string) => void;
  /** Null while there is nothing to undo or to redo. */
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;
}
