import { resolve } from "node:path";
import { build as bundle, type InlineConfig } from "vite";

/** Builds the studio into a folder; `watch` goes on doing so whenever a source changes. */
export async function buildStudio(folder: string, watch: boolean = false): Promise<void> {
  const build: InlineConfig["build"] = { outDir: resolve(folder), emptyOutDir: true };
  await bundle({
    configFile: "vite.studio.config.ts",
    build: watch ? { ...build, watch: {} } : build,
  });
}
