import { startShop } from "../../tests/support/shop-process.ts";
import { residentMegabytes } from "../support/load.ts";
import type { Measure } from "../support/measure.types.ts";

/** Runs after the others, so that the shop has been under load by now. */
export const measure: Measure["measure"] = async (shop) => {
  const fresh = await startShop();
  const atStart = residentMegabytes(fresh.pid);
  await fresh.close();
  return [
    { what: "memory of the server at its start", value: atStart, unit: "MB", limit: { atMost: 120 } },
    {
      what: "memory after the load above",
      value: residentMegabytes(shop.pid),
      unit: "MB",
      limit: { atMost: 250 },
    },
  ];
};
