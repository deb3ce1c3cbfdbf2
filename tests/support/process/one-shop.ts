import type { TestProject } from "vitest/node";
import { startShop } from "./shop-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    shopOrigin: string;
    shopPid: number;
    shopFolder: string;
  }
}

/** One shop for all files that only ask it something; what ends, starves or floods a shop starts its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shop = await startShop();
  project.provide("shopOrigin", shop.origin);
  project.provide("shopPid", shop.pid);
  project.provide("shopFolder", shop.dataDir);
  return shop.close;
}
