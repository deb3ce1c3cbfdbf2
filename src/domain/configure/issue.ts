export type IssueField =
  "size" | "width" | "height" | "cutPerShape" | "stickersPerSheet" | "quantity" | "sets";

/** One thing that keeps a selection from being ordered as it is. `quote` = it can be asked for. */
export interface Issue {
  readonly field: IssueField;
  readonly code: "missing" | "too-small" | "too-large" | "too-many";
  readonly severity: "error" | "quote";
  /** What it has to be at least or at most, in millimetres or pieces; null where one number does not say it. */
  readonly limit: number | null;
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
