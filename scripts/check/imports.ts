import { existsSync } from "node:fs";
import { dirname, posix } from "node:path";
import { importFault, layerOf, packages } from "./layers.ts";
import { isTest, sourceFiles, type SourceFile } from "./source-files.ts";

interface Import {
  readonly specifier: string;
  readonly isType: boolean;
}

const statement = /^\s*(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]+?\sfrom\s+)?["']([^"']+)["']/gm;
const call = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** Everything a file imports or re-exports, types and dynamic imports included. */
export function importsOf(text: string): Import[] {
  return [
    ...[...text.matchAll(statement)].map(([, type, specifier = ""]) => ({
      specifier,
      isType: type !== undefined,
    })),
    ...[...text.matchAll(call)].map(([, specifier = ""]) => ({ specifier, isType: false })),
  ];
}

/** The file of ours that a specifier names, or null for a package: "./x.ts" beside it, "#domain/x.ts" below src. */
export function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith(".")) return posix.join(dirname(path), specifier);
  if (specifier.startsWith("#tests/")) return specifier.slice(1);
  return specifier.startsWith("#") ? `src/${specifier.slice(1)}` : null;
}

/** Sources of surprise that would make a rule of the shop depend on when and where it runs. */
const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.|\bfetch\(/;

function ownFault(path: string, target: string, { specifier, isType }: Import): string | null {
  if (specifier.includes("/+types/")) return null;
  // The compiler believes every stylesheet and picture to be there.
  const [file = target] = target.split("?", 1);
  if (!existsSync(file)) return `imports ${file}, which is not there`;
  if (target.endsWith(".css")) return null;
  if (!/^(src|public)\//.test(target)) return isTest(path) ? null : `may not import ${target}`;
  const seesData = isTest(path) && layerOf(target) === "catalogue";
  return seesData ? null : importFault(path, target, isType);
}

function packageFault(path: string, { specifier }: Import): string | null {
  const allowed = packages[layerOf(path)];
  return !allowed || isTest(path) || allowed.test(specifier)
    ? null
    : `${layerOf(path)} may not use ${specifier}`;
}

/** What is wrong with a file's imports, one sentence each. */
export function importFaults({ path, text }: SourceFile): string[] {
  const faults = importsOf(text).map((found) => {
    const target = targetOf(path, found.specifier);
    return target === null ? packageFault(path, found) : ownFault(path, target, found);
  });
  if (layerOf(path) === "domain" && !isTest(path) && impure.test(text))
    faults.push("domain may not read the clock, chance, the process or the network");
  return faults.filter((fault) => fault !== null).map((fault) => `${path}: ${fault}`);
}

if (import.meta.main) {
  const files = sourceFiles(".ts", ".tsx").filter(({ path }) => path.startsWith("src/"));
  const faults = files.flatMap(importFaults);
  for (const fault of faults) console.error(fault);
  console.log(`imports: ${files.length} files, ${faults.length} against the rules`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
