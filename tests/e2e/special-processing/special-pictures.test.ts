import { expect, type Locator } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/pages/accessible.ts";
import { test } from "../../support/pages/shop-test.ts";
import { openSpecial } from "../../support/pages/special-processing.ts";

/** The card of a choice, by what assistive technology calls it. */
function card(form: Locator, type: "radio" | "checkbox", name: string): Locator {
  return form.locator("label", { has: form.page().getByRole(type, { name, exact: true }) });
}

/** How wide the picture of a card is, once it has come; 0 where it has none. */
function pictureWidth(choice: Locator): Promise<number> {
  return choice
    .locator("img")
    .evaluate(async (picture: HTMLImageElement) =>
      picture.decode().then(() => (picture.naturalWidth > 0 ? picture.clientWidth : 0)),
    );
}

test("what needs seeing is shown: processings and what they come in, stocks, finishes and supplies", async ({
  page,
}) => {
  const form = await openSpecial(page, "/stickers/paper");
  for (const name of [
    "Foil Stamp",
    "White Ink",
    "Emboss / Deboss",
    "Numbering",
    "Variable Data",
    "Scratch-off",
  ])
    expect([name, await pictureWidth(card(form, "checkbox", name))]).toEqual([name, 72]);
  await form.getByRole("checkbox", { name: "Foil Stamp" }).check();
  for (const name of ["Gold", "Silver", "Rose Gold", "Copper", "Holographic"])
    expect(await pictureWidth(card(form, "checkbox", name))).toBeGreaterThanOrEqual(72);
  for (const name of ["Art Paper", "Kraft Paper", "Embossed Paper"])
    expect(await pictureWidth(card(form, "radio", name))).toBeGreaterThanOrEqual(72);
  await expect(card(form, "radio", "Roll").locator("svg")).toBeVisible();
  await expect(card(form, "radio", "Gloss").locator("[data-appearance=gloss]")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  expect(await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
