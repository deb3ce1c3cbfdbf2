import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { startShop, temporaryDataDir, type OpenShop } from "./shop-process.ts";

export interface KilledShop {
  readonly dataDir: string;
  /** Starts the shop on what it left behind. */
  open(): Promise<OpenShop>;
  get(path: string): Promise<unknown>;
  post(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Asks, and kills the shop without warning as soon as it has answered. */
  postAndKill(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Asks, and kills the shop without warning so many milliseconds later; null when it had not answered by then. */
  postAndKillAfter(ms: number, ...asked: Parameters<KilledShop["post"]>): Promise<Response | null>;
  /** The same for whatever asks the shop at its address. */
  askAndKillAfter(ms: number, ask: (origin: string) => Promise<Response>): Promise<Response | null>;
  /** The browser has not heard the last answer: it keeps the cookies from before. */
  loseAnswer(): void;
  close(): Promise<void>;
}

/** A shop that is killed again and again on the same data, and one browser that keeps its cookies meanwhile. */
export function killedShop(settings: Readonly<Record<string, string>> = {}): KilledShop {
  const dataDir = temporaryDataDir();
  let running: OpenShop | null = null;
  let cookies: readonly string[] = [];
  let cookiesBefore = cookies;

  const call = async (path: string, options: RequestInit = {}) => {
    if (!running) throw new Error("The shop is not open.");
    const headers = { ...options.headers, cookie: cookies.join("; ") };
    const answer = await fetch(`${running.origin}/api/${path}`, { ...options, headers });
    const set = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
    cookiesBefore = cookies;
    if (set.length > 0) cookies = set;
    return answer;
  };
  const post: KilledShop["post"] = (path, body, headers = {}) =>
    call(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const kill = async () => {
    running?.signal("SIGKILL");
    await running?.exited;
    running = null;
  };
  const killAfter = async (ms: number, asked: Promise<Response>) => {
    const answer = asked.catch(() => null);
    await sleep(ms);
    await kill();
    return answer;
  };
  return {
    dataDir,
    open: async () => (running = await startShop({ dataDir, settings: { LOG_LEVEL: "error", ...settings } })),
    get: async (path) => (await call(path)).json(),
    post,
    postAndKill: async (path, body, headers) => {
      const answer = await post(path, body, headers);
      await kill();
      return answer;
    },
    postAndKillAfter: (ms, ...asked) => killAfter(ms, post(...asked)),
    askAndKillAfter: (ms, ask) => killAfter(ms, ask(running?.origin ?? "")),
    loseAnswer: () => (cookies = cookiesBefore),
    close: async () => {
      await running?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
