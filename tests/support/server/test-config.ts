import { tmpdir } from "node:os";
import { shopContent } from "#catalogue/content/content.ts";
import { readConfig, type ReadyConfig } from "#platform/config.ts";
import type { Shipped } from "#server/make-services.ts";
import { soldDocument } from "../catalogue/own-numbers.ts";
import { tuesdayMorning } from "../process/shop-process.ts";

const defaults = { LOG_LEVEL: "silent", DATA_DIR: tmpdir(), SHOP_NOW: tuesdayMorning };

/** `settings` are environment variables. */
export function testConfig(settings: Readonly<Record<string, string>>): ReadyConfig {
  const result = readConfig({ ...defaults, ...settings });
  if (!result.ok) throw new Error(result.message);
  return { ...result.config, secretKey: "a secret that only the tests know" };
}

export const shipped: Shipped = {
  catalogue: soldDocument,
  content: shopContent,
  facesFolder: "public/fonts/lettering",
};
