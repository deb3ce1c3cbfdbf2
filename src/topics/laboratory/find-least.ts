import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { isMovedBy } from "#domain/laboratory/least-value.ts";
import { type Lever, leverEdits, leverText, leverValue } from "#domain/laboratory/levers.ts";
import { listedSelections } from "#domain/price/change/listed-selections.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { type Drafted, readDrafted } from "#topics/catalogue/drafted.ts";
import { readConfigurations } from "./configurations-rows.ts";
import { inThread } from "./in-thread.ts";
import { comparedDocuments, type LaboratoryNeeds } from "./replay-draft.ts";

interface LeastQuery {
  readonly sheet: "margins" | "products";
  readonly row: string;
  readonly product?: number | undefined;
  /** Thousandths of the price. */
  readonly margin: number;
}

/** The number that a row of a sheet holds; null for a row that cannot be. */
function leverOf({ sheet, row }: LeastQuery): Lever | null {
  const [, press, place] = /^([a-z0-9-]+)\.(\d{1,2})$/.exec(row) ?? [];
  if (sheet === "margins")
    return press === undefined ? null : { kind: "margin", press, at: Number(place) - 1 };
  return /^\d{1,9}$/.test(row) ? { kind: "minimum", productId: Number(row) } : null;
}

/** What customers have configured and hangs on a number; where there is none, what is listed. */
async function readMoved({ db }: LaboratoryNeeds, { sold }: Drafted, lever: Lever, product?: number) {
  const isMoved = (one: Selection) =>
    isMovedBy(sold, lever, one) && (product === undefined || one.productId === product);
  const { selections } = await readConfigurations(db);
  const moved = selections.filter(isMoved);
  if (moved.length > 0) return { moved, isListed: false };
  return { moved: listedSelections(sold).filter(isMoved), isListed: true };
}

/** The least value of a number of the draft at which what hangs on it leaves a share of its price. */
export async function findLeast(
  services: LaboratoryNeeds,
  query: LeastQuery,
): Promise<
  | { readonly ok: true; readonly view: StudioReplyTo<"GET laboratory/least"> }
  | Refusal<"catalogue-faulty" | "not-found">
> {
  const drafted = await readDrafted(services);
  const { document } = drafted;
  if (drafted.issues.length > 0) return refuseStaff("catalogue-faulty");
  const lever = leverOf(query);
  const value = lever && leverValue(document, lever);
  if (lever === null || value === null) return refuse("not-found");
  const { moved: selections, isListed } = await readMoved(services, drafted, lever, query.product);
  const documents = comparedDocuments(services, drafted);
  const least = await inThread<"least">({
    kind: "least",
    ...documents,
    lever,
    selections,
    target: query.margin,
  });
  const found = least && least.found;
  return {
    ok: true,
    view: {
      count: least?.count ?? 0,
      is_listed: isListed,
      current: leverText(lever, value),
      now: least && least.now,
      found: found && {
        value: leverText(lever, found.value),
        reached: found.reached,
        edits: leverEdits(document, lever, found.value).filter((edit) => edit.kind === "cell"),
      },
    },
  };
}
