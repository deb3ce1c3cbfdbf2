import { startShop } from "../process/shop-process.ts";
import { openStripeDouble, type StripeDouble } from "../payment/stripe-double.ts";
import { test as base } from "./shop-test.ts";

interface WithCards {
  /** What stands for Stripe: its page pays, tells the shop, and leads back there. */
  readonly stripe: StripeDouble;
}

/** A browser test with a shop that takes cards. */
export const test = base.extend<object, WithCards>({
  stripe: [
    async ({ shopSettings: _settings }, provide) => {
      const stripe = await openStripeDouble();
      await provide(stripe);
      await stripe.close();
    },
    { scope: "worker" },
  ],
  shop: [
    async ({ shopSettings, stripe }, provide) => {
      const shop = await startShop({ settings: { ...shopSettings, ...stripe.settings } });
      stripe.tells((body, signature) =>
        fetch(`${shop.origin}/hooks/stripe`, {
          method: "POST",
          headers: { "content-type": "application/json", "stripe-signature": signature },
          body,
        }),
      );
      await provide(shop);
      await shop.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
