import type { StoredPress } from "../press.ts";
import type { CatalogueDocument, StoredPriceRules } from "../schema.ts";

/**
 * What a choice adds to the price of one set: the shop's selling rates, overhead and profit inside.
 * `job`: cents once per set. `piece`: thousandths of a cent per piece. `area`: cents per square metre of stock used.
 * `cut`: thousandths of a cent per cut and piece. `metre`, `weed`: thousandths of a cent per metre that the knife goes and
 * per part that is weeded, where there are any. All but `job` are the rates of the dearest quantity; see `Shares`.
 */
export interface Rates {
  readonly job: number;
  readonly piece: number;
  readonly area: number;
  readonly cut: number;
  readonly metre?: number;
  readonly weed?: number;
}

/** What a quantity is charged of the rates: millionths, one for each of the `tiers` of the price rules. */
export type Shares = readonly number[];

/** A row of the catalogue as it is sold: with selling rates in the place of what it costs the shop. */
export type Priced<Value> = Value extends readonly (infer Row)[]
  ? Priced<Row>[]
  : Value extends object
    ? { [Key in keyof Value as PricedName<Key>]: PricedField<Key, Value[Key]> }
    : Value;

type PricedName<Key> = Key extends "charge" ? "rates" : Exclude<Key, "margins">;
type PricedField<Key, Value> = Key extends "charge" ? Rates : Priced<Value>;

/** A press as it is sold; the margin of what runs on it is in the rates and shares. */
export type Press = StoredPress extends infer Kind
  ? Kind extends StoredPress
    ? Priced<Kind> & { readonly shares: Shares }
    : never
  : never;

/** The price rules without a margin. */
export interface PriceRules extends Pick<StoredPriceRules, "endings" | "promotions"> {
  readonly installReady: Rates;
  /** Every quantity that is a tier of something, rising. */
  readonly tiers: readonly number[];
  /** Whether set-up, too, is charged by the shares, as in versions from before it had a margin of its own. */
  readonly sharesSetup: boolean;
}

/**
 * The catalogue as it is sold, on the server as in the browser: every row with its selling rates. Together with the shares
 * and the price endings they are the shop's rate card; neither a cost nor a margin can be worked out from it.
 */
export type PricedDocument = Priced<Omit<CatalogueDocument, "priceRules" | "presses">> & {
  readonly priceRules: PriceRules;
  readonly presses: readonly Press[];
};
