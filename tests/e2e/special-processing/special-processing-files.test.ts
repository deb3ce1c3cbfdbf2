import { expect } from "@playwright/test";
import { newEmail } from "../../support/people/members.ts";
import { held, writesTo } from "../../support/pages/held.ts";
import { test } from "../../support/pages/shop-test.ts";
import {
  attach,
  files,
  fillChoices,
  fillPerson,
  openSpecial,
} from "../../support/pages/special-processing.ts";

const page1 = "/stickers/paper";

test("a fifth file is turned away for five seconds, a script for good; a file can be taken out", async ({
  page,
}) => {
  await page.clock.install();
  const form = await openSpecial(page, page1);
  const listed = form.getByRole("list", { name: "Attached files" }).getByRole("listitem");
  await attach(form, files.script);
  await expect(form.getByText("File type not accepted. Please try again.")).toBeVisible();
  await expect(listed).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 600_000);
  await attach(form, ...["1.txt", "2.txt", "3.txt", "4.txt", "5.txt"].map(files.text));
  await expect(listed).toHaveCount(4);
  await expect(form.getByText("Maximum of 4 files only!")).toBeVisible();
  await page.clock.fastForward(4900);
  await expect(form.getByText("Maximum of 4 files only!")).toBeVisible();
  await page.clock.fastForward(200);
  await expect(form.getByText("Maximum of 4 files only!")).toBeHidden();
  await form.getByRole("button", { name: "Remove 2.txt" }).click();
  await expect(listed).toHaveCount(3);
  await expect(form.getByText("3 of 4 files attached")).toBeAttached();
  await expect(form.getByRole("button", { name: "Attach File" })).toBeFocused();
  await expect(form.getByText("2.txt")).toBeHidden();
});

test("files can be dropped on the form", async ({ page }) => {
  const form = await openSpecial(page, page1);
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["Anna"], "names.txt", { type: "text/plain" }));
    return transfer;
  });
  const place = form.getByRole("button", { name: "Attach File" });
  await place.dispatchEvent("dragover", { dataTransfer: dropped });
  await place.dispatchEvent("drop", { dataTransfer: dropped });
  await expect(form.getByRole("button", { name: "Remove names.txt" })).toBeVisible();
});

test("pressed twice on a slow line it is sent once, with its progress; closing calls it off", async ({
  page,
}) => {
  const sent = writesTo(page, "/api/quote/create/quote-request");
  await held(page, "**/api/quote/create/quote-request");
  const form = await openSpecial(page, page1);
  await fillChoices(form);
  await attach(form, files.pdf);
  await fillPerson(form, newEmail("slow"));
  await form.getByRole("button", { name: "Send Quote" }).dblclick();
  await expect(form.getByRole("button", { name: "Sending" })).toHaveAttribute("aria-disabled", "true");
  await expect(form.getByRole("progressbar", { name: "Upload" })).toBeVisible();
  await form.getByRole("button", { name: "Sending" }).click({ force: true });
  // It waits for its file.
  await expect.poll(() => sent.length).toBe(1);
  const calledOff = page.waitForEvent("requestfailed", (request) => request.url().includes("quote-request"));
  await page.keyboard.press("Escape");
  await calledOff;
  await expect(form).toBeHidden();
  expect(sent).toHaveLength(1);
});

test("a script in a picture's clothes is refused by the shop, and nothing typed is lost", async ({
  page,
}) => {
  const form = await openSpecial(page, page1);
  await fillChoices(form);
  await attach(form, { ...files.script, name: "logo.png", mimeType: "image/png" });
  await expect(form.getByText("File type not accepted. Please try again.")).toBeVisible();
  await fillPerson(form, newEmail("clothes"));
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(
    form.getByText("A file is still on its way. Please wait until it has arrived, or remove it."),
  ).toBeVisible();
  await expect(form.getByLabel("First name")).toHaveValue("Bea");
  await form.getByRole("button", { name: "Remove logo.png" }).click();
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(form).toContainText("Your Quote Request has been sent!");
});
