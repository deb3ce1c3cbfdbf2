import { parentPort, workerData } from "node:worker_threads";
import { checkKeptLine, type LineToCheck } from "#domain/cut-line/kept/check-kept-line.ts";

// A thread of its own (see ./check-cut-line.ts): it checks the one line it was given.
parentPort?.postMessage(checkKeptLine(workerData as LineToCheck));
