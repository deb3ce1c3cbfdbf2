import { rmSync } from "node:fs";
import { startShop, temporaryDataDir, type OpenShop } from "./shop-process.ts";

export interface KilledShop {
  readonly dataDir: string;
  /** Starts the shop on what it left behind. */
  open(): Promise<OpenShop>;
  get(path: string): Promise<unknown>;
  post(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Asks, and kills the shop without warning as soon as it has answered. */
  postAndKill(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** The browser has not heard the last answer: it keeps the cookies from before. */
  loseAnswer(): void;
  close(): Promise<void>;
}

/** A shop that is killed again and again on the same data, and one browser that keeps its cookies meanwhile. */
export function killedShop(): KilledShop {
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
  return {
    dataDir,
    open: async () => (running = await startShop({ dataDir, settings: { LOG_LEVEL: "error" } })),
    get: async (path) => (await call(path)).json(),
    post,
    postAndKill: async (path, body, headers) => {
      const answer = await post(path, body, headers);
      running?.signal("SIGKILL");
      await running?.exited;
      running = null;
      return answer;
    },
    loseAnswer: () => (cookies = cookiesBefore),
    close: async () => {
      await running?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
