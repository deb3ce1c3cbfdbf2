import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import { openDesign } from "#domain/kept-design/open-design.ts";
import { messageOf } from "#domain/messages.ts";
import type { KeptDesign } from "./kept-designs-rows.ts";
import type { Services } from "#topics/services.ts";

/** A kept design as its owner sees it. */
export interface DescribedDesign {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly keptAt: Date;
  readonly link: string | null;
  /** The query of its picture; null while nothing of it can be drawn. */
  readonly picture: string | null;
  readonly notice: string | null;
}

/** The words of the catalogue it was kept with, where that of now has none; empty where that one is gone, too. */
async function titleThen({ catalogue }: Pick<Services, "catalogue">, stored: KeptDesign): Promise<string> {
  const then = await catalogue.version(stored.catalogueVersionId);
  return then?.products.has(stored.selection.productId) ? titleOf(then, stored.selection) : "";
}

function pictureOf(catalogue: Catalogue, selection: KeptDesign["selection"]): string | null {
  const { lettering } = selection;
  const isDrawn = lettering !== null && catalogue.measureLettering(lettering).ok;
  return isDrawn ? new URLSearchParams(selectionToWire(catalogue, selection)).toString() : null;
}

/** A kept design by the catalogue of now; what is no longer as it was kept is said. */
export async function describeDesign(
  services: Pick<Services, "catalogue">,
  stored: KeptDesign,
): Promise<DescribedDesign> {
  const { id, name, keptAt } = stored;
  const catalogue = services.catalogue.current();
  const opened = openDesign(catalogue, id, stored.selection);
  if (opened === null) {
    const title = await titleThen(services, stored);
    return { id, name, title, keptAt, link: null, picture: null, notice: messageOf("product-gone") };
  }
  const { selection, link, notice } = opened;
  const title = titleOf(catalogue, selection);
  return { id, name, title, keptAt, link, picture: pictureOf(catalogue, selection), notice };
}
