import { existsSync } from "node:fs";
import { join } from "node:path";

/** `build` lays the faces beside the server, and its programs and parts are in folders of their own; otherwise they lie beside this file. */
const built = [join(import.meta.dirname, "fonts"), join(import.meta.dirname, "..", "fonts")] as const;
const folder = import.meta.filename.endsWith(".js")
  ? (built.find((one) => existsSync(one)) ?? built[0])
  : join(import.meta.dirname, "fonts");

/** Where a file of the faces that documents are set in lies. */
export function fontFile(name: string): string {
  return join(folder, name);
}
