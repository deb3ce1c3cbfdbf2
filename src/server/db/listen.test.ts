import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { listenTo } from "./listen.ts";

/** A message of PostgreSQL's protocol: its kind, its length, what it says. */
function message(kind: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(kind), length, Buffer.from(body, "latin1")]);
}

const ready = message("Z", "I");
const welcome = Buffer.concat([message("R", "\0\0\0\0"), ready]);
const listening = Buffer.concat([message("C", "LISTEN\0"), ready]);
const fault = message("E", "SFATAL\0C57P01\0Mterminating connection\0\0");

/** A database that lets everybody listen and then says twice that it ends. */
async function openEndingDatabase() {
  const server = createServer((socket) => {
    socket.once("data", () => {
      socket.write(welcome);
      socket.once("data", () => socket.write(Buffer.concat([listening, fault, fault])));
    });
    socket.on("error", () => socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, server };
}

test("a connection that is lost with two errors is made again, and the process goes on", async () => {
  const { url, server } = await openEndingDatabase();
  let times = 0;
  const heardAgain = Promise.withResolvers<void>();
  const listener = listenTo(url, {
    news: () => {
      times += 1;
      if (times === 2) heardAgain.resolve();
    },
  });
  await heardAgain.promise;
  await listener.stop();
  server.close();
  expect(times).toBeGreaterThanOrEqual(2);
});
