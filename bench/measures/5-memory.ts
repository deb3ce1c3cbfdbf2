import { startShop } from "#tests/support/process/shop-process.ts";
import { residentMegabytes } from "#tests/support/process/peak-memory.ts";
import { loadWithNewAddresses } from "../support/new-addresses.ts";
import type { Measure } from "../support/measure.types.ts";

/** Runs after the others, so that the shop has been under load by now. */
export const measure: Measure["measure"] = async (shop) => {
  const fresh = await startShop();
  const atStart = residentMegabytes(fresh.pid);
  try {
    await loadWithNewAddresses(fresh.origin);
  } catch (error) {
    await fresh.close();
    throw error;
  }
  const afterNewPages = residentMegabytes(fresh.pid);
  await fresh.close();
  return [
    { what: "memory of the server at its start", value: atStart, unit: "MB", limit: { atMost: 160 } },
    {
      what: "memory after 1,200 pages that were never asked for before, over 20 connections",
      value: afterNewPages,
      unit: "MB",
      limit: { atMost: 700 },
    },
    {
      what: "memory after the load above",
      value: residentMegabytes(shop.pid),
      unit: "MB",
      limit: { atMost: 700 },
    },
  ];
};
