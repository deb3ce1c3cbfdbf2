import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contents, specialUpload, uploadsIn } from "#tests/support/bodies/special-upload.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { originOf, uploadingBrowser } from "#tests/support/server/upload-client.ts";
import { until } from "#tests/support/server/until.ts";
import type { Storage } from "#platform/files/storage/storage.types.ts";
import { sweepFiles } from "./sweep-files.ts";

const inTwoDays = Date.now() + 48 * 3_600_000;
/** Its own: all files are swept. */
const shop = ownShop();
let own: Pick<Storage, "put" | "copy" | "delete">;
beforeEach(() => {
  const { put, copy, delete: remove } = shop.services.storage;
  own = { put, copy, delete: remove };
});
afterEach(() => Object.assign(shop.services.storage, own));

/** Puts something in the place of the store's own work. */
function replace(calls: Partial<typeof own>): void {
  Object.assign(shop.services.storage, calls);
}

/** A transaction that waits for the store does not end before it; others do. */
function noTransactionIsOpen() {
  const open = "state like 'idle in transaction%' and datname = current_database()";
  return until(
    "The end of the open transactions",
    async () => (await shop.sql(`select from pg_stat_activity where ${open}`)).length === 0,
    5_000,
  );
}

let visitors = 0;
async function sendForm(text: string, others: Readonly<Record<string, string>> = {}) {
  visitors += 1;
  const files = [{ name: "words.txt", content: Buffer.from(text) }];
  const email_address = `visitor${visitors}@example.org`;
  const { body, headers } = await specialUpload(files, { email_address, ...others });
  const browser = openBrowser(shop.app, `192.0.2.${visitors}`);
  return browser.send("POST", "quote/create/quote-request", body, headers);
}

function shaOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function kept(): readonly string[] {
  return uploadsIn(shop.services.config.dataDir).kept;
}

/** Stores a content that nothing refers to. */
async function leaveUnused(text: string): Promise<void> {
  expect((await sendForm(text)).statusCode).toBe(201);
  await shop.sql(`delete from attachment where sha256 = '${shaOf(text)}'`);
}

function claim(text: string, isRemoval: boolean, age: string) {
  return shop.sql(`insert into file_claim (work_id, sha256, is_removal, claimed_at)
    values (gen_random_uuid(), '${shaOf(text)}', ${isRemoval}, now() - interval '${age}')`);
}

test("while a form's files are put where they stay no transaction is open", async () => {
  replace({ put: (file) => noTransactionIsOpen().then(() => own.put(file)) });
  expect((await sendForm("a slow store")).statusCode).toBe(201);
  expect(kept()).toContain(shaOf("a slow store"));
});

test("while an upload is copied to where it stays no transaction is open", async () => {
  replace({ copy: (id, sha256) => noTransactionIsOpen().then(() => own.copy(id, sha256)) });
  const { answer } = await uploadingBrowser(await originOf(shop.app)).send("slow.pdf", contents.pdf);
  expect(answer.status).toBe(204);
});

test("while files are swept no transaction is open", async () => {
  await leaveUnused("swept slowly");
  replace({ delete: (sha256) => noTransactionIsOpen().then(() => own.delete(sha256)) });
  await sweepFiles(shop.services, inTwoDays);
  expect(kept()).not.toContain(shaOf("swept slowly"));
});

test("what was just put is not swept before its form is written, however old its content is", async () => {
  await leaveUnused("sent again");
  replace({
    put: async (file) => {
      await own.put(file);
      await sweepFiles(shop.services, inTwoDays);
    },
  });
  expect((await sendForm("sent again")).statusCode).toBe(201);
  expect(kept()).toContain(shaOf("sent again"));
});

test("what is being removed is stored again only afterwards", async () => {
  await leaveUnused("on its way out");
  let meanwhile = 0;
  replace({
    delete: async (sha256) => {
      if (sha256 === shaOf("on its way out")) meanwhile = (await sendForm("on its way out")).statusCode;
      await own.delete(sha256);
    },
  });
  await sweepFiles(shop.services, inTwoDays);
  expect(meanwhile).toBe(503);
  expect((await sendForm("on its way out")).statusCode).toBe(201);
  expect(kept()).toContain(shaOf("on its way out"));
});

test("of a form that is refused no file is kept, but for what others refer to", async () => {
  const gone = { "uploads[]": "0".repeat(32) };
  expect((await sendForm("refused", gone)).statusCode).toBe(422);
  expect(kept()).not.toContain(shaOf("refused"));
  expect((await sendForm("shared")).statusCode).toBe(201);
  expect((await sendForm("shared", gone)).statusCode).toBe(422);
  expect(kept()).toContain(shaOf("shared"));
  expect(await shop.sql("select from file_claim")).toEqual([]);
});

test("a process that was killed while it stored keeps the content for a day, one that removed it for a quarter of an hour", async () => {
  await leaveUnused("stored by the dead");
  await claim("stored by the dead", false, "23 hours");
  await sweepFiles(shop.services, inTwoDays);
  expect(kept()).toContain(shaOf("stored by the dead"));
  await shop.sql("update file_claim set claimed_at = now() - interval '25 hours'");
  await sweepFiles(shop.services, inTwoDays);
  expect(kept()).not.toContain(shaOf("stored by the dead"));

  await claim("removed by the dead", true, "14 minutes");
  const early = await sendForm("removed by the dead");
  expect([early.statusCode, early.headers["retry-after"]]).toEqual([503, expect.any(String)]);
  await shop.sql("update file_claim set claimed_at = now() - interval '16 minutes'");
  expect((await sendForm("removed by the dead")).statusCode).toBe(201);
});
