import { expect, test, vi } from "vitest";
import { createChosenFile, type ReadFile } from "./chosen-file.ts";

/** A reader whose files are read when the test says so, by their names. */
function slowReader() {
  const waiting = new Map<string, (answer: ReadFile<string>) => void>();
  const letGo = vi.fn<(read: string) => void>();
  const chosen = createChosenFile<string>(
    ({ name }) => new Promise((resolve) => waiting.set(name, resolve)),
    letGo,
  );
  const finish = (name: string, answer: ReadFile<string> = { ok: true, read: name }) =>
    waiting.get(name)?.(answer);
  return { ...chosen, finish, letGo };
}

function file(name: string): File {
  return new File(["x"], name);
}

test("of two files the one chosen last is held, however long the first takes; the first is let go", async () => {
  const { store, take, finish, letGo } = slowReader();
  const [first, second] = [take(file("first")), take(file("second"))];
  finish("second");
  expect(await second).toBe("second");
  finish("first");
  expect(await first).toBeNull();
  expect(store.get()).toEqual({ read: "second", refusal: null, isReading: false });
  expect(letGo.mock.calls).toEqual([["first"]]);
});

test("what another file takes the place of is let go", async () => {
  const { take, finish, letGo } = slowReader();
  for (const name of ["first", "second"]) {
    const taken = take(file(name));
    finish(name);
    await taken;
  }
  expect(letGo.mock.calls).toEqual([["first"]]);
});

test("a file that is read only after it was removed is let go and not held", async () => {
  const { store, take, remove, finish, letGo } = slowReader();
  const taken = take(file("late"));
  expect(store.get().isReading).toBe(true);
  remove();
  expect(store.get().isReading).toBe(false);
  finish("late");
  expect(await taken).toBeNull();
  expect(store.get().read).toBeNull();
  expect(letGo.mock.calls).toEqual([["late"]]);
});

test("what was said of a refused file is not said of the next while that is read", async () => {
  const { store, take, refuse, forgetRefusal, finish } = slowReader();
  refuse("It is torn.");
  expect(store.get().refusal).toBe("It is torn.");
  const next = take(file("next"));
  expect(store.get()).toEqual({ read: null, refusal: null, isReading: true });
  finish("next");
  await next;
  refuse("It is torn, too.");
  forgetRefusal();
  expect(store.get()).toEqual({ read: "next", refusal: null, isReading: false });
});

test("a refused file leaves the one before it, and says why until another is taken", async () => {
  const { store, take, finish, letGo } = slowReader();
  const kept = take(file("kept"));
  finish("kept");
  await kept;
  const torn = take(file("torn"));
  finish("torn", { ok: false, sentence: "It is torn." });
  expect(await torn).toBeNull();
  expect(store.get()).toEqual({ read: "kept", refusal: "It is torn.", isReading: false });
  expect(letGo).not.toHaveBeenCalled();
});
