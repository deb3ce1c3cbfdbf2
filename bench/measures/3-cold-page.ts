import type { Measure } from "../support/measure.types.ts";
import { cpuSeconds } from "../support/load.ts";

const pages = 300;

/** Every address is another size, so each page is rendered anew. */
export const measure: Measure["measure"] = async (shop) => {
  const ask = async (width: number): Promise<void> => {
    const answer = await fetch(`${shop.origin}/stickers/paper?size=custom&width=${width}&height=60`);
    if (answer.status !== 200) throw new Error(`a cold page answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  for (let width = 30; width < 80; width++) await ask(width);
  const before = cpuSeconds(shop.pid);
  for (let i = 0; i < pages; i++) await ask(100 + i);
  const each = ((cpuSeconds(shop.pid) - before) * 1000) / pages;
  return [{ what: "a page rendered cold: CPU", value: each, unit: "ms", limit: { atMost: 8 } }];
};
