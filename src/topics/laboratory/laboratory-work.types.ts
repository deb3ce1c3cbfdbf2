import type { CalendarDate } from "#domain/calendar-date.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Replayed } from "#domain/laboratory/replay.ts";
import type { LeastValue } from "#domain/laboratory/least-value.ts";
import type { Lever } from "#domain/laboratory/levers.ts";
import type { Explained } from "#domain/laboratory/explained.ts";

/** A document by the version that the thread remembers what it compiled under. */
interface VersionedDocument {
  readonly version: string;
  readonly document: CatalogueDocument;
}

/** What is on sale, and the draft, on a day of the shop. */
export interface ComparedDocuments {
  readonly before: VersionedDocument;
  readonly after: VersionedDocument;
  readonly today: CalendarDate;
  /** Where the files of faces lie: words are priced by their letters. */
  readonly facesFolder: string;
}

/** Every selection by both documents; given up as soon as `ended` holds something else than 0, which is shared with who asked. */
interface ReplayWork extends ComparedDocuments {
  readonly kind: "replay";
  readonly selections: readonly Selection[];
  readonly ended: Int32Array;
}

/** One selection by both, with what its price and its cost are made of. */
interface ExplainWork extends ComparedDocuments {
  readonly kind: "explain";
  readonly selection: Selection;
}

/** The least value of a number of the draft at which selections leave a share of their price, in thousandths. */
interface LeastWork extends ComparedDocuments {
  readonly kind: "least";
  readonly lever: Lever;
  /** Those that hang on it and have a price are picked out. */
  readonly selections: readonly Selection[];
  readonly target: number;
}

export type LaboratoryWork = ReplayWork | ExplainWork | LeastWork;

/** What is answered to each kind of work; null where it was given up. */
export interface LaboratoryAnswers {
  readonly replay: readonly Replayed[] | null;
  readonly explain: { readonly before: Explained; readonly after: Explained };
  /** With how many selections it was reckoned; null where none hangs on it. */
  readonly least: (LeastValue & { readonly count: number }) | null;
}
