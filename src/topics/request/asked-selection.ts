import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { specialCatalogue } from "#domain/special-processing/special-catalogue.ts";
import { specialFormFromWire } from "#domain/special-processing/wire/special-form-from-wire.ts";
import type { QuoteRequest } from "./quote-requests.ts";
import type { Services } from "#topics/services.ts";

/** What a request was asked with. */
export interface AskedWith {
  /** That of when it was asked. */
  readonly catalogue: Catalogue;
  /** As configured; of the Special Processing form what it is made on. Null where it cannot be read any more. */
  readonly selection: Selection | null;
}

function formOf(catalogue: Catalogue, choices: NonNullable<QuoteRequest["choices"]>): Selection | null {
  const entries = Object.entries(choices).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)] as const),
  );
  const read = specialFormFromWire(specialCatalogue(catalogue), entries);
  return read.ok ? read.form.selection : null;
}

/** The product of a request, by the catalogue of then. */
export async function askedWith(
  services: Pick<Services, "catalogue">,
  { catalogueVersionId, selection, choices }: QuoteRequest,
): Promise<AskedWith> {
  const then = await services.catalogue.version(catalogueVersionId);
  const catalogue = then ?? services.catalogue.current();
  if (selection !== null) return { catalogue, selection };
  return { catalogue, selection: choices && formOf(catalogue, choices) };
}
