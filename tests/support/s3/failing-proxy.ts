import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** How a way to a store fails: each connection is cut, nothing is answered, or everything by 503. */
type Failing = "reset" | "silent" | "busy";

const BUSY = "HTTP/1.1 503 Slow Down\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/** A way to a store of files (`url`: as `S3_URL` has it) that can be made to fail. */
export async function openFailingProxy(url: string) {
  const address = new URL(url);
  const sockets = new Set<Socket>();
  let failing: Failing | null = null;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on("error", () => undefined).once("close", () => sockets.delete(socket));
  };
  const server = createServer((visitor) => {
    keep(visitor);
    if (failing === "reset") visitor.destroy();
    else if (failing === "busy") visitor.once("data", () => visitor.end(BUSY));
    if (failing !== null) return;
    const store = connect(Number(address.port), address.hostname);
    keep(store);
    visitor.pipe(store).pipe(visitor);
    visitor.once("close", () => store.destroy());
    store.once("close", () => visitor.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const cutAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const through = new URL(url);
  through.port = String(port);
  return {
    url: through.href,
    /** From now on; what is under way is cut. Null: all is well again. */
    fail: (how: Failing | null): void => {
      failing = how;
      cutAll();
    },
    close: async () => {
      server.close();
      cutAll();
      await once(server, "close");
    },
  };
}
