import { compileCatalogue, type Catalogue } from "#domain/catalogue/catalogue.ts";
import { catalogueSchema } from "#domain/catalogue/schema.ts";
import { letteringIn } from "#domain/lettering/designs/measured-designs.ts";
import { readCatalogueDocument, readCurrentVersion } from "./catalogue-versions.ts";
import type { Database } from "#platform/db/database.ts";
import type { FaceFiles } from "#platform/files/face-files.ts";
import { runSerially } from "#topics/run-serially.ts";

/** The catalogue versions a node knows, compiled; the current one is a memory read. */
export interface CatalogueStore {
  current(): Catalogue;
  /** A version that was sold from earlier (for old cart lines and quotations); null when there never was one. */
  version(id: string): Promise<Catalogue | null>;
  /** Where the files of its faces lie, for a thread that paints. */
  readonly facesFolder: string;
  /** Reads which version is current now and compiles it if it is new. Answers whether it changed. */
  refresh(): Promise<boolean>;
}

const keptVersions = 5;

/** A published document always passes its schema, unless a newer program wrote it: then this throws and the old one stays. */
function compile(document: unknown, id: string, faceFiles: FaceFiles): Catalogue {
  const parsed = catalogueSchema.parse(document);
  return compileCatalogue(parsed, id, letteringIn(faceFiles.facesOf(parsed.faces), parsed.faces));
}

export async function openCatalogueStore(db: Database, faceFiles: FaceFiles): Promise<CatalogueStore> {
  const known = new Map<string, Catalogue>();

  const version = async (id: string): Promise<Catalogue | null> => {
    const kept = known.get(id);
    if (kept) return kept;
    const document = await readCatalogueDocument(db, id);
    if (document === null) return null;
    const compiled = compile(document, id, faceFiles);
    known.set(id, compiled);
    for (const oldest of known.keys()) if (known.size > keptVersions) known.delete(oldest);
    return compiled;
  };

  const readCurrent = async (): Promise<Catalogue> => {
    const row = await readCurrentVersion(db);
    const catalogue = row && (await version(row.versionId));
    if (!catalogue) throw new Error("No catalogue has been published.");
    return catalogue;
  };

  let current = await readCurrent();
  const readAgain = async (): Promise<boolean> => {
    const before = current.version;
    current = await readCurrent();
    return current.version !== before;
  };
  return { current: () => current, version, facesFolder: faceFiles.folder, refresh: runSerially(readAgain) };
}
