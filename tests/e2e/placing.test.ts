import { expect } from "@playwright/test";
import { openPlacing } from "../support/pages/open-placing.ts";
import { test } from "../support/pages/shop-test.ts";

test("one's own picture is placed by hand, by keys and in millimetres, and the product shows it after a reload", async ({
  page,
}) => {
  const dialog = await openPlacing(page);
  const [width, left, turn] = ["Width", "From the left", "Turned by"].map((name) => dialog.getByLabel(name));
  await expect(dialog.getByText("It covers the product and its bleed.")).toBeVisible();
  await width!.fill("60");
  await width!.press("Enter");
  await expect(left!).toHaveValue("-5");
  await expect(dialog.getByText("an edge of bare stock may show")).toBeVisible();

  const picture = dialog.getByRole("application", { name: "Your picture on the product" });
  await picture.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(left!).toHaveValue("-14");
  await page.keyboard.press("r");
  await expect(turn!).toHaveValue("90");
  await page.keyboard.press("Control+z");
  await expect(left!).toHaveValue("-5");
  await expect(turn!).toHaveValue("0");
  await page.keyboard.press("Control+Shift+z");
  await expect(left!).not.toHaveValue("-5");

  await dialog.getByRole("button", { name: "Centre" }).click();
  const place = await picture.boundingBox();
  const [x, y] = [place!.x + place!.width / 2, place!.y + place!.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 3 });
  await page.mouse.up();
  await expect(page).toHaveURL(/placings=fill_0\.\d+_0\.\d+_0_90/);

  await dialog.getByRole("button", { name: "Done" }).click();
  const drawn = page.locator('[data-part="own-artwork"]').first();
  await expect(drawn).toHaveAttribute("transform", /matrix\(0 1 -1 0/);
  await page.reload();
  await expect(drawn).toHaveAttribute("transform", /matrix\(0 1 -1 0/);
});

test("a picture that is placed fits, fills, mirrors its edges or starts over at a press @long", async ({
  page,
}) => {
  const dialog = await openPlacing(page);
  const width = dialog.getByLabel("Width");
  const before = await width.inputValue();
  await dialog.getByRole("button", { name: "Fit" }).click();
  await expect(dialog.getByText("All of it lies inside the safety line.")).toBeVisible();
  await dialog.getByRole("button", { name: "Mirror edges" }).click();
  await expect(dialog.getByText("its edges are mirrored into the bleed")).toBeVisible();
  await dialog.getByRole("button", { name: "Fill", exact: true }).click();
  await expect(width).toHaveValue(before);
  await width.fill("0");
  await width.press("Enter");
  await expect(dialog.getByText("Type a width from 1 to 750 mm.")).toBeVisible();
  await dialog.getByRole("button", { name: "Start over" }).click();
  await expect(page).not.toHaveURL(/placings/);
});
