import { createHash, randomBytes } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "../../support/pages/account.ts";
import {
  askAsGuest,
  expectThanks,
  fillPerson,
  quoteDialog,
  sendRequest,
  tooLarge,
} from "../../support/pages/quote-request.ts";
import { test } from "../../support/pages/shop-test.ts";
import { files, openSpecial } from "../../support/pages/special-processing.ts";
import { newEmail } from "../../support/people/members.ts";
import { mailedText } from "../../support/people/outbox.ts";
import { inDatabase } from "../../support/process/shop-database.ts";

const MEGABYTE = 1024 * 1024;

/** Artwork of three pieces, like no other. */
function artwork() {
  const buffer = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(20 * MEGABYTE - 9)]);
  return { name: "artwork.pdf", mimeType: "application/pdf", buffer };
}

function rowOf(form: Locator, name: string): Locator {
  return form.getByRole("list", { name: "Attached files" }).getByRole("listitem").filter({ hasText: name });
}

/** From now on the line breaks with every piece of a file but its first. */
async function breakAfterFirst(page: Page): Promise<void> {
  await page.route("**/api/upload/*", (route) => {
    const isLater = (route.request().headers()["upload-offset"] ?? "0") !== "0";
    return isLater ? route.abort("connectionreset") : route.continue();
  });
}

test("artwork goes on after the line broke and the tab was reloaded; the shop has it byte for byte, with a message", async ({
  page,
  shop,
}) => {
  const email = newEmail("resumed");
  const sent = artwork();
  await breakAfterFirst(page);
  await askAsGuest(page);
  const asked = quoteDialog(page);
  await asked.getByLabel("Files to attach").setInputFiles(sent);
  await expect(rowOf(asked, sent.name)).toContainText("40% of 20.0 MB. Interrupted; it goes on by itself.");

  await page.unrouteAll();
  const offsets: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") offsets.push(Number(request.headers()["upload-offset"]));
  });
  await askAsGuest(page);
  await expect(rowOf(asked, sent.name)).toContainText("20.0 MB, uploaded");
  // What had arrived was not sent again.
  expect(Math.min(...offsets)).toBeGreaterThanOrEqual(8 * MEGABYTE);

  await asked.getByLabel("Message").fill("Gold where the crown is, please.");
  await fillPerson(page, email);
  await sendRequest(page);
  const number = await expectThanks(page);
  const rows = await inDatabase(
    shop,
    `select a.name, a.bytes, a.sha256 from attachment a join quote_request q on q.id = a.quote_request_id
      where q.email = $1`,
    [email],
  );
  const sha256 = createHash("sha256").update(sent.buffer).digest("hex");
  expect(rows).toEqual([{ name: "artwork.pdf", bytes: 20 * MEGABYTE, sha256 }]);
  const work = await mailedText(shop.dataDir, "staff@kisscut.example", number);
  expect(work).toContain("Gold where the crown is, please.");
  expect(work).toContain("artwork.pdf (20480 kB)");

  await open(page, tooLarge);
  await page.getByRole("button", { name: "REQUEST A QUOTE" }).click();
  await expect(asked.getByRole("button", { name: "Attach File" })).toBeVisible();
  await expect(asked.getByRole("list", { name: "Attached files" })).toBeHidden();
});

test("a file is paused, goes on and is taken back by keyboard; nothing of it stays @long", async ({
  page,
  shop,
}) => {
  const sent = { ...artwork(), name: "paused.pdf" };
  await breakAfterFirst(page);
  const form = await openSpecial(page, "/stickers/paper");
  await form.getByLabel("Files to attach").setInputFiles([sent, files.png]);
  await expect(rowOf(form, "logo.png")).toContainText("1 KB, uploaded");
  await form.getByRole("button", { name: "Pause paused.pdf" }).press("Enter");
  await expect(rowOf(form, sent.name)).toContainText(/Paused at \d+% of 20.0 MB/);
  await page.unrouteAll();
  await form.getByRole("button", { name: "Resume paused.pdf" }).press("Enter");
  await expect(rowOf(form, sent.name)).toContainText("20.0 MB, uploaded");
  await expect(form.getByText("2 of 4 files attached. All have arrived.")).toBeAttached();
  await form.getByRole("button", { name: "Remove paused.pdf" }).press("Enter");
  await expect(rowOf(form, sent.name)).toBeHidden();
  await expect.poll(() => inDatabase(shop, "select name from upload where name = 'paused.pdf'")).toEqual([]);
});
