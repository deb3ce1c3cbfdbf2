import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";

/** What a press prints by: a condition with a name in the registry of the ICC, and its profile. */
export interface PrintingCondition {
  readonly identifier: string;
  readonly words: string;
  readonly registry: string;
  /** In the format of zlib (RFC 1950), as a file carries it. */
  readonly packedProfile: Buffer;
}

/** `build` lays the profiles beside the server, and its programs and parts are in folders of their own; otherwise they lie beside this file. */
const built = [join(import.meta.dirname, "profiles"), join(import.meta.dirname, "..", "profiles")] as const;
const folder = import.meta.filename.endsWith(".js")
  ? (built.find((one) => existsSync(one)) ?? built[0])
  : import.meta.dirname;

/** Where the profile of the press lies (README.md says how it was made). */
export const pressProfileFile = join(folder, "fogra39l.icc");

let condition: PrintingCondition | null = null;

/** Offset on coated paper, which digital presses are set to: FOGRA39, read with the first file that asks for it. */
export function pressCondition(): PrintingCondition {
  condition ??= {
    identifier: "FOGRA39",
    words: "Offset printing on coated paper, ISO 12647-2:2004/Amd 1, 115 g/m2",
    registry: "http://www.color.org",
    packedProfile: deflateSync(readFileSync(pressProfileFile)),
  };
  return condition;
}
