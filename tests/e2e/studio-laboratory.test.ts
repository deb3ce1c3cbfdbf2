import { expect } from "@playwright/test";
import { newEmail } from "../support/people/members.ts";
import { expectWellMade } from "../support/pages/expect-well-made.ts";
import { test } from "../support/pages/shop-test.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";

/** A shop of its own: its draft is everybody's. */
test.use({ ownShop: "laboratory" });

test("an owner pulls a margin, sees who would pay more and why, and takes it back", async ({
  page,
  shop,
}) => {
  await enterAsOwner(page, shop, newEmail("owner"));
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("what if");
  await expect(page.getByRole("option", { name: "Price laboratory" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Price laboratory", level: 1 })).toBeFocused();
  await expect(
    page.getByRole("heading", { name: "Nothing is changed, so nobody pays more or less" }),
  ).toBeVisible();

  const handle = page.getByRole("slider", { name: "Margin up to 200 pieces" });
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (box === null) throw new Error("The handle is drawn.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 60, { steps: 5 });
  const pulled = await handle.getAttribute("aria-valuetext");
  // Those of fewer pieces were in the way.
  await expect(page.getByRole("slider", { name: "Margin up to 100 pieces" })).toHaveAttribute(
    "aria-valuetext",
    pulled ?? "",
  );
  await page.mouse.up();
  await expect(page.getByText(/^Of [\d,]+ listed products and sizes/)).toContainText(/[\d,]+ cost more/);
  await expect(page.getByText("2 changes not on sale yet.")).toBeVisible();
  await expectWellMade(page);

  await page.getByRole("region", { name: "Those that rise most" }).getByRole("link").first().click();
  const both = page.getByRole("dialog");
  await expect(both.getByRole("table", { name: "What price and cost are made of" })).toContainText("In all");
  await expectWellMade(page);
  await page.keyboard.press("Escape");
  await expect(both).toHaveCount(0);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(
    page.getByRole("heading", { name: "Nothing is changed, so nobody pays more or less" }),
  ).toBeVisible();
});
