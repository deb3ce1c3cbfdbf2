import type { Refusal } from "#domain/refusal.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { sceneOf } from "#domain/preview/scene-of.ts";
import { configuredAddress } from "#domain/seo/configured-address.ts";
import { digest } from "#server/auth/tokens.ts";
import { ownerName } from "#server/db/owner.ts";
import type { StoredQuotation } from "#server/db/quotations.ts";
import type { PrintedQuotation } from "#server/pdf/quotation/printed-quotation.ts";
import { embedArtworks } from "../artwork/embed-artwork.ts";
import {
  artworkShown,
  hasAllFiles,
  type KnownArtwork,
  ownArtworkAt,
  readPromisedArtwork,
} from "../artwork/shown-artwork.ts";
import type { Caller } from "../caller.ts";
import { consumeRateLimit } from "../consume-rate-limit.ts";
import type { Services } from "../services.ts";
import { createDrawnDocuments } from "../drawn-documents.ts";
import { quotationUrl } from "./quotation-keys.ts";
import { type QuotedLine, quotationOf, findQuotationFor } from "./read-quotation.ts";

export interface PrintedFile {
  readonly ok: true;
  readonly quotationNo: string;
  readonly bytes: Buffer;
}

const drawn = createDrawnDocuments();

/**
 * What a document is called: everything it is drawn from, artwork that was deleted since left out. The catalogue on sale says where its
 * products are configured now.
 */
function nameOf(
  { catalogue, config }: Pick<Services, "catalogue" | "config">,
  row: StoredQuotation,
  artwork: KnownArtwork,
): string {
  return digest(JSON.stringify([row, [...artwork.keys()], catalogue.current().version, config.shopOrigin]));
}

/** Pixels of the longest side of one's own pictures: those of a page of few are larger. */
function pixelsFor(items: number): number {
  return items <= 2 ? 400 : 240;
}

/** What each line shows of one's own, by its place in the quotation. */
async function ownPictures(
  services: Pick<Services, "storage">,
  catalogue: Catalogue,
  lines: readonly QuotedLine[],
  known: KnownArtwork,
): Promise<readonly (OwnArtwork | null)[]> {
  const shown = lines.map(({ selection }) => artworkShown(catalogue, selection, known));
  const given = shown.filter((one) => one !== null);
  const hrefs = await embedArtworks(services, given, pixelsFor(lines.length));
  return shown.map((one) => {
    const href = one && hrefs.get(one.id);
    return one && href ? ownArtworkAt(one, href) : null;
  });
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
  services: Pick<Services, "catalogue" | "config" | "storage">,
  row: StoredQuotation,
  known: KnownArtwork,
): Promise<PrintedQuotation> {
  const { shopOrigin: origin } = services.config;
  const quotation = quotationOf(row);
  const catalogue = await services.catalogue.version(row.catalogueVersionId);
  const own = catalogue ? await ownPictures(services, catalogue, quotation.lines, known) : [];
  const paint = (line: QuotedLine, at: number) =>
    catalogue &&
    sceneOf(catalogue, line.selection, { measures: false, artwork: own[at] ?? null, guides: false });
  return {
    quotation,
    items: quotation.lines.map((item, at) => ({
      line: item,
      scene: () => paint(item, at),
      address: addressOf(services, item),
    })),
    hasAllArtwork:
      catalogue !== null && quotation.lines.every((line) => hasAllFiles(catalogue, line.selection, known)),
    shop: services.catalogue.current().document.shop,
    origin,
    url: quotationUrl(services, quotation.number),
  };
}

/** A quotation as PDF, for its owner and for whoever has the key of its link, drawn once for what it says. The library that draws is loaded when the first one is asked for. */
export async function printQuotation(
  services: Pick<Services, "catalogue" | "config" | "db" | "metrics" | "storage">,
  caller: Caller,
  { quotationNo, key }: { readonly quotationNo: string; readonly key: string | null },
): Promise<PrintedFile | Refusal<"not-found" | "password-must-change" | "too-many-tries">> {
  const own = await findQuotationFor(services, caller, quotationNo, key);
  const identifier = own.ok ? ownerName(own.owner) : undefined;
  const over = await consumeRateLimit(services, "quotationPdf", { ip: caller.ip, identifier });
  if (over) return over;
  if (!own.ok) return own;
  const selections = quotationOf(own.row).lines.map(({ selection }) => selection);
  const known = await readPromisedArtwork(services.db, selections);
  const name = nameOf(services, own.row, known);
  services.metrics.cacheLookups.inc({ cache: "documents", result: drawn.has(name) ? "hit" : "miss" });
  const bytes = await drawn.get(name, async () => {
    const { drawQuotation } = await import("#server/pdf/quotation/draw-quotation.ts");
    return drawQuotation(await printed(services, own.row, known));
  });
  return { ok: true, quotationNo, bytes };
}
