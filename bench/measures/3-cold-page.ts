import type { OpenShop } from "#tests/support/process/shop-process.ts";
import { cpuSeconds } from "../support/load.ts";
import type { Figure, Measure } from "../support/measure.types.ts";

const batches = 5;
const pagesInABatch = 60;
const warmUpPages = 400;

/** Asks for pages nobody has asked for before: every address is another size. */
function newPages(shop: OpenShop) {
  let asked = 0;
  return async (encoding: string): Promise<void> => {
    const [width, height] = [30 + (asked % 270), 60 + Math.floor(asked / 270)];
    asked += 1;
    const path = `/stickers/paper?size=custom&width=${width}&height=${height}`;
    const answer = await fetch(shop.origin + path, { headers: { "accept-encoding": encoding } });
    if (answer.status !== 200) throw new Error(`a cold page answered ${answer.status}`);
    await answer.arrayBuffer();
  };
}

/** CPU of one page, threads of the compiler and collector included; of the batch that the machine disturbed least. */
async function cpuEach(shop: OpenShop, ask: () => Promise<void>): Promise<number> {
  const each: number[] = [];
  for (let batch = 0; batch < batches; batch++) {
    const before = cpuSeconds(shop.pid);
    for (let page = 0; page < pagesInABatch; page++) await ask();
    each.push(((cpuSeconds(shop.pid) - before) * 1000) / pagesInABatch);
  }
  return Math.min(...each);
}

/** In a shop that has been open for a while: V8 compiles what runs often, and the first hundreds of pages pay for it. */
export const measure: Measure["measure"] = async (shop): Promise<Figure[]> => {
  const ask = newPages(shop);
  for (let page = 0; page < warmUpPages; page++) await ask("br");
  const limit = { atMost: 10 };
  return [
    {
      what: "a page rendered cold: CPU",
      value: await cpuEach(shop, () => ask("identity")),
      unit: "ms",
      limit,
    },
    {
      what: "a page rendered cold and packed with brotli: CPU",
      value: await cpuEach(shop, () => ask("br")),
      unit: "ms",
      limit: null,
    },
  ];
};
