/**
 * What a choice adds to the price of one set: the shop's selling rates, overhead and profit inside.
 * `job`: cents once per set. All others in hundredths of the unit that their charge has (decision 019), and the rates of the dearest
 * quantity (see `Shares`). `piece`: thousandths of a cent per piece. `area`: cents per square metre of stock used. `cut`: thousandths
 * of a cent per cut and piece. `metre`, `weed`: thousandths of a cent per metre that the knife goes and per part that is weeded,
 * where there are any.
 */
export interface Rates {
  readonly job: number;
  readonly piece: number;
  readonly area: number;
  readonly cut: number;
  readonly metre?: number;
  readonly weed?: number;
}

/** What a quantity is charged of the rates: billionths, one for each of the `tiers` of the price rules. */
export type Shares = readonly number[];

/** A row of the catalogue as it is sold: with selling rates in the place of what it costs the shop. */
export type Priced<Value> = Value extends readonly (infer Row)[]
  ? Priced<Row>[]
  : Value extends object
    ? { [Key in keyof Value as PricedName<Key>]: PricedField<Key, Value[Key]> }
    : Value;

type PricedName<Key> = Key extends "charge" ? "rates" : Exclude<Key, "margins">;
type PricedField<Key, Value> = Key extends "charge" ? Rates : Priced<Value>;
