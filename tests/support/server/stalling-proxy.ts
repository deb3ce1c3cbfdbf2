import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";

export interface StallingProxy {
  /** The database's address through the proxy. */
  readonly url: string;
  /** From now on connections are taken and nothing is answered, as by a database that hangs. */
  stall(): void;
  /** What comes over the connections that are open now is lost, without a word; new ones are let through. */
  swallow(): void;
  /** Lets everything that waits through, and what comes after. */
  resume(): void;
  close(): Promise<void>;
}

/** A way to a PostgreSQL (`databaseUrl` names its Unix socket's folder) that can be made to hang. */
export async function openStallingProxy(databaseUrl: string): Promise<StallingProxy> {
  const address = new URL(databaseUrl);
  const socketPath = join(address.searchParams.get("host") ?? "", ".s.PGSQL.5432");
  const sockets = new Set<Socket>();
  const swallowed = new WeakSet<Socket>();
  let stalled = false;

  const keep = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    if (stalled) socket.pause();
    socket.on("data", (bytes) => swallowed.has(socket) || other.write(bytes));
    socket.on("error", () => other.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((visitor) => {
    const database = connect(socketPath);
    keep(visitor, database);
    keep(database, visitor);
    if (stalled) for (const socket of [visitor, database]) socket.pause();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://postgres@127.0.0.1:${port}${address.pathname}`,
    stall: () => {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    swallow: () => {
      for (const socket of sockets) swallowed.add(socket);
    },
    resume: () => {
      stalled = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}
