import fastify from "fastify";
import { expect, test } from "vitest";
import type { App } from "./app.types.ts";
import { readOwnInTurns } from "./own-reads.ts";

/** A server whose calls end when they are told to, and the paths of those that have begun. */
function openServer() {
  const app = fastify() as unknown as App;
  readOwnInTurns(app);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = ({ url }: { url: string }) => {
    begun.push(url);
    return new Promise<string>((resolve) => void ends.push(() => resolve(url)));
  };
  app.get("/own/:n", work);
  app.get("/all/:n", { config: { sameForEverybody: true } }, work);
  app.get("/drawn/:n", { schema: { produces: ["image/png"] } }, work);
  app.post("/own/:n", work);
  const ask = (url: string, remoteAddress: string, method: "GET" | "POST" = "GET") =>
    app.inject({ url, method, remoteAddress }).then(({ statusCode }) => statusCode);
  return { app, ask, begun, endNext: () => ends.shift()?.() };
}

test("a network has one of its own reads worked out at a time, and keeps no other network back", async () => {
  const { ask, begun, endNext } = openServer();
  const asked = [ask("/own/1", "192.0.2.1"), ask("/own/2", "192.0.2.1"), ask("/own/3", "198.51.100.1")];
  await expect.poll(() => begun).toEqual(["/own/1", "/own/3"]);
  endNext();
  await expect.poll(() => begun).toEqual(["/own/1", "/own/3", "/own/2"]);
  endNext();
  endNext();
  expect(await Promise.all(asked)).toEqual([200, 200, 200]);
});

test("what is everybody's, is drawn elsewhere or writes waits in no such line", async () => {
  const { ask, begun, endNext } = openServer();
  const ip = "192.0.2.1";
  const asked = ["/all/1", "/all/2", "/drawn/1", "/drawn/2"].map((url) => ask(url, ip));
  asked.push(ask("/own/1", ip, "POST"), ask("/own/2", ip, "POST"));
  await expect.poll(() => begun.length).toBe(6);
  begun.forEach(endNext);
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
});

test("more than sixty that wait are refused as busy", async () => {
  const { ask, begun, endNext } = openServer();
  const asked = Array.from({ length: 62 }, (_, n) => ask(`/own/${n}`, "192.0.2.1"));
  await expect(asked[61]).resolves.toBe(503);
  const ended = setInterval(endNext, 0);
  expect(new Set(await Promise.all(asked.slice(0, 61)))).toEqual(new Set([200]));
  clearInterval(ended);
  expect(begun).toHaveLength(61);
});
