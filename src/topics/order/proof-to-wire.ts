import type { ReplyTo } from "#contract/calls.ts";
import { toDollars } from "#domain/money.ts";
import { amendedBy } from "#domain/order/amend/amendment.ts";
import { amendedDetails } from "#domain/order/amend/amendment-labels.ts";
import { proofVersions } from "#domain/order/proof/proof-versions.ts";
import { checksOf } from "#topics/printing/check-places.ts";
import { linesOf } from "#topics/printing/proof-pictures.ts";
import type { LoadedOrder } from "./loaded-order.ts";
import type { ReadOrder } from "./read-order.ts";

type WireProof = ReplyTo<"GET order/:order_no">["items"][number]["proof"];

/** What the proof of a line proposes that waits for its answer. */
function amendmentToWire({ lines, state }: LoadedOrder, line: number): WireProof["amendment"] {
  const proposed = state.proposed.get(line);
  const ordered = lines[line - 1];
  if (proposed === undefined || ordered === undefined) return null;
  const difference = amendedBy(proposed);
  return {
    title: proposed.line.title,
    changes: [...amendedDetails(ordered, proposed)],
    price: toDollars(proposed.line.price),
    difference: toDollars(difference),
    total_price: toDollars(state.money.total + difference),
  };
}

type PrintedPlace = WireProof["versions"][number]["printed"][number];

/** Which places of a proof have a picture of their print file, and how large they are. */
function printedPlaces({ checks }: ReadOrder, line: number, sha256: string): PrintedPlace[] {
  return checksOf(checks, line, sha256).flatMap(({ place, printedSha256, lines }) =>
    printedSha256 === null || lines === null
      ? []
      : [
          {
            place,
            width_mm: lines.widthMm,
            height_mm: lines.heightMm,
            bleed_mm: lines.bleedMm,
            lines: [...linesOf(lines)],
          },
        ],
  );
}

/** How the proof of a line (from 1) stands, with all that were made of it. */
export function proofToWire(order: ReadOrder, line: number): WireProof {
  const { version, state, sha256 } = order.state.proofs[line - 1] ?? {
    version: 0,
    state: "none",
    sha256: null,
  };
  const versions = proofVersions(order.facts, line);
  const note = versions.find((made) => made.version === version)?.note ?? "";
  return {
    line,
    version,
    state,
    sha256,
    note,
    is_held: order.state.held.has(line),
    amendment: amendmentToWire(order, line),
    versions: versions.map(({ at, change, ...made }) => ({
      printed: printedPlaces(order, line, made.sha256),
      version: made.version,
      made_at: new Date(at).toISOString(),
      note: made.note,
      change: change && { words: change.words, pins: change.pins.map((pin) => ({ ...pin })) },
    })),
  };
}
