import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..", "..");

export interface Ran {
  readonly code: number | null;
  /** Everything it printed. */
  readonly said: string;
}

/** Runs one of the scripts with these settings and nothing of our own environment's. */
export async function runScript(
  script: string,
  settings: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<Ran> {
  const child = spawn(process.execPath, [join(root, "scripts", script), ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (piece: Buffer) => (said += piece.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said: said.trim() };
}
