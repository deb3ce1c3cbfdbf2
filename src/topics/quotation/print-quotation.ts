import type { Refusal } from "#domain/refusal.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type ArtworkSlot, artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { paintedBy } from "#domain/preview/pictured.ts";
import { configuredAddress } from "#domain/seo/configured-address.ts";
import { digest } from "#platform/auth/tokens.ts";
import { networkOf } from "#platform/network.ts";
import { ownerName } from "#platform/db/owner.ts";
import type { StoredQuotation } from "#platform/db/schema/quotation.ts";
import { MOST_PLACES } from "./place-pictures.ts";
import type { PrintedPlace, PrintedQuotation } from "./printed-quotation.ts";
import { embedArtworks, embeddedAt } from "#topics/artwork/artwork-pictures.ts";
import {
  artworkIn,
  artworkView,
  hasAllFiles,
  type ArtworkById,
  readPromisedArtwork,
  type VisibleArtwork,
} from "#topics/artwork/visible-artwork.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { drawInThread } from "#topics/draw-in-thread.ts";
import { createDrawnDocuments } from "#topics/drawn-documents.ts";
import { printedLogo } from "#topics/settings/logo.ts";
import { quotationUrl } from "./quotation-keys.ts";
import { findQuotationFor, quotationOf, type QuotedLine } from "./read-quotation.ts";

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
  { keyUsedOn: _used, ...row }: StoredQuotation,
  artwork: ArtworkById,
): string {
  return digest(JSON.stringify([row, [...artwork.keys()], catalogue.current().version, config.shopOrigin]));
}

/** Pixels of the longest side of one's own pictures: those of a page of few are larger. */
function pixelsFor(items: number): number {
  return items <= 2 ? 400 : 240;
}

/** In so few letters as fit below a small picture. */
function placeName({ set, side, setName }: ArtworkSlot): string {
  if (side === "back") return "back";
  return setName === "" ? `Set ${set}` : setName;
}

/** The artwork of a line's sets and sides, with what each is called; none where it has only one. */
function placesOf(catalogue: Catalogue, { selection }: QuotedLine, known: ArtworkById) {
  const slots = artworkSlots(catalogue, selection).slice(0, MOST_PLACES);
  const places = slots.map((slot) => ({ label: placeName(slot), artwork: artworkIn(slot, known) }));
  return slots.length > 1 && places.some(({ artwork }) => artwork !== null) ? places : [];
}

/** What a line shows of one's own: on its product, and of all its sets and sides. */
interface OwnPictures {
  readonly shown: OwnArtwork | null;
  readonly places: readonly PrintedPlace[];
}

/** What each line shows of one's own, by its place in the quotation. */
async function ownPictures(
  services: Pick<Services, "storage">,
  catalogue: Catalogue,
  lines: readonly QuotedLine[],
  known: ArtworkById,
): Promise<readonly OwnPictures[]> {
  const shown = lines.map(({ selection }) => artworkView(catalogue, selection, known));
  const places = lines.map((line) => placesOf(catalogue, line, known));
  const given = [...shown, ...places.flat().map(({ artwork }) => artwork)].filter((one) => one !== null);
  const hrefs = await embedArtworks(services, given, pixelsFor(lines.length));
  const hrefOf = (artwork: VisibleArtwork | null) => (artwork && hrefs.get(artwork.id)) ?? null;
  const own: OwnPictures[] = [];
  for (const [at, one] of shown.entries()) {
    const href = hrefOf(one);
    own.push({
      shown: one && href ? await embeddedAt(one, { href }, pixelsFor(lines.length)) : null,
      places: (places[at] ?? []).map(({ label, artwork }) => ({ label, href: hrefOf(artwork) })),
    });
  }
  return own;
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
  services: Pick<Services, "catalogue" | "config" | "db" | "storage">,
  row: StoredQuotation,
  known: ArtworkById,
): Promise<PrintedQuotation> {
  const { shop } = services.catalogue.current().document;
  const { shopOrigin: origin } = services.config;
  const quotation = quotationOf(row);
  const catalogue = await services.catalogue.version(row.catalogueVersionId);
  const own = catalogue ? await ownPictures(services, catalogue, quotation.lines, known) : [];
  const painted = quotation.lines.filter(({ written }) => written !== "charge");
  return {
    quotation,
    paintedBy:
      catalogue &&
      paintedBy(
        catalogue,
        painted.map(({ selection }) => selection),
      ),
    items: quotation.lines.map((item, at) => ({
      line: item,
      picture:
        item.written === "charge" ? null : { selection: item.selection, artwork: own[at]?.shown ?? null },
      places: own[at]?.places ?? [],
      address: item.written === undefined ? addressOf(services, item) : null,
    })),
    hasAllArtwork:
      catalogue !== null &&
      quotation.lines.every(
        (line) => line.written === "charge" || hasAllFiles(catalogue, line.selection, known),
      ),
    shop,
    logo: await printedLogo(services.db, shop),
    origin,
    url: quotationUrl(services, row),
  };
}

/** A quotation as PDF, for its owner and for whoever has the key of its link, drawn once for what it says. */
export async function printQuotation(
  services: Pick<Services, "catalogue" | "config" | "db" | "metrics" | "shopMoment" | "storage">,
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
  const bytes = await drawn.get(name, () =>
    drawInThread(networkOf(caller.ip), async () => ({
      kind: "quotation",
      printed: await printed(services, own.row, known),
      facesFolder: services.catalogue.facesFolder,
    })),
  );
  return { ok: true, quotationNo, bytes };
}
