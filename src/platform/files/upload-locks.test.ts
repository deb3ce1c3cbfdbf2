import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setImmediate } from "node:timers/promises";
import { Client } from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { openScriptedDatabase, said } from "#tests/support/server/scripted-database.ts";
import { openStallingProxy } from "#tests/support/server/stalling-proxy.ts";
import { until } from "#tests/support/server/until.ts";
import { openUploadLocks } from "./upload-locks.ts";

const quick = { connectMs: 1_000, queryMs: 1_000 };
const never = new AbortController().signal;

function openNode(url: string) {
  const locks = openUploadLocks(url, quick);
  onTestFinished(() => locks.close());
  return locks;
}

async function runOnce(statement: string) {
  const client = new Client({ connectionString: inject("databaseUrl") });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The test database under a name that tells this connection from others. */
function named(url: string): { readonly url: string; readonly name: string } {
  const name = `locks-${randomUUID()}`;
  return { url: `${url}${url.includes("?") ? "&" : "?"}application_name=${name}`, name };
}

test("a connection that is cut lets go of its uploads; the next lock opens another", async () => {
  const { url, name } = named(inject("databaseUrl"));
  const [node, other] = [openNode(url), openNode(inject("databaseUrl"))];
  const [cut, taken] = [`cut ${name}`, `taken ${name}`];
  const told = Promise.withResolvers<void>();
  const first = node.newLock(cut);
  await first.lock(never, told.resolve);
  await runOnce(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${name}'`);
  await told.promise;
  const elsewhere = other.newLock(cut);
  await elsewhere.lock(never, () => undefined);
  // Lost with its connection: the other node keeps what it has.
  await first.unlock();
  await expect(node.newLock(cut).lock(AbortSignal.abort(), () => undefined)).rejects.toThrow(
    "held by another",
  );
  const again = node.newLock(taken);
  await again.lock(never, () => undefined);
  await again.unlock();
  await elsewhere.unlock();
});

test("a connection on which nothing comes any more is given up; the next lock opens another", async () => {
  const proxy = await openStallingProxy(inject("databaseUrl"));
  const { url, name } = named(proxy.url);
  const node = openNode(url);
  onTestFinished(proxy.close);
  const told = Promise.withResolvers<void>();
  await node.newLock(`held ${name}`).lock(never, told.resolve);
  proxy.swallow();
  await expect(node.newLock(`asked ${name}`).lock(never, () => undefined)).rejects.toThrow("timeout");
  await told.promise;
  const next = node.newLock(`next ${name}`);
  await next.lock(never, () => undefined);
  await next.unlock();
});

test("six uploads side by side ask one statement after the other", async () => {
  const { url, name } = named(inject("databaseUrl"));
  const node = openNode(url);
  const sideBySide: unknown[] = [];
  const note = (warning: Error) => void sideBySide.push(warning.message);
  process.on("warning", note);
  onTestFinished(() => void process.off("warning", note));
  const locks = Array.from({ length: 6 }, (_, at) => node.newLock(`${at} ${name}`));
  await Promise.all(locks.map((lock) => lock.lock(never, () => undefined)));
  await Promise.all(locks.map((lock) => lock.unlock()));
  // Warnings are told with the next turn.
  await setImmediate();
  expect(sideBySide).toEqual([]);
});

test("what was written stands when its lock cannot be given back", async () => {
  const proxy = await openStallingProxy(inject("databaseUrl"));
  const { url, name } = named(proxy.url);
  const node = openNode(url);
  onTestFinished(proxy.close);
  const lock = node.newLock(name);
  await lock.lock(never, () => undefined);
  proxy.swallow();
  await expect(lock.unlock()).resolves.toBeUndefined();
  await node.newLock(`next ${name}`).lock(never, () => undefined);
});

test("a database that takes connections and says nothing is waited for as long as was said", async () => {
  const silent = createServer(() => undefined);
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const node = openNode(`postgres://postgres@127.0.0.1:${port}/postgres`);
  for (let times = 0; times < 2; times += 1)
    await expect(node.newLock("1").lock(never, () => undefined)).rejects.toThrow("timeout");
});

test("no connection is left of one that could not listen", async () => {
  const { url, sockets, close } = await openScriptedDatabase(said.refused);
  onTestFinished(close);
  const node = openNode(url);
  await expect(node.newLock("1").lock(never, () => undefined)).rejects.toThrow("permission denied");
  await until("The end of the connection", () => sockets.size === 0);
});
