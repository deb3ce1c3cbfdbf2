import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countProcessorTime } from "./processor-time.ts";
import { type FileTime, resultsOf, type TestResults } from "./read-reports.ts";

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the step writes how many tests passed; without it the step counts as one. */
  readonly report?: string;
}

interface Ended extends TestResults {
  readonly name: string;
  readonly seconds: number;
  readonly processorSeconds: number | null;
}

const folder = ".cache/test-reports";
const playwrightReport = join(folder, "playwright.json");

/** A step that ends with Vitest: what is added to its command, and where its report lies. */
function vitest(name: string, ...command: string[]): Step {
  const report = join(folder, `${name.replaceAll(" ", "-")}.json`);
  return {
    name,
    command: [...command, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    report,
  };
}

/** Linux's memory as a folder. */
const memory = "/dev/shm";

/** What the tests write at most at a time, in bytes, with as much again for the machine. */
const ROOM = 4 * 2 ** 30;

/**
 * Where the tests write: into memory where it has room. A database of their own is a copy of a thousand small files, which takes a disk
 * ten times as long.
 */
function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > ROOM ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

const environment = {
  ...process.env,
  TMPDIR: process.env["TMPDIR"] ?? quickFolder(),
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
};

/** One stage after the other; the steps of a stage run beside each other. */
const stages: readonly (readonly Step[])[] = [
  // The gate's last command is the unit tests': they get what stands after "--".
  [vitest("gate", "npm", "run", "-s", "check", "--")],
  [vitest("page tests", "vitest", "run", "--project=page", "--project=page-alone")],
  [
    { name: "browser", command: ["node", "scripts/test/ensure-browser.ts"] },
    { name: "build", command: ["node", "scripts/build/build-if-changed.ts"] },
  ],
  [
    vitest("server tests", "vitest", "run", "--project=server"),
    vitest("process tests", "vitest", "run", "--project=process"),
  ],
  [
    {
      name: "browser tests",
      // What is told apart by this word is gone through with the long tests.
      command: ["playwright", "test", "--grep-invert=@long", "--reporter=list,json"],
      report: playwrightReport,
    },
  ],
];

/** Runs a step; beside others it prints when it has ended, so that their lines do not mix. */
async function run(step: Step, isAlone: boolean): Promise<Ended> {
  const [name = "", ...rest] = step.command;
  const begun = performance.now();
  const child = spawn(name, rest, {
    stdio: ["ignore", isAlone ? "inherit" : "pipe", isAlone ? "inherit" : "pipe"],
    env: environment,
  });
  const endCount = countProcessorTime(child.pid ?? 0);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => printed.push(chunk));
  const [status] = (await once(child, "close")) as [number | null];
  process.stdout.write(Buffer.concat(printed));
  const seconds = (performance.now() - begun) / 1000;
  const ended = {
    name: step.name,
    seconds,
    processorSeconds: endCount(),
    ...resultsOf(step.report, status === 0),
  };
  console.log(`${ended.failed === 0 ? "ok    " : "FAILED"} ${step.name} (${seconds.toFixed(1)} s)`);
  return ended;
}

function row(...[name = "", ...figures]: readonly string[]): string {
  return name.padEnd(16) + figures.map((figure) => figure.padStart(12)).join("");
}

function printStages(steps: readonly Ended[], seconds: number): void {
  console.log(`\n${row("stage", "clock s", "processor s", "passed", "failed")}`);
  for (const step of steps) {
    const processor = step.processorSeconds?.toFixed(1) ?? "—";
    console.log(row(step.name, step.seconds.toFixed(1), processor, String(step.passed), String(step.failed)));
  }
  const sum = steps.reduce((all, step) => all + (step.processorSeconds ?? 0), 0);
  console.log(row("all", seconds.toFixed(1), sum.toFixed(1)));
}

function printSlowest(files: readonly FileTime[]): void {
  console.log("\nThe ten slowest files, in seconds:");
  for (const { file, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`);
}

const goesOn = process.argv.includes("--all");
const begun = performance.now();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const steps: Ended[] = [];
for (const stage of stages) {
  steps.push(...(await Promise.all(stage.map((step) => run(step, stage.length === 1)))));
  if (!goesOn && steps.some(({ failed }) => failed > 0)) break;
}
const passed = steps.reduce((sum, step) => sum + step.passed, 0);
const failed = steps.reduce((sum, step) => sum + step.failed, 0);
printStages(steps, (performance.now() - begun) / 1000);
printSlowest(steps.flatMap(({ files }) => files));
if (steps.length < stages.flat().length)
  console.log("\nWhat comes after a stage that failed was not run: npm test -- --all runs it.");
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
