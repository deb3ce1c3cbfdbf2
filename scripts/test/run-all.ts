import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the step writes how many tests passed; without it the step counts as one. */
  readonly report?: { readonly file: string; readonly read: (report: Report) => Counts };
}

/** The parts of Vitest's and Playwright's JSON reports that are counted. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
}

const folder = ".cache/test-reports";
const playwrightReport = join(folder, "playwright.json");

/** A step that ends with Vitest: what is added to its command, and how its report is read. */
function vitest(name: string, file: string, ...command: string[]): Step {
  return {
    name,
    command: [...command, "--reporter=default", "--reporter=json", `--outputFile.json=${join(folder, file)}`],
    report: {
      file: join(folder, file),
      read: (report) => ({ passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 }),
    },
  };
}

/** One stage after the other; the steps of a stage run beside each other. */
const stages: readonly (readonly Step[])[] = [
  [{ name: "browser", command: ["node", "scripts/test/ensure-browser.ts"] }],
  [{ name: "build", command: ["node", "scripts/build/build-if-changed.ts"] }],
  [
    // The gate's last command is the unit tests': they get what stands after "--".
    vitest("gate", "gate.json", "npm", "run", "-s", "check", "--"),
    // They mostly wait, and leave the processors to the gate.
    vitest("process tests", "process.json", "vitest", "run", "--project=process"),
  ],
  [vitest("server tests", "server.json", "vitest", "run", "--project=server")],
  [
    {
      name: "browser tests",
      command: ["playwright", "test", "--reporter=list,json"],
      report: {
        file: playwrightReport,
        read: ({ stats }) => ({
          passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
          failed: stats?.unexpected ?? 0,
        }),
      },
    },
  ],
];

/** What a step adds to the sum. A run that failed without saying which test did counts as one failure. */
function countsOf({ report }: Step, succeeded: boolean): Counts {
  if (!report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const counted = existsSync(report.file)
    ? report.read(JSON.parse(readFileSync(report.file, "utf8")) as Report)
    : { passed: 0, failed: 0 };
  const silentFailure = counted.failed === 0 && (!succeeded || counted.passed === 0);
  return { passed: counted.passed, failed: counted.failed + (silentFailure ? 1 : 0) };
}

/** Runs a step; beside others it prints when it has ended, so that their lines do not mix. */
async function run(step: Step, isAlone: boolean): Promise<Counts> {
  const [name = "", ...rest] = step.command;
  const begun = Date.now();
  const child = spawn(name, rest, {
    stdio: ["ignore", isAlone ? "inherit" : "pipe", isAlone ? "inherit" : "pipe"],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => printed.push(chunk));
  const [status] = (await once(child, "close")) as [number | null];
  process.stdout.write(Buffer.concat(printed));
  const counts = countsOf(step, status === 0);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`${counts.failed === 0 ? "ok    " : "FAILED"} ${step.name} (${seconds} s)`);
  return counts;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const results: Counts[] = [];
for (const stage of stages)
  results.push(...(await Promise.all(stage.map((step) => run(step, stage.length === 1)))));
const passed = results.reduce((sum, counts) => sum + counts.passed, 0);
const failed = results.reduce((sum, counts) => sum + counts.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
