import { globSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { startShop } from "#tests/support/process/shop-process.ts";
import type { Figure, Measure } from "./support/measure.types.ts";

function isMet({ value, limit }: Figure): boolean {
  return limit === null || ("atMost" in limit ? value <= limit.atMost : value >= limit.atLeast);
}

function inWords({ limit, unit }: Figure): string {
  if (limit === null) return "";
  return "atMost" in limit ? `<= ${limit.atMost} ${unit}` : `>= ${limit.atLeast} ${unit}`;
}

function print(figure: Figure): void {
  const value = `${figure.value.toFixed(figure.value < 10 ? 2 : 1)} ${figure.unit}`;
  const mark = isMet(figure) ? "ok  " : "MISS";
  console.log(
    `${mark} ${figure.what.padEnd(58)} ${value.padStart(12)}  ${inWords(figure).padEnd(12)} ${figure.note ?? ""}`,
  );
}

const wanted = process.argv.slice(2);
const files = globSync("measures/*.ts", { cwd: import.meta.dirname })
  .sort()
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)));
const shop = await startShop({ settings: { LOG_LEVEL: "silent" } });
let missed = 0;
console.log(`${cpus().length} cores, Node ${process.versions.node}; the load is made on the same machine`);
try {
  for (const file of files) {
    const { measure } = (await import(join(import.meta.dirname, file))) as Measure;
    const figures = await measure(shop).catch((error: unknown): Figure[] => {
      console.error(`FAILED ${file}:`, error);
      missed += 1;
      return [];
    });
    for (const figure of figures) print(figure);
    missed += figures.filter((figure) => !isMet(figure)).length;
  }
} finally {
  await shop.close();
}
process.exitCode = missed === 0 ? 0 : 1;
