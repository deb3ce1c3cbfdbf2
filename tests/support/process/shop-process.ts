import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setUpShop } from "./set-up-shop.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const builtServer = join(root, "build", "server", "index.js");

/** A folder for one shop's data. Others may pass through it: as root, the database runs as another user. */
export function temporaryDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), "kisscut-shop-"));
  chmodSync(folder, 0o755);
  return folder;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

export interface ShopProcess {
  readonly pid: number;
  /** Everything it printed so far. */
  output(): string;
  /** Resolves when it prints `text`; rejects when it ends before. */
  printed(text: string): Promise<void>;
  /** The exit code (null when a signal ended it). */
  readonly exited: Promise<number | null>;
  /** Ends this process, by its own number. */
  signal(name: NodeJS.Signals): void;
  /** From now on nobody reads what it prints. */
  stopReading(): void;
}

function follow(child: ChildProcess): ShopProcess {
  let output = "";
  let ended = false;
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((look) => look());
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      wake();
    });
  const exited = once(child, "close").then(([code]) => {
    ended = true;
    wake();
    return code as number | null;
  });
  const printed = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = () => {
        if (output.includes(text)) resolve();
        else if (ended) reject(new Error(`It ended without printing "${text}":\n${output}`));
        else return;
        waiting.delete(look);
      };
      waiting.add(look);
      look();
    });
  return {
    pid: child.pid ?? 0,
    output: () => output,
    printed,
    exited,
    signal: (name) => void child.kill(name),
    stopReading: () => [child.stdout, child.stderr].forEach((stream) => stream?.destroy()),
  };
}

/** Runs the built server with these settings and nothing of our own environment's. */
export function runShop(settings: Readonly<Record<string, string>>): ShopProcess {
  return follow(
    spawn(process.execPath, [builtServer], {
      env: { PATH: process.env.PATH, NODE_ENV: "production", ...settings },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
}

export interface OpenShop extends ShopProcess {
  readonly origin: string;
  readonly dataDir: string;
  /** Stops it as Ctrl-C does, and removes its data. */
  close(): Promise<void>;
}

/** The first process of a shop's own PostgreSQL. */
export function postmasterPid({ dataDir }: Pick<OpenShop, "dataDir">): number {
  return Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}

/** A Tuesday, 11:00 in Auckland: no test meets a midnight, a cut-off, a weekend or the end of a promotion. */
export const tuesdayMorning = "2026-11-23T22:00:00Z";

interface StartOptions {
  /** An instant at which the shop's clock starts. */
  readonly shopNow?: string;
  readonly dataDir?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a shop on a free port; where another program takes that port in the meantime, on the next one. */
async function openOnFreePort(settings: Readonly<Record<string, string>>) {
  for (;;) {
    const port = await freePort();
    const shop = runShop({ ...settings, PORT: String(port) });
    const isOpen = await Promise.race([
      shop.printed("Kisscut is open").then(() => true),
      shop.printed(`Port ${port} on 127.0.0.1 is already in use`).then(() => false),
    ]);
    if (isOpen) return { shop, origin: `http://127.0.0.1:${port}` };
    await shop.exited;
  }
}

/** A shop of one's own on a free port, open and set up when this resolves. */
export async function startShop({
  shopNow = tuesdayMorning,
  dataDir,
  settings,
}: StartOptions = {}): Promise<OpenShop> {
  const folder = dataDir ?? temporaryDataDir();
  const { shop, origin } = await openOnFreePort({ DATA_DIR: folder, SHOP_NOW: shopNow, ...settings });
  if (settings?.["DATABASE_URL"] === undefined) await setUpShop({ origin, dataDir: folder });
  const close = async (): Promise<void> => {
    shop.signal("SIGINT");
    await shop.exited;
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...shop, origin, dataDir: folder, close };
}
