import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { Client } from "pg";
import { expect, test } from "vitest";
import { beginBaseBackup } from "./take-backup.ts";

interface Query {
  submit(connection: { readonly stream: PassThrough; query(text: string): void }): void;
  handleCopyData(message: { readonly chunk: Buffer }): void;
  handleError(error: Error): void;
  handleReadyForQuery(): void;
}

/** A backup whose messages the test sends itself. */
async function begin() {
  const socket = new PassThrough();
  const sent: Query[] = [];
  const query = async (asked: string | Query) => {
    if (typeof asked !== "string") sent.push(asked);
  };
  const streams = await beginBaseBackup({ query } as unknown as Client);
  const [copy] = sent as [Query];
  copy.submit({ stream: socket, query: () => undefined });
  const send = (kind: string, content = "") => copy.handleCopyData({ chunk: Buffer.from(kind + content) });
  send("n", "base.tar\0\0");
  return { socket, copy, send, ...streams };
}

const large = "x".repeat(200_000);

test("the archive and the manifest arrive apart, without what PostgreSQL says of its progress", async () => {
  const { copy, send, archive, manifest } = await begin();
  const stored = Promise.all([text(archive), text(manifest)]);
  for (const [kind, content] of [["d", "one,"], ["p", "12345678"], ["d", "two"], ["m"], ["d", "{}"]] as const)
    send(kind, content);
  copy.handleReadyForQuery();
  expect(await stored).toEqual(["one,two", "{}"]);
});

test("nothing more is taken from the database than can be stored, also when the archive ends while it is full", async () => {
  const { socket, copy, send, archive, manifest } = await begin();
  send("d", large);
  expect(socket.isPaused()).toBe(true);
  send("m");
  expect(socket.isPaused()).toBe(false);
  send("d", large);
  expect(socket.isPaused()).toBe(true);
  copy.handleReadyForQuery();
  expect(socket.isPaused()).toBe(false);
  expect((await Promise.all([text(archive), text(manifest)])).map((stored) => stored.length)).toEqual([
    large.length,
    large.length,
  ]);
});

test.each([
  ["a fault of the database", (copy: Query) => copy.handleError(new Error("page verification failed"))],
  ["a tablespace", (copy: Query) => copy.handleCopyData({ chunk: Buffer.from("n16385.tar\0/disk\0") })],
])("%s breaks off both", async (_what, fail) => {
  const { copy, archive, manifest } = await begin();
  const stored = Promise.allSettled([text(archive), text(manifest)]);
  fail(copy);
  expect((await stored).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
