import { expect } from "@playwright/test";
import { expectAccessible } from "../support/pages/accessible.ts";
import { cutPanel, openCorrecting } from "../support/pages/open-correcting.ts";
import { test } from "../support/pages/phone-test.ts";

test("a finger pulls the cut line outwards, and the page stays where it is @long", async ({ page }) => {
  const dialog = await openCorrecting(page);
  await expectAccessible(page, { part: "dialog" });
  const size = dialog.getByRole("strong");
  const before = (await size.textContent()) ?? "";
  const chosen = (await dialog.locator("circle[data-chosen]").boundingBox())!;
  const [x, y] = [chosen.x + chosen.width / 2, chosen.y + chosen.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", dy: number | null) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: dy === null ? [] : [{ x, y: y + dy }],
    });
  await touch("touchStart", 0);
  await touch("touchMove", -8);
  await touch("touchMove", -14);
  await touch("touchEnd", null);
  await expect(size).not.toHaveText(before);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  // Pressed, not tapped: a browser may take a tap soon after a drag for a finger that stops what still glides.
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(cutPanel(page).getByText("corrected by hand")).toBeVisible();
  await expect(cutPanel(page).getByText("This line is kept with your design.")).toBeVisible();
});
