import { expect, type Page } from "@playwright/test";
import { field, reload, total, unfold } from "../support/pages/banner.ts";
import { correctDialog, cutPanel, openCorrecting } from "../support/pages/open-correcting.ts";
import { test } from "../support/pages/shop-test.ts";

function border(page: Page) {
  return cutPanel(page).getByRole("slider", { name: "Border" });
}

function kept(page: Page) {
  return cutPanel(page).getByText("This line is kept with your design.");
}

/** What the border's slider says from now on, each once. */
async function borderWords(page: Page): Promise<() => Promise<unknown>> {
  const words = await border(page).evaluateHandle((slider) => {
    const said = new Set([slider.ariaValueText]);
    new MutationObserver(() => said.add(slider.ariaValueText)).observe(slider, { attributes: true });
    return said;
  });
  return () => words.evaluate((said) => [...said]);
}

function lineInAddress(page: Page): string {
  return new URL(page.url()).searchParams.get("cut_lines") ?? "";
}

function height(page: Page): number {
  return Number(new URL(page.url()).searchParams.get("height"));
}

test("a cut line is corrected by keys and in millimetres, is kept so, and goes back to how it was found @long", async ({
  page,
}) => {
  const dialog = await openCorrecting(page);
  const found = { line: lineInAddress(page), height: height(page), price: await total(page).textContent() };
  const size = dialog.getByRole("strong");
  const before = (await size.textContent()) ?? "";

  const line = dialog.getByRole("application", { name: "Your cut line" });
  await line.focus();
  await page.keyboard.press("Shift+ArrowUp");
  // Only what was looked at can be undone.
  await expect(dialog.getByRole("button", { name: "Undo" })).toBeEnabled();
  await expect(size).not.toHaveText(before);
  const pulled = (await size.textContent()) ?? "";
  await page.keyboard.press("Control+z");
  await expect(size).toHaveText(before);
  await page.keyboard.press("Control+Shift+z");
  await expect(size).toHaveText(pulled);

  const top = dialog.getByLabel("From the top");
  await top.fill("30");
  await top.press("Enter");
  await expect(dialog.getByText(/So it went back to where it can be cut\.$/)).toBeVisible();
  await expect(size).toHaveText(pulled);

  const count = async () =>
    Number(/of (\d+)/.exec((await dialog.getByText(/^Point \d+ of/).textContent()) ?? "")?.[1]);
  await line.focus();
  await page.keyboard.press("n");
  await page.keyboard.press("Shift+ArrowUp");
  await expect(size).not.toHaveText(pulled);
  const points = await count();
  await page.keyboard.press("+");
  await expect.poll(count).toBe(points + 1);
  await page.keyboard.press("Delete");
  await expect.poll(count).toBe(points);
  await dialog.getByRole("button", { name: "Done" }).click();

  await expect(border(page)).toHaveAttribute("aria-valuetext", "corrected by hand");
  await expect(page).not.toHaveURL(new RegExp(`cut_lines=${found.line}`));
  await expect(kept(page)).toBeVisible();
  expect(height(page)).toBeGreaterThan(found.height);
  const line2 = lineInAddress(page);
  const price = (await total(page).textContent()) ?? "";
  await reload(page);
  await expect(border(page)).toHaveAttribute("aria-valuetext", "corrected by hand");
  await expect(kept(page)).toBeVisible();
  expect(lineInAddress(page)).toBe(line2);
  await expect(total(page)).toHaveText(price);

  await cutPanel(page).getByRole("button", { name: "As found" }).click();
  await expect(border(page)).toHaveAttribute("aria-valuetext", "2 mm");
  await expect(page).not.toHaveURL(new RegExp(`cut_lines=${line2}`));
  await expect(kept(page)).toBeVisible();
  expect(height(page)).toBe(found.height);
  await expect(total(page)).toHaveText(found.price ?? "");
});

test("a line that is dragged is red where it may not be cut, and takes another size along @long", async ({
  page,
}) => {
  const dialog = await openCorrecting(page);
  const size = dialog.getByRole("strong");
  const before = (await size.textContent()) ?? "";
  await dialog.getByRole("button", { name: "Next point" }).click();
  const chosen = (await dialog.locator("circle[data-chosen]").boundingBox())!;
  const [x, y] = [chosen.x + chosen.width / 2, chosen.y + chosen.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 240, { steps: 3 });
  await expect(dialog.locator("[data-refused]")).toBeAttached();
  await page.mouse.move(x, y - 30, { steps: 3 });
  await expect(dialog.locator("[data-refused]")).not.toBeAttached();
  await page.mouse.up();
  await expect(size).not.toHaveText(before);
  await expect(dialog.getByRole("button", { name: "Undo" })).toBeEnabled();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(correctDialog(page)).toBeHidden();
  await expect(border(page)).toHaveAttribute("aria-valuetext", "corrected by hand");
  await expect(kept(page)).toBeVisible();

  const first = lineInAddress(page);
  await (await unfold(field(page, "Width"))).fill("90");
  await field(page, "Width").press("Enter");
  await expect(page).toHaveURL(/width=90/);
  await expect(page).not.toHaveURL(new RegExp(`cut_lines=${first}`));
  await expect(kept(page)).toBeVisible();
  await expect(border(page)).toHaveAttribute("aria-valuetext", "corrected by hand");
});

test("a corrected line stays the one on the page while the shop keeps it @long", async ({ page }) => {
  const dialog = await openCorrecting(page);
  await dialog.getByRole("application", { name: "Your cut line" }).focus();
  await page.keyboard.press("Shift+ArrowUp");
  await expect(dialog.getByRole("button", { name: "Undo" })).toBeEnabled();
  const found = lineInAddress(page);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(border(page)).toHaveAttribute("aria-valuetext", "corrected by hand");
  const words = await borderWords(page);
  await expect(kept(page)).toBeVisible();
  expect(lineInAddress(page)).not.toBe(found);
  // The line as it was found would take the next press as if nothing had been corrected.
  expect(await words()).toEqual(["corrected by hand"]);
});

test("another border asks before it draws a corrected line anew @long", async ({ page }) => {
  const dialog = await openCorrecting(page);
  await dialog.getByRole("application", { name: "Your cut line" }).focus();
  await page.keyboard.press("Shift+ArrowUp");
  await expect(dialog.getByRole("button", { name: "Undo" })).toBeEnabled();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(border(page)).toHaveAttribute("aria-valuetext", "corrected by hand");

  await border(page).press("End");
  const asked = cutPanel(page).getByText("loses what you have corrected");
  await expect(asked).toBeVisible();
  await cutPanel(page).getByRole("button", { name: "Keep my line" }).click();
  await expect(asked).toBeHidden();
  await expect(border(page)).toHaveAttribute("aria-valuetext", "corrected by hand");
  await border(page).press("End");
  await cutPanel(page).getByRole("button", { name: "Draw it anew" }).click();
  await expect(border(page)).toHaveAttribute("aria-valuetext", "5 mm");
  await expect(kept(page)).toBeVisible();
});
