import type { Evaluated } from "../proof/evaluated.ts";
import type { Cents } from "#domain/money.ts";
import type { Amendment } from "../amend/amendment.ts";
import type { LineProof } from "../proof/line-proof.ts";
import {
  type LaterLine,
  bothChanges,
  costsMore,
  type OrderedAnew,
  type CorrectedShipping,
  type OrderCorrection,
  type LineChange,
  sameSums,
  type SumChanges,
} from "./correction.ts";

/** What of an order is another than as it was placed, gathered while its facts are gone through. */
export interface GatheredChanges {
  readonly proofs: Map<number, LineProof>;
  readonly proposed: Map<number, Amendment>;
  readonly evaluated: Map<number, Evaluated>;
  readonly held: Set<number>;
  readonly goods: Set<number>;
  readonly removed: Set<number>;
  readonly changes: Map<number, readonly LineChange[]>;
  readonly added: LaterLine[];
  sums: SumChanges;
  shipping: CorrectedShipping | null;
  total: Cents;
}

/** Something has become of a line (from 1). */
export function noteLineChange(
  { changes }: Pick<GatheredChanges, "changes">,
  line: number,
  change: LineChange,
): void {
  changes.set(line, [...(changes.get(line) ?? []), change]);
}

/** The sums of the order are others from now on. */
export function changeSums(now: Pick<GatheredChanges, "sums" | "total">, changes: Partial<SumChanges>): void {
  now.sums = bothChanges(now.sums, changes);
  now.total += costsMore(bothChanges(sameSums, changes));
}

/**
 * A line that is another one is proofed anew, unless what was approved stands for it still; what was proposed of it is over. For one that
 * was removed nothing is made.
 */
function takeCorrectedLine(now: GatheredChanges, { line, now: is, approvedSha256 }: OrderedAnew): void {
  const known = now.proofs.get(line);
  if (known === undefined) return;
  now.proposed.delete(line);
  now.held.delete(line);
  if (is === "removed") {
    noteLineChange(now, line, { kind: "removed" });
    now.goods.delete(line);
    now.removed.add(line);
    now.proofs.set(line, { ...known, state: "approved" });
    now.evaluated.set(line, "all");
    return;
  }
  noteLineChange(now, line, { kind: "line", line: is });
  if (known.state === "approved" && approvedSha256 !== null) {
    now.proofs.set(line, { ...known, sha256: approvedSha256 });
    return;
  }
  now.evaluated.delete(line);
  if (known.version > 0) now.proofs.set(line, { ...known, state: "artwork-sent" });
}

/** What was put right counts from then on. */
export function takeCorrection(
  now: GatheredChanges,
  { lines, added, shipping, sums }: OrderCorrection,
): void {
  for (const corrected of lines) takeCorrectedLine(now, corrected);
  for (const one of added) {
    const line = now.proofs.size + 1;
    const isCharge = one.written === "charge";
    now.added.push(one);
    now.proofs.set(line, { line, version: 0, state: isCharge ? "approved" : "none", sha256: null });
    if (isCharge) now.evaluated.set(line, "all");
    else now.goods.add(line);
  }
  now.shipping = shipping ?? now.shipping;
  changeSums(now, sums);
}
