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

test("pressed twice on a slow line it is sent once, with its progress; closing calls it off @long", async ({
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
