import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { buildInputsHash } from "./build-inputs.ts";
import { buildStudio } from "./build-studio.ts";
import { precompress } from "./precompress.ts";

const target = "build";
/** The shop's server, with its programs beside it. */
export const builtServer = join(target, "server");
const hashFile = join(target, "inputs.sha256");

/** Whether the build that is there was made from inputs with this hash. */
export function isCurrent(hash: string): boolean {
  return (
    existsSync(join(builtServer, "index.js")) &&
    existsSync(hashFile) &&
    readFileSync(hashFile, "utf8") === hash
  );
}

/** Puts a finished build in the place of the one before, which stays whole until then. */
function replaceBuild(finished: string): void {
  const old = `${finished}.old`;
  if (existsSync(target)) renameSync(target, old);
  renameSync(finished, target);
  rmSync(old, { recursive: true, force: true });
}

/** In hundreds of files, which a program needs 0.2 to 0.3 s to find: built into it, only what is used is read. */
const builtIn = ["@cantoo/pdf-lib", "culori", "css-tree", "svgo", "zod"];

/** Of these, what their makers ship in one file: the other one reads lists of all of CSS from files beside it. */
const inOneFile = [
  { find: /^css-tree$/, replacement: "css-tree/dist/csstree.esm" },
  { find: /^svgo$/, replacement: "svgo/browser" },
];

/** What works on customers' files, or for long, is a program of its own, which loads nothing of the server. */
const programs = {
  "artwork-reader": "src/platform/artwork/reader/main.ts",
  "print-file-writer": "src/platform/print-files/writer/main.ts",
  "plate-adder": "src/platform/print-files/plate-adder/main.ts",
  "cut-file-writer": "src/platform/cut-files/writer/main.ts",
  "cut-line-checker": "src/platform/artwork/check-cut-line.worker.ts",
  "api-describer": "src/server/api-documents/describe-api.worker.ts",
  "document-drawer": "src/server/document-drawer/draw-document.worker.ts",
  "price-laboratory": "src/topics/laboratory/replay.worker.ts",
} as const;

/** How inks look on a press: print files hold it, and programs find it beside themselves. */
const PRESS_PROFILE = "fogra39l.icc";

/** Builds the programs into folders beside the server. */
export async function buildPrograms(folder: string): Promise<void> {
  cpSync(join("src/platform/profiles", PRESS_PROFILE), join(folder, "profiles", PRESS_PROFILE));
  // The two faces of documents, and those that step in where these lack a letter: read with the first name that needs one.
  const isFace = (file: string) => !basename(file).includes(".") || /\.(?:br|ttf)$/.test(file);
  cpSync("src/platform/pdf/fonts", join(folder, "fonts"), { recursive: true, filter: isFace });
  const { build: bundle } = await import("vite");
  for (const [name, ssr] of Object.entries(programs))
    await bundle({
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      resolve: { alias: inOneFile },
      ssr: { noExternal: builtIn },
      build: {
        ssr,
        outDir: join(folder, name),
        target: "es2022",
        // Parts that are loaded later lie beside the program: it finds the profiles from there.
        rolldownOptions: { output: { chunkFileNames: "[name]-[hash].js" } },
      },
    });
}

/** Builds client, studio, server and its programs into a folder, with the migrations and compressed files. Answers whether it worked. */
export async function buildInto(folder: string): Promise<boolean> {
  const { status } = spawnSync("react-router", ["build", "--logLevel", "warn"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "production", BUILD_FOLDER: folder },
  });
  if (status !== 0) return false;
  await buildPrograms(join(folder, "server"));
  cpSync("src/platform/db/migrations", join(folder, "server", "migrations"), { recursive: true });
  await buildStudio(join(folder, "studio"));
  await Promise.all([precompress(join(folder, "client")), precompress(join(folder, "studio"))]);
  return true;
}

/** Builds beside the build in use, and swaps the result in only when it is whole. */
export async function build(hash = buildInputsHash()): Promise<void> {
  const unfinished = join(".cache", `build-${process.pid}`);
  mkdirSync(".cache", { recursive: true });
  if (!(await buildInto(unfinished))) {
    rmSync(unfinished, { recursive: true, force: true });
    console.error("The build failed (see above); the build before it, if there was one, is untouched.");
    process.exit(1);
  }
  writeFileSync(join(unfinished, "inputs.sha256"), hash);
  replaceBuild(unfinished);
}

/** Builds unless the build there was made from exactly these inputs. */
export async function buildIfChanged(): Promise<void> {
  const hash = buildInputsHash();
  if (isCurrent(hash)) return;
  console.log("Building the shop (a few seconds, only after a change) …");
  await build(hash);
}

if (import.meta.main) await build();
