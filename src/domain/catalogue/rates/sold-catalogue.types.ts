import type { StoredPress } from "../press.ts";
import type { CatalogueDocument, StoredPriceRules } from "../schema.ts";
import type { Priced, Rates, Shares } from "./priced.types.ts";

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
