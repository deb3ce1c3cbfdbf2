import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { sharedShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { contents, specialUpload, uploadsIn } from "#tests/support/bodies/special-upload.ts";

const call = "quote/create/quote-request";
const shop = sharedShop();
const sockets: Socket[] = [];
beforeAll(async () => {
  if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  await staged(0);
});

function staged(count: number) {
  return until(
    `${count} arriving files`,
    () => uploadsIn(shop.services.config.dataDir).staging.length === count && { count },
  );
}

/** Sends a form from an address up to the middle of its file, or all of it; what is answered grows. */
async function send(address: string, share: number) {
  const file = { name: "a.pdf", content: Buffer.concat([contents.pdf, Buffer.alloc(200_000)]) };
  const { body, headers } = await specialUpload([file], { email_address: `${address}@example.org` });
  const head = [`POST /api/${call} HTTP/1.1`, "Host: localhost", `Content-Length: ${body.length}`];
  const more = [`Content-Type: ${headers["content-type"]}`, `X-Forwarded-For: ${address}`];
  const socket = connect((shop.app.server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  let heard = "";
  socket.on("data", (piece) => (heard += piece.toString())).on("error", () => undefined);
  socket.write([...head, ...more, "", ""].join("\r\n"));
  socket.write(body.subarray(0, Math.floor(body.length * share)));
  return { answer: () => until("An answer", () => heard.includes("\r\n\r\n") && heard) };
}

test("four slow forms of a network leave no place for its fifth, and every place for the others", async () => {
  for (let n = 0; n < 4; n++) await send("203.0.113.50", 0.5);
  await staged(4);
  const fifth = await (await send("203.0.113.50", 0.5)).answer();
  expect(fifth).toMatch(/^HTTP\/1.1 429 .*retry-after: 20\r\n/is);
  expect(await (await send("203.0.113.51", 1)).answer()).toMatch(/^HTTP\/1.1 201 /);
});

test("a form that stops coming is told so after twenty seconds, and gives its place back", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const stalled = [];
  for (let n = 0; n < 4; n++) stalled.push(await send("203.0.113.52", 0.5));
  await staged(4);
  vi.advanceTimersByTime(20_000);
  // What came first counts for the first window.
  vi.advanceTimersByTime(20_000);
  for (const form of stalled) expect(await form.answer()).toMatch(/^HTTP\/1.1 408 /);
  await staged(0);
  expect(await (await send("203.0.113.52", 1)).answer()).toMatch(/^HTTP\/1.1 201 /);
});
