import type { Rates, Shares } from "#domain/catalogue/rates/priced.types.ts";
import type { MilliCents } from "#domain/money.ts";
import { type PressLayout, stockArea } from "./imposition.ts";

/** What one line of the explanation asks: cents per job; per piece and per square metre in hundredths of the unit, as its rates. */
export interface RateLine extends Pick<Rates, "job" | "piece" | "area"> {
  readonly code: string;
  readonly label: string;
}

/** Everything the price of one set depends on besides its quantity. */
export interface RateModel {
  readonly lines: readonly RateLine[];
  readonly layouts: readonly PressLayout[];
  readonly minimumPieceAreaMm2: number;
  readonly shares: Shares;
  /** Whether set-up is charged by the shares as well. */
  readonly sharesSetup: boolean;
}

const MILLION = 1_000_000;

/** An amount times billionths, up to a whole one: in two parts, so that the product stays exact. */
function shareOf(amount: MilliCents, share: number): MilliCents {
  const [millions, rest] = [Math.floor(amount / MILLION), amount % MILLION];
  const inThousandths = millions * share;
  const whole = Math.floor(inThousandths / 1000);
  return whole + Math.ceil(((inThousandths % 1000) * MILLION + rest * share) / (1000 * MILLION));
}

/** Set-up in cents and a run in hundredths of a millionth of a cent at the share of a quantity (decision 019): parts of a thousandth count whole. */
function sharedAmount(job: number, fineCents: number, share: number, sharesSetup: boolean): MilliCents {
  const run = Math.ceil(fineCents / 100_000) + (sharesSetup ? job * 1000 : 0);
  return (sharesSetup ? 0 : job * 1000) + shareOf(run, share);
}

/** What one set of `quantity` pieces asks at the share of its tier. */
export function amountOf(model: RateModel, quantity: number, share: number): MilliCents {
  const areaMm2 = stockArea(model.layouts, quantity, model.minimumPieceAreaMm2);
  let jobs = 0;
  let run = 0;
  for (const { job, piece, area } of model.lines) {
    jobs += job;
    run += piece * quantity * 1000 + area * areaMm2;
  }
  return sharedAmount(jobs, run, share, model.sharesSetup);
}

/** What each line asks for one set of `quantity` pieces at a share, to be taken in proportion: parts are not rounded. */
export function lineAmounts(model: RateModel, quantity: number, share: number): number[] {
  const areaMm2 = stockArea(model.layouts, quantity, model.minimumPieceAreaMm2);
  const part = share / 1_000_000_000;
  return model.lines.map(
    ({ job, piece, area }) =>
      job * 100_000_000 * (model.sharesSetup ? part : 1) + (piece * quantity * 1000 + area * areaMm2) * part,
  );
}
