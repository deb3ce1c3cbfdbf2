import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { createDrafts } from "./use-read-selection.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const scope = { productIds: [catalogue.productBySlug.get("art-paper")!.id], onlySupplyIds: null };
const selection = defaultSelection(catalogue, scope);
const draftOf = (text: string) => ({ catalogue, selection, search: () => `?text=${text}` });

/** Drafts, what the page has come to, and frames that are painted when the test says so. */
function open() {
  const frames: (() => void)[] = [];
  const followed: string[] = [];
  const drafts = createDrafts(() => new Promise((painted) => frames.push(painted)));
  return {
    ...drafts,
    followed,
    ahead: () => drafts.newest.get()?.search() ?? null,
    type: (text: string) => drafts.show(draftOf(text), () => followed.push(text)),
    paint: async () => {
      for (const painted of frames.splice(0)) painted();
      await Promise.resolve();
    },
  };
}

test("a key is shown at once, and followed when it is painted", async () => {
  const { type, ahead, followed, paint } = open();
  type("a");
  await Promise.resolve();
  expect([ahead(), followed]).toEqual(["?text=a", []]);
  await paint();
  expect([ahead(), followed]).toEqual(["?text=a", ["a"]]);
});

test("of keys before a frame is painted the last one is followed, once", async () => {
  const { type, followed, paint } = open();
  for (const text of ["a", "ab", "abc"]) type(text);
  await paint();
  expect(followed).toEqual(["abc"]);
});

test("a key that comes while the page follows stays shown when the page has come to the one before it", async () => {
  const { type, ahead, arrive, followed, paint } = open();
  type("a");
  await paint();
  type("ab");
  arrive("?text=a");
  expect(ahead()).toBe("?text=ab");
  await paint();
  expect(followed).toEqual(["a", "ab"]);
  arrive("?text=ab");
  expect(ahead()).toBeNull();
});

test("a key that is taken back before the page followed is followed back", async () => {
  const { type, ahead, arrive, followed, paint } = open();
  type("ab");
  type("a");
  await paint();
  expect(followed).toEqual(["a"]);
  arrive("?text=a");
  expect(ahead()).toBeNull();
});

test("another choice takes the draft along, and nothing is followed twice", async () => {
  const { type, ahead, overtake, arrive, followed, paint } = open();
  type("a");
  overtake(draftOf("a&quantity=50"));
  await paint();
  expect([ahead(), followed]).toEqual(["?text=a&quantity=50", []]);
  arrive("?text=a&quantity=50");
  expect(ahead()).toBeNull();
});

test("a choice while nothing is ahead stays with the page", () => {
  const { ahead, overtake } = open();
  overtake(draftOf("a"));
  expect(ahead()).toBeNull();
});

test("who goes back has what is there: what was ahead is neither shown nor followed", async () => {
  const { type, ahead, overtake, followed, paint } = open();
  type("a");
  overtake(null);
  await paint();
  expect([ahead(), followed]).toEqual([null, []]);
});
