import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildInputsHash } from "../../../scripts/build/build-inputs.ts";

/** In the project, as the programs load its packages; kept until something is changed that they are built from. */
const cache = join(import.meta.dirname, "../../../.cache/programs");
export const programs = join(cache, "now");

/** Has the programs that work on customers' files there as they would be built: those of the shop's own build, where that is current. */
export async function buildTestPrograms(): Promise<void> {
  const hash = buildInputsHash();
  if (existsSync(join(cache, hash))) return;
  const { buildPrograms, builtServer, isCurrent } = await import("../../../scripts/build/build.ts");
  const unfinished = `${cache}-${process.pid}`;
  const target = join(unfinished, "now");
  if (isCurrent(hash)) cpSync(builtServer, target, { recursive: true });
  else await buildPrograms(target);
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
