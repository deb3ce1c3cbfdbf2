import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";

/** What the build is made from. Tests are left out: changing one needs no new build. */
const patterns = [
  "src/**/*",
  "public/**/*",
  "*.config.ts",
  "package-lock.json",
  "scripts/build/*",
  "tsconfig.json",
];
function isTest(path: string): boolean {
  return /\.(test|bench)\.tsx?$/.test(path);
}

/** A hash of the contents (not the dates) of everything the build is made from. */
export function buildInputsHash(): string {
  const hash = createHash("sha256");
  for (const path of globSync(patterns).sort()) {
    if (isTest(path) || !statSync(path).isFile()) continue;
    hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}
