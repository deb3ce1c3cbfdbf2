import type { Refusal } from "#domain/refusal.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { sceneOf } from "#domain/preview/scene-of.ts";
import { configuredAddress } from "#domain/seo/configured-address.ts";
import { digest } from "#server/auth/tokens.ts";
import { ownerName } from "#server/db/owner.ts";
import type { StoredQuotation } from "#server/db/quotations.ts";
import type { PrintedQuotation } from "#server/pdf/quotation/printed-quotation.ts";
import type { Caller } from "../caller.ts";
import { consumeRateLimit } from "../consume-rate-limit.ts";
import type { Services } from "../services.ts";
import { createDrawnDocuments } from "../drawn-documents.ts";
import { type QuotedLine, quotationOf, findOwnQuotation } from "./read-quotation.ts";

export interface PrintedFile {
  readonly ok: true;
  readonly quotationNo: string;
  readonly bytes: Buffer;
}

const drawn = createDrawnDocuments();

/** What a document is called: everything it is drawn from. The catalogue on sale says where its products are configured now. */
function nameOf({ catalogue, config }: Pick<Services, "catalogue" | "config">, row: StoredQuotation): string {
  return digest(JSON.stringify([row, catalogue.current().version, config.shopOrigin]));
}

function pictureOf(catalogue: Catalogue | null, { selection }: QuotedLine) {
  return catalogue && sceneOf(catalogue, selection, { measures: false });
}

function addressOf(
  { catalogue, config }: Pick<Services, "catalogue" | "config">,
  { selection, originPath }: QuotedLine,
) {
  const path = configuredAddress(catalogue.current(), selection, originPath);
  return path && new URL(path, config.shopOrigin).href;
}

/** With the catalogue of then: an old quotation looks like what was quoted. */
async function printed(
  services: Pick<Services, "catalogue" | "config">,
  row: StoredQuotation,
): Promise<PrintedQuotation> {
  const { shopOrigin: origin } = services.config;
  const quotation = quotationOf(row);
  const catalogue = await services.catalogue.version(row.catalogueVersionId);
  return {
    quotation,
    items: quotation.lines.map((item) => ({
      line: item,
      scene: () => pictureOf(catalogue, item),
      address: addressOf(services, item),
    })),
    shop: services.catalogue.current().document.shop,
    origin,
  };
}

/** The asker's quotation as PDF, drawn once for what it says. The library that draws is loaded when the first one is asked for. */
export async function printQuotation(
  services: Pick<Services, "catalogue" | "config" | "db" | "metrics">,
  caller: Caller,
  quotationNo: string,
): Promise<PrintedFile | Refusal> {
  const own = await findOwnQuotation(services, caller, quotationNo);
  const identifier = own.ok ? ownerName(own.owner) : undefined;
  const over = await consumeRateLimit(services, "quotationPdf", { ip: caller.ip, identifier });
  if (over) return over;
  if (!own.ok) return own;
  const name = nameOf(services, own.row);
  services.metrics.cacheLookups.inc({ cache: "documents", result: drawn.has(name) ? "hit" : "miss" });
  const bytes = await drawn.get(name, async () => {
    const { drawQuotation } = await import("#server/pdf/quotation/draw-quotation.ts");
    return drawQuotation(await printed(services, own.row));
  });
  return { ok: true, quotationNo, bytes };
}
