import { expect, type Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/phone-test.ts";

/** One finger along a line, as the browser itself would see it. */
async function swipe(page: Page, from: { x: number; y: number }, distance: number) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: from.y }] });
  await touch("touchStart", from.x);
  for (let step = 1; step <= 10; step += 1) await touch("touchMove", from.x + (distance * step) / 10);
  await touch("touchEnd");
}

test("a swipe moves the slider by one slide and nothing scrolls sideways, and the dispenser comes up as a sheet no higher than its picture @long", async ({
  page,
}) => {
  await open(page, "/stickers/roll");
  const gallery = page.getByRole("region", { name: "Gallery" });
  const box = await gallery.locator("[data-index='-1']").boundingBox();
  if (box === null) throw new Error("the live preview has no place on the page");
  await swipe(page, { x: box.x + box.width * 0.9, y: box.y + 150 }, -box.width * 0.7);
  await expect(gallery.getByText("Slide 2 of 5")).toBeAttached();
  await expect(gallery.locator("[data-index]:not([inert])")).toHaveAttribute("data-index", "-0.5");
  await expectNoSidewaysScroll(page);
  await gallery.getByRole("link", { name: "Click here to see it in action" }).click();
  const dispenser = page.getByRole("dialog", { name: /^Free Roll Dispenser/ });
  await expect.poll(async () => (await dispenser.boundingBox())?.y).toBeGreaterThan(200);
});
