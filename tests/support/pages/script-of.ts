import { readFileSync } from "node:fs";
import { join } from "node:path";

type BuiltFiles = Readonly<Record<string, { readonly name?: string; readonly file: string }>>;

const list = join(import.meta.dirname, "../../../build/client/.vite/manifest.json");

/** The path of a built script by its name in the build's list: the file itself is named by its content. */
export function scriptPath(name: string): string {
  const built = Object.values(JSON.parse(readFileSync(list, "utf8")) as BuiltFiles);
  const [found, ...others] = built.filter((one) => one.name === name && one.file.endsWith(".js"));
  if (found === undefined || others.length > 0) throw new Error(`Not one built script is called ${name}.`);
  return `/${found.file}`;
}

/** The addresses of that script, whatever the shop's. */
export function scriptOf(name: string): string {
  return `**${scriptPath(name)}`;
}
