import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ListedFace } from "./face-list.ts";

const packages = join(import.meta.dirname, "fonts", "node_modules", "@fontsource");

interface Metadata {
  readonly family: string;
  readonly license: { readonly type: string; readonly attribution: string };
}

/** What a face's package says of it. */
export function metadataOf({ id }: ListedFace): Metadata {
  return JSON.parse(readFileSync(join(packages, id, "metadata.json"), "utf8")) as Metadata;
}

/** WOFF: in many a WOFF2 of the same face the strokes of a letter overlap. The vowels with macrons are in the second file. */
export function filesOf({ id, weight }: ListedFace): string[] {
  return ["latin", "latin-ext"].map((part) =>
    join(packages, id, "files", `${id}-${part}-${weight}-normal.woff`),
  );
}

export function licenceText({ id }: ListedFace): string {
  return readFileSync(join(packages, id, "LICENSE"), "utf8");
}
