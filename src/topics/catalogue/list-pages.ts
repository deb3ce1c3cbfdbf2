import { pagePaths } from "#domain/seo/page-paths.ts";
import type { Services } from "#topics/services.ts";

/** Addresses of all pages that search engines may read. */
export function listPages({ catalogue, config }: Pick<Services, "catalogue" | "config">): readonly string[] {
  return pagePaths(catalogue.current()).map((path) => config.shopOrigin + path);
}
