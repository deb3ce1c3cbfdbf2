import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { printFindingTexts } from "#domain/artwork/comparison/print-check.ts";
import type { OrderLine } from "#topics/order/loaded-order.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import { checksOf, proofHindrances } from "#topics/printing/check-places.ts";
import { type ProofCheck, proofSha256 } from "#topics/printing/proof-checks.ts";
import { wordsToCut } from "#topics/request/read-cut-files.ts";
import type { Services } from "#topics/services.ts";
import { printsOfLine } from "./open-staff-order.ts";

/** A place with its print file, compared with what its customer has seen. */
interface PlaceCheck extends ProofCheck {
  /** "Set 2 (Plum), back"; "" where there is only one. */
  readonly label: string;
}

/** What a proof that is made now stands for, of a line as it is ordered or as it is to be proposed. */
export interface NextProof {
  readonly sha256: string;
  /** What a person should look at before it is proofed, a sentence each. */
  readonly toMind: readonly string[];
  /** Its print files, place by place, as far as they were drawn. */
  readonly checks: readonly PlaceCheck[];
}

/** What came of comparing the print files, a sentence each with its set and side. */
function findingTexts(checks: readonly PlaceCheck[]): readonly string[] {
  return checks.flatMap(({ label, ...check }) =>
    printFindingTexts(check).map((words) => (label === "" ? words : `${label}: ${words}`)),
  );
}

/** Of a line (from 1) as it is given. Words are cut: they have no artwork that could be missed. */
export function nextProof(
  services: Pick<Services, "catalogue">,
  order: ReadOrder,
  line: number,
  ordered: OrderLine,
): NextProof {
  const prints = printsOfLine(order, line, ordered);
  const sha256 = proofSha256(prints, ordered);
  const checks = checksOf(order.checks, line, sha256).map((check) => ({
    ...check,
    label: prints.slots.find(({ slot }) => slot.place === check.place)?.slot.label ?? "",
  }));
  const isCut = wordsToCut(services, prints) !== null;
  return { sha256, checks, toMind: isCut ? [] : [...proofHindrances(prints), ...findingTexts(checks)] };
}

type Printed = StudioReplyTo<"GET orders/:order_no">["items"][number]["printed"];

/** The places as their print files were drawn, by the number of the order; none where none was. */
export function drawnPlaces(orderNo: string, checks: NextProof["checks"]): Printed {
  return checks.flatMap(({ id, label, parts, printedSha256, shownSha256 }): Printed => {
    if (printedSha256 === null) return [];
    const path = `/studio/api/orders/${orderNo}/checks/${id}`;
    const shown = shownSha256 === null ? null : `${path}/shown`;
    return [{ label, path: `${path}/printed`, shown_path: shown, parts: parts.map(({ box }) => box) }];
  });
}
