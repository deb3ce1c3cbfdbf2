import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";

/** Two lines, 216 mm wide and 120 mm high. */
const ADDRESS =
  "/vinyl-lettering-designer?text=Kia%20ora%0AAroha&lettering=%7B%22size%22%3A%7B%22by%22%3A%22height%22%2C%22mm%22%3A120%7D%7D";

function zoom(page: Page) {
  return page.getByRole("group", { name: "Zoom", exact: true });
}
function picture(page: Page) {
  return zoom(page).getByRole("group", { name: "Picture, to look at closely" });
}
function button(page: Page, name: string) {
  return zoom(page).getByRole("button", { name, exact: true });
}
function said(page: Page) {
  return zoom(page).locator("[aria-live=polite]");
}
/** The part of the stage that is seen. */
function seen(page: Page) {
  return picture(page).getByRole("img").locator("svg").last();
}

test("the picture is zoomed by buttons, which is said, and its rulers keep to its millimetres; so it is by wheel and keys, and dragged; whole again, the arrows lead on to the next picture @long", async ({
  page,
}) => {
  await open(page, ADDRESS);
  await page.getByRole("button", { name: "Yours, to scale" }).click();
  await expect(zoom(page)).toBeInViewport({ ratio: 0.99 });
  const figure = (words: string) => zoom(page).locator("text").getByText(words, { exact: true }).first();
  const line = await zoom(page).locator("[data-part=measure-width] path").first().boundingBox();
  const [zero, at200] = [await figure("0 mm").boundingBox(), await figure("200").boundingBox()];
  expect((at200!.x - zero!.x) / 200).toBeCloseTo(line!.width / 216, 1);
  // The figure stands right beside its line.
  expect(Math.abs(zero!.x - line!.x)).toBeLessThan(7);

  await expect(button(page, "Zoom out")).toHaveAttribute("aria-disabled", "true");
  await button(page, "Zoom in").click();
  await button(page, "Zoom in").click();
  await expect(said(page)).toHaveText("Zoom 200%");
  await expect(seen(page)).toHaveAttribute("viewBox", "225 160 450 320");
  await expect(figure("200")).toBeHidden();
  await button(page, "Fit the whole picture").click();
  await expect(said(page)).toHaveText("Zoom 100%");
  await expect(figure("200")).toBeVisible();

  await button(page, "Zoom in").click();
  await expect(said(page)).toHaveText("Zoom 150%");
  const { x, y, width, height } = (await picture(page).boundingBox())!;
  await page.mouse.move(x + width / 4, y + height / 4);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -400);
  await page.keyboard.up("Control");
  await expect(said(page)).not.toHaveText("Zoom 150%");
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  const before = await seen(page).getAttribute("viewBox");
  await page.mouse.down();
  await page.mouse.move(x + width / 8, y + height / 4, { steps: 4 });
  await page.mouse.up();
  await expect(seen(page)).not.toHaveAttribute("viewBox", before!);
  await button(page, "Fit the whole picture").click();

  await button(page, "Zoom in").press("Enter");
  await expect(said(page)).toHaveText("Zoom 150%");
  await picture(page).focus();
  await page.keyboard.press("+");
  await expect(said(page)).toHaveText("Zoom 200%");
  await page.keyboard.press("ArrowRight");
  await expect(seen(page)).toHaveAttribute("viewBox", "270 160 450 320");
  await page.keyboard.press("ArrowUp");
  await expect(seen(page)).toHaveAttribute("viewBox", "270 128 450 320");
  await page.keyboard.press("-");
  await expect(said(page)).toHaveText("Zoom 150%");
  await page.keyboard.press("0");
  await expect(said(page)).toHaveText("Zoom 100%");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Yours, to scale" })).not.toHaveAttribute("aria-current");
});
