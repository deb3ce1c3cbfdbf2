import type { Measure } from "../support/measure.types.ts";
import { besideBareFastify } from "../support/beside-bare-fastify.ts";

interface FeaturedItems {
  readonly data: { readonly selection: Readonly<Record<string, string | number>> };
}

export const measure: Measure["measure"] = async (shop) => {
  const answer = await fetch(`${shop.origin}/api/quote/get/featured-items?slug=roll`);
  const { data } = (await answer.json()) as FeaturedItems;
  const query = new URLSearchParams(
    Object.entries(data.selection).map(([name, value]) => [name, String(value)]),
  );
  return besideBareFastify("get/pricing-data", shop, `/api/get/pricing-data?${query}`, 10);
};
