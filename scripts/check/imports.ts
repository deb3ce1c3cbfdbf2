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
export const importsOf = (text: string): Import[] => [
  ...[...text.matchAll(statement)].map(([, type, specifier = ""]) => ({
    specifier,
    isType: type !== undefined,
  })),
  ...[...text.matchAll(call)].map(([, specifier = ""]) => ({ specifier, isType: false })),
];

/** Sources of surprise that would make a rule of the shop depend on when and where it runs. */
const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.|\bfetch\(/;

const relativeFault = (path: string, { specifier, isType }: Import): string | null => {
  const target = posix.join(dirname(path), specifier);
  if (specifier.includes("/+types/") || target.endsWith(".css")) return null;
  if (!/^(src|public)\//.test(target)) return isTest(path) ? null : `may not import ${target}`;
  const seesData = isTest(path) && layerOf(target) === "catalogue";
  return seesData ? null : importFault(path, target, isType);
};

const packageFault = (path: string, { specifier }: Import): string | null => {
  const allowed = packages[layerOf(path)];
  return !allowed || isTest(path) || allowed.test(specifier)
    ? null
    : `${layerOf(path)} may not use ${specifier}`;
};

/** What is wrong with a file's imports, one sentence each. */
export const importFaults = ({ path, text }: SourceFile): string[] => {
  const faults = importsOf(text).map((found) =>
    found.specifier.startsWith(".") ? relativeFault(path, found) : packageFault(path, found),
  );
  if (layerOf(path) === "domain" && !isTest(path) && impure.test(text))
    faults.push("domain may not read the clock, chance, the process or the network");
  return faults.filter((fault) => fault !== null).map((fault) => `${path}: ${fault}`);
};

if (import.meta.main) {
  const files = sourceFiles(".ts", ".tsx").filter(({ path }) => path.startsWith("src/"));
  const faults = files.flatMap(importFaults);
  for (const fault of faults) console.error(fault);
  console.log(`imports: ${files.length} files, ${faults.length} against the rules`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
