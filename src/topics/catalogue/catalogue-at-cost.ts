import { type Catalogue, compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { documentAtCost } from "#domain/catalogue/rates/document-at-cost.ts";
import { catalogueSchema } from "#domain/catalogue/schema.ts";
import type { Queries } from "#platform/db/database.ts";
import { readCatalogueDocument } from "./catalogue-versions.ts";

/** Reads of the database, also within a transaction. */
interface Reads {
  readonly db: Queries;
}

const known = new WeakMap<Catalogue, Promise<Catalogue>>();

async function compiled({ db }: Reads, catalogue: Catalogue): Promise<Catalogue> {
  const document = catalogueSchema.parse(await readCatalogueDocument(db, catalogue.version));
  // Words are measured as in the catalogue on sale.
  return compileCatalogue(documentAtCost(document), catalogue.version, catalogue);
}

/** A catalogue on sale as it costs the shop; worked out once for each. */
export function catalogueAtCost(services: Reads, catalogue: Catalogue): Promise<Catalogue> {
  const found = known.get(catalogue);
  if (found !== undefined) return found;
  const begun = compiled(services, catalogue);
  known.set(catalogue, begun);
  // A database that was away is asked again.
  begun.catch(() => known.delete(catalogue));
  return begun;
}
