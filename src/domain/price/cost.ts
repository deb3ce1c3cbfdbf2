import type { Charge } from "../catalogue/choice.ts";
import { type Layout, stockArea } from "./imposition.ts";

/** Millionths of a cent: every cost is a whole number of them, so sums are exact in any order. */
export type MicroCents = number;

/** What one line of the explanation costs: cents per job, thousandths of a cent per piece, cents per square metre. */
export interface CostLine {
  readonly code: string;
  readonly label: string;
  readonly job: number;
  readonly piece: number;
  readonly area: number;
}

/** Everything the cost of one set depends on besides its quantity. */
export interface CostModel {
  readonly lines: readonly CostLine[];
  readonly layouts: readonly Layout[];
  readonly minimumPieceAreaMm2: number;
}

/** A charge for `quantity` pieces on `areaMm2` of stock, each with `cuts` cuts (or stickers on a sheet). */
export const chargeCost = (
  { job, piece, area, cut }: Charge,
  quantity: number,
  areaMm2: number,
  cuts: number,
): MicroCents => job * 1_000_000 + (piece + cut * cuts) * quantity * 1000 + area * areaMm2;

/** What each line costs for one set of `quantity` pieces. */
export const lineCosts = (model: CostModel, quantity: number): MicroCents[] => {
  const areaMm2 = stockArea(model.layouts, quantity, model.minimumPieceAreaMm2);
  return model.lines.map(
    ({ job, piece, area }) => job * 1_000_000 + piece * quantity * 1000 + area * areaMm2,
  );
};

/** What one set of `quantity` pieces costs the shop, before promotion and margin. */
export const costOf = (model: CostModel, quantity: number): MicroCents => {
  const areaMm2 = stockArea(model.layouts, quantity, model.minimumPieceAreaMm2);
  let cost = 0;
  for (const { job, piece, area } of model.lines) {
    cost += job * 1_000_000 + piece * quantity * 1000 + area * areaMm2;
  }
  return cost;
};
