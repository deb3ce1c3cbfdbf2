import { expect, test } from "vitest";
import { createReaderTurns, type Lane, type ReaderTurn } from "./reader-turns.ts";

/** Readers of which a test says when they are free, and how late it is. */
function openReaders(readers: number) {
  let nowMs = 0;
  const takeTurn = createReaderTurns(readers, () => nowMs);
  const begun: string[] = [];
  const refused: string[] = [];
  const turns = new Map<string, ReaderTurn>();
  const bring = (from: string, name: string, lane: Lane = "quick", guessedS = 1): void => {
    const wanted = { lane, from, guessedS, patienceMs: 3_600_000 };
    new Promise<ReaderTurn>((resolve) => resolve(takeTurn(wanted))).then(
      (turn) => {
        begun.push(name);
        turns.set(name, turn);
      },
      () => refused.push(name),
    );
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    bring,
    settle,
    begun,
    refused,
    end: async (name: string, usedS: number) => {
      turns.get(name)?.end(usedS);
      await settle();
    },
    passMinutes: (minutes: number) => {
      nowMs += minutes * 60_000;
    },
  };
}

test("whoever has used less is next, however many another has brought before", async () => {
  const { bring, settle, begun, end } = openReaders(1);
  for (const name of ["ann 1", "ann 2", "ann 3"]) bring("ann", name);
  await settle();
  bring("bob", "bob 1");
  await end("ann 1", 4);
  expect(begun).toEqual(["ann 1", "bob 1"]);
  await end("bob 1", 1);
  bring("bob", "bob 2");
  await end("ann 2", 4);
  expect(begun).toEqual(["ann 1", "bob 1", "ann 2", "bob 2"]);
});

test("among those who have used as much what looks cheapest is next, then who came first", async () => {
  const { bring, settle, begun, end } = openReaders(1);
  bring("ann", "running");
  await settle();
  bring("bob", "dear", "quick", 1.8);
  bring("cai", "first", "quick", 0.4);
  bring("dee", "second", "quick", 0.4);
  await end("running", 0);
  await end("first", 0);
  await end("second", 0);
  expect(begun).toEqual(["running", "first", "second", "dear"]);
});

test("of two readers one is for what looks cheap alone; the other takes it up when nothing dear waits", async () => {
  const { bring, settle, begun, end } = openReaders(2);
  for (const name of ["long 1", "long 2", "long 3"]) bring(name, name, "long", 20);
  await settle();
  expect(begun).toEqual(["long 1"]);
  bring("ann", "quick 1");
  bring("bob", "quick 2");
  await settle();
  expect(begun).toEqual(["long 1", "quick 1"]);
  await end("quick 1", 1);
  expect(begun).toEqual(["long 1", "quick 1", "quick 2"]);
  for (const name of ["long 1", "long 2", "long 3"]) await end(name, 1);
  bring("cai", "quick 3");
  await settle();
  expect(begun).toEqual(["long 1", "quick 1", "quick 2", "long 2", "long 3", "quick 3"]);
});

test("a single reader takes what looks cheap before what does not", async () => {
  const { bring, settle, begun, end } = openReaders(1);
  bring("ann", "long 1", "long");
  bring("bob", "long 2", "long", 3);
  bring("cai", "quick", "quick", 9);
  await settle();
  await end("long 1", 14);
  expect(begun).toEqual(["long 1", "quick"]);
});

test("what has been used is forgotten: a minute after twenty", async () => {
  const { bring, settle, begun, end, passMinutes } = openReaders(1);
  bring("ann", "ann 1");
  await settle();
  await end("ann 1", 60);
  passMinutes(20);
  bring("bob", "running");
  bring("ann", "ann 2");
  bring("cai", "cai 1");
  await settle();
  await end("running", 1);
  expect(begun).toEqual(["ann 1", "running", "ann 2"]);
});

test("eight of one sender wait, sixty-four in all; then whoever has most loses the newest to whoever has fewer", async () => {
  const { bring, settle, refused } = openReaders(1);
  bring("first", "running");
  await settle();
  for (let n = 1; n <= 9; n += 1) bring("ann", `ann ${n}`);
  await settle();
  expect(refused).toEqual(["ann 9"]);
  for (let sender = 1; sender <= 7; sender += 1)
    for (let n = 1; n <= 8; n += 1) bring(`sender ${sender}`, `${sender}, ${n}`);
  await settle();
  expect(refused).toEqual(["ann 9"]);
  bring("bob", "bob 1");
  await settle();
  expect(refused).toEqual(["ann 9", "ann 8"]);
});
