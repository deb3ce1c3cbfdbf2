import { spawn } from "node:child_process";
import { once } from "node:events";

/** A command, told once it has ended; whether it went well. */
async function run(command: string): Promise<boolean> {
  const begun = performance.now();
  const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => printed.push(chunk));
  const [status] = (await once(child, "close")) as [number | null];
  process.stdout.write(Buffer.concat(printed));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${status === 0 ? "ok    " : "FAILED"} ${command.split(" --reporter")[0]} (${seconds} s)`);
  return status === 0;
}

/** One after the other, up to the first that fails. */
async function inTurn(...commands: readonly string[]): Promise<boolean> {
  for (const command of commands) if (!(await run(command))) return false;
  return true;
}

/** What is given to this program is given to the tests: where their report goes. */
const forTests = process.argv.slice(2).join(" ");

const isTidy = await inTurn(
  "npm run -s format:check",
  "node scripts/check/imports.ts",
  "node scripts/check/sizes.ts",
  "node scripts/check/folders.ts",
  "node scripts/check/names.ts",
  "node scripts/check/single-readers.ts",
  // Alone, for it keeps all processors and two gigabytes busy: beside others, each takes half as long again.
  "npm run -s lint",
);
// The type check has one thread, and the tests wait for nothing of it.
const ended =
  isTidy &&
  (await Promise.all([
    inTurn("npm run -s typecheck", "node scripts/check/fences.ts", "npm run -s dead-code"),
    run(`vitest run --project unit ${forTests}`),
  ]));
process.exitCode = ended && ended.every(Boolean) ? 0 : 1;
