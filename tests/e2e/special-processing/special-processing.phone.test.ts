import { expect } from "@playwright/test";
import { untilStill } from "../../support/pages/accessible.ts";
import { newEmail } from "../../support/people/members.ts";
import { test } from "../../support/pages/phone-test.ts";
import {
  attach,
  files,
  fillChoices,
  fillPerson,
  openSpecial,
} from "../../support/pages/special-processing.ts";

test("at 375 and 320 px the form is a full-height sheet that never scrolls sideways @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  const form = await openSpecial(page, "/stickers/paper?size=custom");
  await form.getByRole("checkbox", { name: "Foil Stamp" }).check();
  await form.getByRole("checkbox", { name: "Gold", exact: true }).check();
  await attach(form, files.pdf, { ...files.png, name: `${"a-long-name-".repeat(12)}.png` });
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(form.getByText("Size is required. Please try again.")).toBeVisible();
  await untilStill(page);
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 720 });
    await expect.poll(() => form.boundingBox()).toEqual({ x: 0, y: 0, width, height: 720 });
    const overhang = () => form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(overhang).toBe(0);
  }
  await fillChoices(form);
  await fillPerson(form, newEmail("phone"));
  await form.getByRole("button", { name: "Send Quote" }).click();
  await expect(form).toContainText("Your Quote Request has been sent!");
});
