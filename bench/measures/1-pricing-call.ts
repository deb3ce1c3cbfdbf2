import type { Measure } from "../support/measure.types.ts";
import { besideBareFastify, newBesideBareFastify } from "../support/beside-bare-fastify.ts";

interface FeaturedItems {
  readonly data: { readonly selection: Readonly<Record<string, string | number>> };
}

const CUSTOM_SHAPE = "5";

/** The same question about another size each time: 50,000 of them before one comes again. */
function newQuestions(query: URLSearchParams): () => string {
  let asked = 0;
  return () => {
    const own = new URLSearchParams(query);
    own.set("shape_id", CUSTOM_SHAPE);
    own.set("width", String(21 + (asked % 280)));
    own.set("height", String(20 + (Math.floor(asked / 280) % 180)));
    own.delete("size");
    asked += 1;
    return `/api/get/pricing-data?${own}`;
  };
}

export const measure: Measure["measure"] = async (shop) => {
  const answer = await fetch(`${shop.origin}/api/quote/get/featured-items?slug=roll`);
  const { data } = (await answer.json()) as FeaturedItems;
  const query = new URLSearchParams(
    Object.entries(data.selection).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return [
    ...(await besideBareFastify("get/pricing-data", shop, `/api/get/pricing-data?${query}`, 10)),
    ...(await newBesideBareFastify("get/pricing-data, a new one each time", shop, newQuestions(query), 5)),
  ];
};
