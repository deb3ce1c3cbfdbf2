import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** A message of PostgreSQL's protocol: its kind, its length, what it says. */
function message(kind: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(kind), length, Buffer.from(body, "latin1")]);
}

const ready = message("Z", "I");
const welcome = Buffer.concat([message("R", "\0\0\0\0"), ready]);

/** What a scripted database may say to a statement. */
export const said = {
  listening: Buffer.concat([message("C", "LISTEN\0"), ready]),
  ending: message("E", "SFATAL\0C57P01\0Mterminating connection\0\0"),
  refused: Buffer.concat([message("E", "SERROR\0C42501\0Mpermission denied\0\0"), ready]),
};

export interface ScriptedDatabase {
  readonly url: string;
  /** Those that are connected now. */
  readonly sockets: ReadonlySet<Socket>;
  close(): void;
}

/** A database that lets everybody in, answers the first statement with this, and is silent from then on. */
export async function openScriptedDatabase(...answers: readonly Buffer[]): Promise<ScriptedDatabase> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("data", () => {
      socket.write(welcome);
      socket.once("data", () => socket.write(Buffer.concat(answers)));
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, sockets, close: () => server.close() };
}
