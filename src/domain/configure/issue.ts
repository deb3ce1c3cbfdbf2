export type IssueField =
  /** What it is made of. */
  | "goods"
  | "size"
  | "width"
  | "height"
  | "cutPerShape"
  | "stickersPerSheet"
  | "quantity"
  | "sets"
  | "text"
  | "font"
  | "align"
  | "lettering";

/**
 * One thing that keeps a selection from being ordered as it is. `quote` = it can only be asked for; `waits` = it has a price,
 * but can be ordered only when it is mended; meanwhile it can be asked for as it is.
 */
export interface Issue {
  readonly field: IssueField;
  readonly code:
    | "missing"
    | "too-small"
    | "too-large"
    | "too-many"
    | "sold-out"
    /** A part of a design that cannot be cut so. */
    | "invalid"
    /** A face that this browser has not loaded yet. */
    | "not-loaded";
  readonly severity: "error" | "quote" | "waits";
  /** What it has to be at least or at most, in millimetres or pieces; null where one number does not say it. */
  readonly limit: number | null;
  /** Of a design or of goods, what is wrong with it in a sentence. */
  readonly sentence?: string;
}

/** What has to be given and is not. */
export function missingIssue(field: IssueField): Issue {
  return {
    field,
    code: "missing",
    severity: "error",
    limit: null,
  };
}
