import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import type { Database } from "#platform/db/database.ts";
import { openFaceFiles } from "#platform/files/face-files.ts";
import { changedDocument } from "#tests/support/catalogue/changed-catalogue.ts";
import { openCatalogueStore } from "./catalogue-store.ts";

/** Versions that all say the same; which one is current can be changed, and one reading of it held up. */
function shelf(change: (document: CatalogueDocument) => void = () => undefined) {
  const document = changedDocument(change);
  const state: { current: string; slow: Promise<void> | null } = { current: "first", slow: null };
  const readCurrent = async () => {
    const rows = [{ versionId: state.current, shippedId: "first" }];
    const { slow } = state;
    state.slow = null;
    await slow;
    return rows;
  };
  const select = (columns: object) => ({
    from: () => ("document" in columns ? { where: async () => [{ document }] } : readCurrent()),
  });
  return { state, db: { select } as unknown as Database };
}

test("a node hears of a new catalogue once", async () => {
  const { state, db } = shelf();
  const store = await openCatalogueStore(db, openFaceFiles("public/fonts/lettering"));
  expect([await store.refresh(), store.current().version]).toEqual([false, "first"]);
  state.current = "second";
  expect([await store.refresh(), store.current().version]).toEqual([true, "second"]);
  expect(await store.refresh()).toBe(false);
});

test("of two notices at once the later catalogue stays, even when the earlier one was read slowly", async () => {
  const { state, db } = shelf();
  const store = await openCatalogueStore(db, openFaceFiles("public/fonts/lettering"));
  const line = Promise.withResolvers<void>();
  state.slow = line.promise;
  state.current = "second";
  const early = store.refresh();
  await setImmediate();
  state.current = "third";
  const late = store.refresh();
  await setImmediate();
  line.resolve();
  await Promise.all([early, late]);
  expect(store.current().version).toBe("third");
});

test("what is sold out is there again on its day, without a publication", async () => {
  const { db } = shelf((document) => void (document.products[0]!.awayUntil = "2027-03-12"));
  let day = "2027-03-11";
  const store = await openCatalogueStore(db, openFaceFiles("public/fonts/lettering"), () => day);
  const away = () => store.current().document.products[0]!.awayUntil;
  expect(away()).toBe("2027-03-12");
  day = "2027-03-12";
  expect([away(), store.current().version]).toEqual([undefined, "first"]);
  expect(store.current()).toBe(store.current());
  expect(await store.version("first")).toBe(store.current());
});
