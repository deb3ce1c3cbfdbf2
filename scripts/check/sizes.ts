import { dirname } from "node:path";
import { isTest, sourceFiles } from "./source-files.ts";

const limits = { longest: 300, longestData: 500, filesPerFolder: 65 };

function isData(path: string): boolean {
  return path.startsWith("src/catalogue/") || path.startsWith("src/platform/db/schema/");
}

function lines(text: string): number {
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

/** The value below which `share` of the sorted numbers lie. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A component's stylesheet belongs to the component and is not counted as a file of its own. */
function countsInFolder(path: string): boolean {
  return !path.endsWith(".module.css");
}

const all = sourceFiles(".ts", ".tsx", ".css", ".js").map(({ path, text }) => ({
  path,
  length: lines(text),
}));
const source = all.filter(({ path }) => /^(src|scripts)\//.test(path) && !isTest(path));
const lengths = source.map(({ length }) => length).sort((a, b) => a - b);
const median = quantile(lengths, 0.5);
const ninetieth = quantile(lengths, 0.9);
const longest = source.toSorted((a, b) => b.length - a.length)[0];

const faults = [
  ...all
    .filter(({ path, length }) => length > (isData(path) ? limits.longestData : limits.longest))
    .map(({ path, length }) => `${path} has ${length} lines`),
  ...[
    ...Map.groupBy(
      source.filter(({ path }) => countsInFolder(path)),
      ({ path }) => dirname(path),
    ),
  ]
    .filter(([, files]) => files.length > limits.filesPerFolder)
    .map(([folder, files]) => `${folder} has ${files.length} files`),
];

for (const fault of faults) console.error(`too large: ${fault}`);
console.log(
  `sizes: ${source.length} files, median ${median}, 90th percentile ${ninetieth}, longest ${longest?.length} (${longest?.path})`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
