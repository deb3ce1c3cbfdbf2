/**
 * Writes the list of packages in NOTICE: all that a shop runs or sends to browsers, as package-lock.json has them, by their licence. Run
 * `node scripts/notice.ts` after a package was added or raised; a test compares.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

const TARGET = "NOTICE";
const BEGIN = "Packages by licence, as scripts/notice.ts lists them";
const WIDTH = 118;

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), license: z.string().optional() })),
});

/** What two packages say beside them, not in their package.json. */
const saidElsewhere: Readonly<Record<string, string>> = { "combine-errors": "MIT", "png-js": "MIT" };

/** Licences under which a package may be used here, of one or of several that it names. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BSL-1.0",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
]);

/** What asks to be said of a licence, beside the name of who is under it. */
const remarks: Readonly<Record<string, string>> = {
  "LGPL-3.0-or-later":
    "Libraries that are loaded as they are, unchanged, and can be exchanged for others; their source is at https://github.com/lovell/sharp-libvips.",
  "MPL-2.0": "Unchanged; the source is at https://github.com/thx/resvg-js.",
};

function wrapped(text: string, indent: string): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && `${indent}${last} ${word}`.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines.map((line) => indent + line).join("\n");
}

/** Packages by the licence that they name; one that names none, or another than is allowed, is an error. */
function byLicence(): ReadonlyMap<string, readonly string[]> {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const names = new Map<string, Set<string>>();
  for (const [path, { dev, license }] of Object.entries(packages)) {
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (path === "" || dev) continue;
    const licence = license ?? saidElsewhere[name] ?? "none";
    const parts = licence.replaceAll(/[()]/g, "").split(/ AND | OR /);
    const foreign = parts.find((part) => !allowed.has(part));
    if (foreign !== undefined) throw new Error(`${name} is under ${foreign}.`);
    names.set(licence, (names.get(licence) ?? new Set()).add(name));
  }
  return new Map([...names].map(([licence, all]) => [licence, [...all].toSorted()]));
}

/** NOTICE with the list of now. */
export function notice(): string {
  const text = readFileSync(TARGET, "utf8");
  const own = text.includes(BEGIN) ? text.slice(0, text.indexOf(BEGIN)) : `${text.trimEnd()}\n\n`;
  const parts = [...byLicence()]
    .toSorted(([one], [other]) => one.localeCompare(other, "en"))
    .flatMap(([licence, names]) => {
      const remark = remarks[licence];
      const head = wrapped(`- ${licence}${remark === undefined ? "" : `: ${remark}`}`, "");
      return [head, wrapped(names.join(", "), "  ")];
    });
  return `${own}${BEGIN}\n${parts.join("\n")}\n`;
}

if (import.meta.main) writeFileSync(TARGET, notice());
