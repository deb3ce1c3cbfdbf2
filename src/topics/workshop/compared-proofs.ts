import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { orderedSlots } from "#domain/configure/options/artwork-slots.ts";
import { changeText } from "#domain/order/proof/change-labels.ts";
import { proofVersions } from "#domain/order/proof/proof-versions.ts";
import { proofedLine } from "#topics/order/loaded-order.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import { checksOf } from "#topics/printing/check-places.ts";
import { type ProofCheck, proofSha256 } from "#topics/printing/proof-checks.ts";
import { printsOfLine } from "./open-staff-order.ts";

type Earlier = StudioReplyTo<"GET orders/:order_no">["items"][number]["earlier"];

/** The drawings of what a line (from 1) shows now, which earlier proofs are compared with: of the proof that waits, else of the next one. */
export function comparedNow(order: ReadOrder, line: number): readonly ProofCheck[] | null {
  const shown = proofedLine(order, line);
  if (shown === null) return null;
  return checksOf(order.checks, line, proofSha256(printsOfLine(order, line, shown), shown)).filter(
    ({ printedSha256 }) => printedSha256 !== null,
  );
}

/** The proofs of a line (from 1) that were sent back or replaced, the newest first, with the places of them that can be compared with what is there now. */
export function earlierProofs(order: ReadOrder, line: number, moment: (at: number) => string): Earlier {
  const { version: newest, state } = order.state.proofs[line - 1] ?? { version: 0, state: "none" };
  const isNewestOver = state === "change-asked" || state === "artwork-sent";
  const earlier = proofVersions(order.facts, line).filter(({ version }) => version < newest || isNewestOver);
  const now = new Set(earlier.length === 0 ? [] : comparedNow(order, line)?.map(({ place }) => place));
  const selection = order.lines[line - 1]?.selection;
  const slots = selection === undefined ? [] : orderedSlots(order.catalogue, selection);
  return earlier.toReversed().map(({ version, at, sha256, note, change }) => ({
    version,
    when: moment(at),
    note,
    change: change === null ? null : changeText(change),
    places: checksOf(order.checks, line, sha256).flatMap(({ place, printedSha256 }) =>
      printedSha256 === null
        ? []
        : [{ place, label: slots[place]?.label ?? "", is_compared: now.has(place) }],
    ),
  }));
}
