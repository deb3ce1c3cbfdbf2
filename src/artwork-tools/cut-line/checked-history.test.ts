import { expect, test } from "vitest";
import { currentDocument, undo } from "#domain/edit-history.ts";
import { checkedEdits, type CheckedHistory } from "./use-correcting.ts";

/** Numbers; those over 9 are refused once they are looked at, which the test decides. */
function edited() {
  const asked: { document: number; answer: () => void }[] = [];
  let seen: CheckedHistory<number> | null = null;
  const edits = checkedEdits(
    1,
    (document) =>
      new Promise((resolve) => {
        asked.push({ document, answer: () => resolve(document > 9 ? "Too much." : null) });
      }),
    (now) => (seen = now),
  );
  const answer = async () => {
    asked.shift()?.answer();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const state = () => ({
    shown: edits.now(),
    counts: seen && currentDocument(seen.history),
    why: seen?.why,
    asked: asked.map(({ document }) => document),
  });
  return { edits, answer, state };
}

test("a change is shown at once and counts once it was looked at", async () => {
  const { edits, answer, state } = edited();
  edits.propose(2);
  expect(state()).toEqual({ shown: 2, counts: 1, why: null, asked: [2] });
  await answer();
  expect(state()).toEqual({ shown: 2, counts: 2, why: null, asked: [] });
});

test("of changes that come while one is looked at, only the last is looked at next", async () => {
  const { edits, answer, state } = edited();
  [2, 3, 4, 5].forEach((document) => edits.propose(document, "hand"));
  expect(state().asked).toEqual([2]);
  await answer();
  expect(state()).toEqual({ shown: 5, counts: 2, why: null, asked: [5] });
  await answer();
  expect(state()).toEqual({ shown: 5, counts: 5, why: null, asked: [] });
  // One hand, one step.
  edits.go(undo);
  expect(state().shown).toBe(1);
});

test("a refused change is shown while it is held, and goes back to the last that may be", async () => {
  const { edits, answer, state } = edited();
  edits.hold();
  edits.propose(8, "hand");
  await answer();
  edits.propose(12, "hand");
  await answer();
  expect(state()).toEqual({ shown: 12, counts: 8, why: "Too much.", asked: [] });
  edits.rest();
  expect(state()).toEqual({ shown: 8, counts: 8, why: "Too much.", asked: [] });
});

test("one that is refused after the hand let go goes then", async () => {
  const { edits, answer, state } = edited();
  edits.hold();
  edits.propose(12, "hand");
  edits.rest();
  expect(state().shown).toBe(12);
  await answer();
  expect(state()).toEqual({ shown: 1, counts: 1, why: "Too much.", asked: [] });
});

test("what is undone while it is looked at stays undone", async () => {
  const { edits, answer, state } = edited();
  edits.propose(2);
  await answer();
  edits.propose(3);
  edits.go(undo);
  await answer();
  expect(state()).toEqual({ shown: 1, counts: 1, why: null, asked: [] });
});

test("who closes the editor waits for what is looked at", async () => {
  const { edits, answer } = edited();
  edits.propose(2);
  const settled = edits.settled();
  await answer();
  expect(await settled).toBe(2);
});
