import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildInputsHash } from "../../../scripts/build/build-inputs.ts";

/** In the project, as the programs load its packages; kept until something is changed that they are built from. */
const cache = join(import.meta.dirname, "../../../.cache/programs");
export const programs = join(cache, "now");

/** Builds the programs that work on customers' files, unless they are there as they would be built. */
export async function buildTestPrograms(): Promise<void> {
  const hash = buildInputsHash();
  if (existsSync(join(cache, hash))) return;
  const { buildPrograms } = await import("../../../scripts/build/build.ts");
  const unfinished = `${cache}-${process.pid}`;
  await buildPrograms(join(unfinished, "now"));
  mkdirSync(join(unfinished, hash));
  rmSync(cache, { recursive: true, force: true });
  renameSync(unfinished, cache);
}

/** Modules that start such a program look for it beside the built server, or else for its source, which takes twice as long to start. */
export const builtPrograms = {
  name: "built-programs",
  transform: (code: string) =>
    code.includes('const script = import.meta.filename.endsWith(".js")')
      ? code
          .replaceAll("import.meta.filename", JSON.stringify(join(programs, "index.js")))
          .replaceAll("import.meta.dirname", JSON.stringify(programs))
      : null,
};
