import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { copyFile, mkdir, readdir } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { StartFault } from "#platform/describe-error.ts";

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** The whole files below a folder; none when there is no such folder. What is being written has a name with a dot first. */
async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** False for a file that is not there any more: it was being removed, and nothing refers to it. */
function copyIfThere(file: string, copy: string): Promise<boolean> {
  return copyFile(file, copy).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" && !existsSync(file)) return false;
      throw error;
    },
  );
}

/** Copies every file of a folder to the same place in another one, for their owner alone; answers the copies. */
export async function copyFolder(from: string, to: string): Promise<readonly string[]> {
  const copies: string[] = [];
  for (const file of await filesBelow(from)) {
    const copy = join(to, relative(from, file));
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    if (await copyIfThere(file, copy)) copies.push(copy);
  }
  return copies;
}

/** Customers' files are named by their content: each must still be it. */
export async function checkUploads(files: readonly string[]): Promise<void> {
  for (const file of files)
    if ((await sha256Of(file)) !== basename(file))
      throw new StartFault(`The file ${file} is damaged: its content is not what its name says.`);
}
