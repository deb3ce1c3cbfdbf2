import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { freePort, type OpenShop } from "#tests/support/process/shop-process.ts";
import { encodingAsked, load, type Load } from "./load.ts";
import type { Figure } from "./measure.types.ts";

const rounds = 3;
const seconds = 3;

/** An answer as it comes over the wire: `fetch` would unpack it. */
async function answerAsSent(url: string, encoding: string) {
  const request = get(url, { headers: { "accept-encoding": encoding } });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  const body = (await buffer(answer)).toString("base64");
  return { type: answer.headers["content-type"], encoding: answer.headers["content-encoding"] ?? null, body };
}

async function bareServer(
  url: string,
  encoding: string,
): Promise<{ origin: string; pid: number; stop: () => void }> {
  const answer = await answerAsSent(url, encoding);
  const port = await freePort();
  // In a file: a page is longer than a variable of the environment may be.
  const folder = mkdtempSync(join(tmpdir(), "kisscut-bench-"));
  const file = join(folder, "answer.json");
  writeFileSync(file, JSON.stringify(answer));
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts")], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: String(port),
      BARE_ANSWER: file,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  rmSync(folder, { recursive: true });
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill("SIGTERM") };
}

/** The round that the rest of the machine disturbed least. */
function least(rounds: readonly Load[]): Load {
  return rounds.reduce((best, round) => (round.cpuMsEach < best.cpuMsEach ? round : best));
}

interface Beside {
  readonly ours: Load;
  readonly theirs: Load;
}

/**
 * Loads the shop and a bare Fastify that answers the bytes of `path`, asked in the same way and in turns, so that a busy machine
 * slows both down alike.
 */
async function inTurns(shop: OpenShop, path: string, nextPath?: () => string): Promise<Beside> {
  const bare = await bareServer(`${shop.origin}${path}`, encodingAsked(nextPath));
  const ours: Load[] = [];
  const theirs: Load[] = [];
  try {
    await load(`${shop.origin}${path}`, shop.pid, 2, nextPath);
    await load(`${bare.origin}${path}`, bare.pid, 2, nextPath);
    for (let round = 0; round < rounds; round++) {
      theirs.push(await load(`${bare.origin}${path}`, bare.pid, seconds, nextPath));
      ours.push(await load(`${shop.origin}${path}`, shop.pid, seconds, nextPath));
    }
  } finally {
    bare.stop();
  }
  if (ours.some(({ failed }) => failed > 0)) throw new Error(`${path} answered failures under load`);
  return { ours: least(ours), theirs: least(theirs) };
}

function bothInWords({ ours, theirs }: Beside): string {
  return `${Math.round(ours.perSecond)}/s beside ${Math.round(theirs.perSecond)}/s; CPU ${ours.cpuMsEach.toFixed(3)} ms beside ${theirs.cpuMsEach.toFixed(3)} ms`;
}

/**
 * How fast an address of the shop answers beside a bare Fastify route with the same bytes, packed as browsers ask for them. Counted
 * by the processor's time: who asks runs on the same machine, and with long answers is the slower one.
 */
export async function besideBareFastify(
  what: string,
  shop: OpenShop,
  path: string,
  p99Ms: number | null,
): Promise<readonly Figure[]> {
  const both = await inTurns(shop, path);
  return [
    {
      what: `${what}: requests per second of CPU against bare Fastify`,
      value: (both.theirs.cpuMsEach / both.ours.cpuMsEach) * 100,
      unit: "%",
      limit: { atLeast: 60 },
      note: bothInWords(both),
    },
    {
      what: `${what}: p99 at 50 connections`,
      value: both.ours.p99Ms,
      unit: "ms",
      limit: p99Ms === null ? null : { atMost: p99Ms },
    },
  ];
}

/** What an answer that was never given before costs, as a multiple of a bare Fastify's CPU for the same bytes. */
export async function newBesideBareFastify(
  what: string,
  shop: OpenShop,
  nextPath: () => string,
  atMost: number,
): Promise<readonly Figure[]> {
  const both = await inTurns(shop, nextPath(), nextPath);
  return [
    {
      what: `${what}: CPU against bare Fastify`,
      value: both.ours.cpuMsEach / both.theirs.cpuMsEach,
      unit: "x",
      limit: { atMost },
      note: bothInWords(both),
    },
  ];
}
