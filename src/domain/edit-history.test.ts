import { expect, test } from "vitest";
import {
  canRedo,
  canUndo,
  historyOf,
  recordChange,
  redo,
  currentDocument,
  typingStep,
  undo,
} from "./edit-history.ts";

test("what was done is undone and redone one step at a time", () => {
  let history = recordChange(recordChange(historyOf("a"), "b"), "c");
  history = undo(undo(history));
  expect([currentDocument(history), canUndo(history), canRedo(history)]).toEqual(["a", false, true]);
  expect(undo(history)).toBe(history);
  history = redo(redo(history));
  expect([currentDocument(history), canUndo(history), canRedo(history)]).toEqual(["c", true, false]);
  expect(redo(history)).toBe(history);
});

test("a change after undo drops what was undone", () => {
  const history = recordChange(undo(recordChange(historyOf("a"), "b")), "c");
  expect(history.documents).toEqual(["a", "c"]);
});

test("what is typed in one go is undone in one go; anything between begins a new step", () => {
  let history = historyOf("");
  for (const text of ["K", "Ki", "Kia"]) history = recordChange(history, text, "text");
  history = recordChange(history, "Kia, bold");
  for (const text of ["Kia o", "Kia or"]) history = recordChange(history, text, "text");
  expect(history.documents).toEqual(["", "Kia", "Kia, bold", "Kia or"]);
  history = recordChange(undo(history), "Kia!", "text");
  expect(history.documents).toEqual(["", "Kia", "Kia, bold", "Kia!"]);
});

test.each([
  ["letter by letter", ["", "O", "Op", "Ope", "Open"], ["", "Open"]],
  ["cleared at once", ["", "O", "Op", ""], ["", "Op", ""]],
  ["cleared letter by letter", ["", "O", "Op", "O", ""], ["", "Op", ""]],
  ["pasted", ["", "O", "Open daily", "Open daily!"], ["", "O", "Open daily", "Open daily!"]],
])("words are taken back as they were written: %s", (_how, written, documents) => {
  let history = historyOf("");
  for (const text of written)
    history = recordChange(history, text, typingStep(currentDocument(history), text));
  expect(history.documents).toEqual(documents);
});

test("the same document again is no change", () => {
  const history = historyOf("a");
  expect(recordChange(history, "a").documents).toEqual(["a"]);
});

test("a hundred changes can be undone, the first ones are forgotten", () => {
  let history = historyOf(0);
  for (let change = 1; change <= 250; change += 1) history = recordChange(history, change);
  let count = 0;
  for (; canUndo(history); count += 1) history = undo(history);
  expect([count, currentDocument(history)]).toEqual([100, 150]);
});
