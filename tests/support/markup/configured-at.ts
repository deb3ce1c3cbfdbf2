import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { pageAt } from "#domain/seo/page-at.ts";
import { pageServices } from "./page-services.ts";

/** What the address of a quote page configures. */
export function configuredAt(address: string): Selection {
  const catalogue = pageServices.catalogue.current();
  const [path = "", query = ""] = address.split("?");
  const at = pageAt(catalogue, path);
  if (at?.kind !== "featured") throw new Error(`${path} is no quote page`);
  return readAddress(catalogue, scopeOf(at.item), new URLSearchParams(query));
}
