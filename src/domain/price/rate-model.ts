import type { Rates, Shares } from "../catalogue/rates/priced.types.ts";
import { type Layout, stockArea } from "./imposition.ts";

/** Thousandths of a cent, whole: what a selection asks before the minimum charge and the price ending. */
export type MilliCents = number;

/** What one line of the explanation asks: cents per job, thousandths of a cent per piece, cents per square metre. */
export interface RateLine extends Pick<Rates, "job" | "piece" | "area"> {
  readonly code: string;
  readonly label: string;
}

/** Everything the price of one set depends on besides its quantity. */
export interface RateModel {
  readonly lines: readonly RateLine[];
  readonly layouts: readonly Layout[];
  readonly minimumPieceAreaMm2: number;
  readonly shares: Shares;
}

/** Millionths of a cent that a row's rates ask for `quantity` pieces on `areaMm2` of stock, each with `cuts` cuts. */
export const rowAmount = (
  { job, piece, area, cut }: Rates,
  quantity: number,
  areaMm2: number,
  cuts: number,
): number => job * 1_000_000 + (piece + cut * cuts) * quantity * 1000 + area * areaMm2;

/** What each line asks for one set of `quantity` pieces, in millionths of a cent before the quantity's share: their proportions. */
export const lineAmounts = (model: RateModel, quantity: number): number[] => {
  const areaMm2 = stockArea(model.layouts, quantity, model.minimumPieceAreaMm2);
  return model.lines.map(
    ({ job, piece, area }) => job * 1_000_000 + piece * quantity * 1000 + area * areaMm2,
  );
};

/** An amount in millionths of a cent, charged by a quantity's share: rounded up before and after. */
export const sharedAmount = (microCents: number, share: number): MilliCents =>
  Math.ceil((Math.ceil(microCents / 1000) * share) / 1_000_000);

/** What one set of `quantity` pieces asks at the share of its tier. */
export const amountOf = (model: RateModel, quantity: number, share: number): MilliCents => {
  const areaMm2 = stockArea(model.layouts, quantity, model.minimumPieceAreaMm2);
  let amount = 0;
  for (const { job, piece, area } of model.lines) {
    amount += job * 1_000_000 + piece * quantity * 1000 + area * areaMm2;
  }
  return sharedAmount(amount, share);
};
