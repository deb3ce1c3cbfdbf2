import { compileCatalogue, type Catalogue } from "#domain/catalogue/catalogue.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { documentOnDay, firstReturn } from "#domain/catalogue/on-sale.ts";
import { type CatalogueDocument, catalogueSchema } from "#domain/catalogue/schema.ts";
import { letteringIn } from "#domain/lettering/designs/measured-designs.ts";
import { readCatalogueDocument, readCurrentVersion } from "./catalogue-versions.ts";
import type { Database } from "#platform/db/database.ts";
import type { FaceFiles } from "#platform/files/face-files.ts";
import { runSerially } from "#topics/run-serially.ts";

/** The catalogue versions a node knows, compiled; the current one is a memory read. */
export interface CatalogueStore {
  /** What is sold today: what was sold out until today is there again. */
  current(): Catalogue;
  /** A version that was sold from earlier (for old cart lines and quotations); null when there never was one. */
  version(id: string): Promise<Catalogue | null>;
  /** Where the files of its faces lie, for a thread that paints. */
  readonly facesFolder: string;
  /** Reads which version is current now and compiles it if it is new. Answers whether it changed. */
  refresh(): Promise<boolean>;
}

const keptVersions = 5;

type ShopDay = (timeZone: string) => CalendarDate;

/** A version as it is sold until its first return of something that is sold out. */
interface Sold {
  readonly catalogue: Catalogue;
  readonly document: CatalogueDocument;
  readonly returns: CalendarDate | null;
}

interface SellingMeans {
  readonly faceFiles: FaceFiles;
  readonly dayIn: ShopDay;
}

function sell(document: CatalogueDocument, id: string, { faceFiles, dayIn }: SellingMeans): Sold {
  const onDay = documentOnDay(document, dayIn(document.shop.timeZone));
  const lettering = letteringIn(faceFiles.facesOf(document.faces), document.faces);
  return { catalogue: compileCatalogue(onDay, id, lettering), document, returns: firstReturn(onDay) };
}

/** `dayIn` tells the day in a time zone; without it nothing that is sold out comes back by itself. */
export async function openCatalogueStore(
  db: Database,
  faceFiles: FaceFiles,
  dayIn: ShopDay = () => "",
): Promise<CatalogueStore> {
  const means = { faceFiles, dayIn };
  const known = new Map<string, Sold>();

  const soldVersion = async (id: string): Promise<Sold | null> => {
    const kept = known.get(id);
    if (kept) return kept;
    const document = await readCatalogueDocument(db, id);
    if (document === null) return null;
    // A published document always passes its schema, unless a newer program wrote it: then this throws and the old one stays.
    const sold = sell(catalogueSchema.parse(document), id, means);
    known.set(id, sold);
    for (const oldest of known.keys()) if (known.size > keptVersions) known.delete(oldest);
    return sold;
  };

  const readCurrent = async (): Promise<Sold> => {
    const row = await readCurrentVersion(db);
    const sold = row && (await soldVersion(row.versionId));
    if (!sold) throw new Error("No catalogue has been published.");
    return sold;
  };

  let current = await readCurrent();
  const readAgain = async (): Promise<boolean> => {
    const before = current.catalogue.version;
    current = await readCurrent();
    return current.catalogue.version !== before;
  };
  const today = (): Catalogue => {
    const { catalogue, document, returns } = current;
    if (returns === null || returns > dayIn(document.shop.timeZone)) return catalogue;
    current = sell(document, catalogue.version, means);
    known.set(catalogue.version, current);
    return current.catalogue;
  };
  const version = async (id: string) => (await soldVersion(id))?.catalogue ?? null;
  return { current: today, version, facesFolder: faceFiles.folder, refresh: runSerially(readAgain) };
}
