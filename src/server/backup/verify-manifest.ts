import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StartFault } from "#platform/start-fault.ts";
import { sha256Of } from "./copy-files.ts";

/** PostgreSQL's backup manifest; what is read of it (postgresql.org/docs/18/backup-manifest-format.html). */
const manifest = z.object({
  Files: z.array(
    z.object({
      Path: z.string().optional(),
      /** In its place where a name is not UTF-8, in hexadecimal. */
      "Encoded-Path": z.string().optional(),
      Size: z.int(),
      Checksum: z.string(),
    }),
  ),
  "Manifest-Checksum": z.string(),
});

/** Locks of the socket that the copied database listened on; they are not unpacked. */
const socketLock = /^\.s\.PGSQL\./;

function damaged(what: string) {
  return new StartFault(`The backup is damaged: ${what}.`);
}

/** Its last line is the checksum of all lines before. */
function checkManifest(text: string, checksum: string): void {
  const covered = text.slice(0, text.lastIndexOf('"Manifest-Checksum"'));
  if (createHash("sha256").update(covered).digest("hex") !== checksum)
    throw damaged("its manifest is not as PostgreSQL wrote it");
}

/** Compares the size and SHA-256 of every file of an unpacked database with the manifest. */
export async function verifyManifest(manifestFile: string, databaseFolder: string): Promise<void> {
  const text = await readFile(manifestFile, "utf8");
  const { Files: files, "Manifest-Checksum": checksum } = manifest.parse(JSON.parse(text));
  checkManifest(text, checksum);
  for (const file of files) {
    const path = file.Path ?? Buffer.from(file["Encoded-Path"] ?? "", "hex").toString("latin1");
    if (socketLock.test(path)) continue;
    const place = join(databaseFolder, path);
    const found = await stat(place).catch(() => null);
    if (found === null) throw damaged(`${path} is missing`);
    if (found.size !== file.Size || (await sha256Of(place)) !== file.Checksum)
      throw damaged(`${path} is not as it was`);
  }
}
