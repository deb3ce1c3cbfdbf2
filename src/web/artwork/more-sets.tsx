import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { setsChange } from "#domain/configure/choose.ts";
import { haveBacks, type PagedFile, setsForPages } from "#domain/configure/artwork/place-pages.ts";
import type { ArtworkSlot } from "#domain/configure/options/artwork-slots.ts";
import { printsBothSides } from "#domain/configure/options/print-features.ts";
import { productOf } from "#domain/configure/options/product-rows.ts";
import { TYPED_LENGTH } from "#domain/configure/limits.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { counted } from "#domain/grouped.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import type { ChangeSelection } from "#web/scene/change-selection.types.ts";
import styles from "./slots.module.css";

const MOST_SETS = 10 ** TYPED_LENGTH.sets - 1;
/** So many files are named. */
const MOST_NAMED = 3;

/** "labels.pdf, pages 2 to 6" */
function nameOf({ name, pages, loose = [1] }: PagedFile): string {
  const [first, last] = [loose[0] ?? 1, loose.at(-1) ?? 1];
  if (pages === 1) return name;
  if (first === last) return `${name}, page ${first}`;
  const isRun = last - first === loose.length - 1;
  return `${name}, pages ${isRun ? `${first} to ${last}` : loose.join(", ")}`;
}

/** "plum.png, labels.pdf, pages 2 to 6, and 4 more files" */
function namesOf(files: readonly PagedFile[]): string {
  const named = files.slice(0, MOST_NAMED).map(nameOf);
  const more = files.length - named.length;
  if (more > 0) return `${named.join("; ")}; and ${counted(more, "more file")}`;
  return named.join("; ");
}

/** The printed side that a product is to have for backs; null where both are printed, or cannot be. */
function bothSidesOf(catalogue: Catalogue, selection: Selection): number | null {
  if (printsBothSides(catalogue, selection)) return null;
  const offered = productOf(catalogue, selection).printedSideIds;
  return offered.find((id) => catalogue.printedSides.get(id)?.bothSides) ?? null;
}

interface MoreSetsProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly waiting: readonly PagedFile[];
  readonly free: readonly ArtworkSlot[];
  readonly sets: number;
  readonly sides: number;
  readonly change: ChangeSelection;
  readonly onLeaveOut: () => void;
}

/** Says that there are more files or pages than places, and offers the sets for them; or their backs, where a second side can be printed. */
export function MoreSets({
  catalogue,
  selection,
  waiting,
  free,
  sets,
  sides,
  change,
  onLeaveOut,
}: MoreSetsProps) {
  const count = waiting.reduce((sum, { pages, loose }) => sum + (loose?.length ?? pages), 0);
  const wanted = Math.min(MOST_SETS, setsForPages(free, { sets, sides }, waiting));
  const bothSides = haveBacks(waiting) ? bothSidesOf(catalogue, selection) : null;
  return (
    <div className={styles.more} role="status">
      <Message tone="note">
        {counted(count, "picture")} more than there are places for: {namesOf(waiting)}. Each design is a set
        of its own.
      </Message>
      <div className={styles.ways}>
        {bothSides === null ? null : (
          <Button look="quiet" onClick={() => change({ field: "printedSide", id: bothSides })}>
            Print both sides
          </Button>
        )}
        {wanted > sets ? (
          <Button look="quiet" onClick={() => change(setsChange(wanted))}>
            Make it {counted(wanted, "set")}
          </Button>
        ) : null}
        <Button look="plain" onClick={onLeaveOut}>
          Leave {count === 1 ? "it" : "them"} out
        </Button>
      </div>
    </div>
  );
}
