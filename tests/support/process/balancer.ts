import { once } from "node:events";
import { createServer, request as openRequest, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** So often each node is asked whether it is ready. */
const LOOK_MS = 50;

interface Node {
  readonly origin: string;
  isReady: boolean;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}

/** Sends a request to a node; rejects with what the connection met before an answer began. */
function forward(
  { origin }: Node,
  asked: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = asked;
    const sent = openRequest(new URL(url ?? "/", origin), { method, headers, agent: false }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
      got.once("end", resolve);
      got.once("error", reject);
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNREFUSED";
}

/**
 * What stands before several nodes: it sends each request to one that says at `/readyz` that it is ready, in turn, and to another one if
 * nobody listens there any more. Whatever else goes wrong is 502: a test counts these.
 */
export async function openBalancer() {
  const nodes: Node[] = [];
  let turn = 0;
  const choose = async (): Promise<Node> => {
    for (;;) {
      const ready = nodes.filter((node) => node.isReady);
      const node = ready[(turn += 1) % Math.max(1, ready.length)];
      if (node) return node;
      await wait(LOOK_MS);
    }
  };
  const serve = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const pieces: Buffer[] = [];
    for await (const piece of asked) pieces.push(piece as Buffer);
    for (;;) {
      const node = await choose();
      try {
        return await forward(node, asked, Buffer.concat(pieces), answer);
      } catch (error) {
        if (!isRefused(error)) throw error;
        node.isReady = false;
      }
    }
  };
  const server = createServer((asked, answer) => {
    serve(asked, answer).catch((error: Error) => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end(`The way to a node: ${error.message}`);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const looking = setInterval(() => {
    for (const node of nodes) void isReady(node.origin).then((ready) => (node.isReady = ready));
  }, LOOK_MS);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on a node gets requests, once it is ready. */
    add: (origin: string): void => void nodes.push({ origin, isReady: false }),
    /** A node that has ended. */
    remove: (origin: string): void =>
      void nodes.splice(
        nodes.findIndex((node) => node.origin === origin),
        1,
      ),
    close: async (): Promise<void> => {
      clearInterval(looking);
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
