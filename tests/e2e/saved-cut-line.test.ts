import { expect, type Page } from "@playwright/test";
import { clearPicture } from "../support/cut-line/drawn-line.ts";
import { choose, open, reload, total } from "../support/pages/banner.ts";
import { addButton, item } from "../support/pages/cart.ts";
import { chooseFile } from "../support/pages/choose-file.ts";
import { test } from "../support/pages/shop-test.ts";

function panel(page: Page) {
  return page.getByRole("region", { name: "Your cut line" });
}

function border(page: Page) {
  return panel(page).getByRole("slider", { name: "Border" });
}

function kept(page: Page) {
  return panel(page).getByText("This line is kept with your design.");
}

/** The id of the cut line that the address names. */
function lineInAddress(page: Page): string {
  return new URL(page.url()).searchParams.get("cut_lines") ?? "";
}

/** The line as it is drawn on the product, in millimetres. */
async function drawnLine(page: Page, id: string): Promise<string> {
  const answer = await page.request.get(`/api/cut-lines/${id}`);
  const { data } = (await answer.json()) as { data: { curves: number[][] } };
  const mm = (value: number) => String(Math.round(value / 10) / 100);
  return data.curves.map(([x = 0, y = 0]) => `M${mm(x)} ${mm(y)}C`)[0] ?? "";
}

function pathsOf(page: Page, start: string) {
  return page.locator(`path[d^="${start}"]`);
}

test("a cut line with its border is kept, goes into the cart with its price, and comes back with its line @long", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  await choose(page, "Shape", "Custom");
  await expect(page.getByRole("img", { name: /^Art Paper.*, custom/ }).first()).toBeVisible();
  const { content: buffer } = await clearPicture();
  await chooseFile(page, "Try your own picture", { name: "star.png", mimeType: "image/png", buffer });
  await expect(border(page)).toHaveAttribute("aria-valuetext", "2 mm");
  await expect(kept(page)).toBeVisible();
  const first = lineInAddress(page);
  const before = await total(page).textContent();
  await border(page).press("End");
  await expect(border(page)).toHaveAttribute("aria-valuetext", "5 mm");
  await expect(total(page)).not.toHaveText(before ?? "");
  await expect(page).not.toHaveURL(new RegExp(`cut_lines=${first}`));
  await expect(kept(page)).toBeVisible();
  await expect(page).toHaveURL(/cut_lines=[a-z0-9]{12}/);
  const line = lineInAddress(page);
  const start = await drawnLine(page, line);
  await expect(pathsOf(page, start).first()).toBeAttached();
  const price = await total(page).textContent();

  await reload(page);
  await expect(border(page)).toHaveAttribute("aria-valuetext", "5 mm");
  await expect(kept(page)).toBeVisible();
  expect(lineInAddress(page)).toBe(line);
  await expect(total(page)).toHaveText(price ?? "");

  await addButton(page).click();
  await page.getByRole("link", { name: "View cart" }).click();
  await expect(item(page, "Art Paper").locator("image").first()).toBeAttached();
  await expect(item(page, "Art Paper").locator(`path[d^="${start}"]`).first()).toBeAttached();
  await reloadCart(page);
  await expect(item(page, "Art Paper").locator(`path[d^="${start}"]`).first()).toBeAttached();
  await item(page, "Art Paper")
    .getByRole("link", { name: /^Change options/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`cut_lines=${line}`));
  await expect(border(page)).toHaveAttribute("aria-valuetext", "5 mm");
  await expect(kept(page)).toBeVisible();
  expect(lineInAddress(page)).toBe(line);
  await expect(pathsOf(page, start).first()).toBeAttached();
});

test("a line that the shop refuses says why; the next one is kept, and stays while the shop is busy after a reload @long", async ({
  page,
}) => {
  const fields = { curves: "The line crosses itself." };
  const refused = { status: "ERROR", code: 422, message: "Please check.", error: { fields } };
  await page.route("**/api/cut-lines", (route) => route.fulfill({ status: 422, json: refused }));
  await open(page, "/stickers/paper");
  await choose(page, "Shape", "Custom");
  await expect(page.getByRole("img", { name: /^Art Paper.*, custom/ }).first()).toBeVisible();
  const { content: buffer } = await clearPicture();
  await chooseFile(page, "Try your own picture", { name: "star.png", mimeType: "image/png", buffer });
  // Drawn, sent, kept: each takes its time on a busy machine.
  await expect(border(page)).toBeVisible();
  await expect(page.getByText("Saved: it goes with your order.").first()).toBeVisible();
  await expect(page).toHaveURL(/height=/);
  const why = panel(page)
    .getByRole("alert")
    .getByText(/not kept with your design. The line crosses itself/);
  await expect(why).toBeVisible();
  await page.unroute("**/api/cut-lines");
  await border(page).press("End");
  await expect(kept(page)).toBeVisible();
  await expect(why).toBeHidden();
  const line = lineInAddress(page);

  let asked = 0;
  await page.route("**/api/cut-lines/*", (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 503, body: "busy" }) : route.continue();
  });
  await reload(page);
  await expect(kept(page)).toBeVisible();
  await expect(border(page)).toHaveAttribute("aria-valuetext", "5 mm");
  expect([asked, lineInAddress(page)]).toEqual([2, line]);
});

test("until a kept line has come back its border cannot be moved, and then stands where it stood @long", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  await choose(page, "Shape", "Custom");
  await expect(page.getByRole("img", { name: /^Art Paper.*, custom/ }).first()).toBeVisible();
  const { content: buffer } = await clearPicture();
  await chooseFile(page, "Try your own picture", { name: "star.png", mimeType: "image/png", buffer });
  await expect(kept(page)).toBeVisible();
  const first = lineInAddress(page);
  await border(page).press("End");
  await expect(page).not.toHaveURL(new RegExp(`cut_lines=${first}`));
  await expect(kept(page)).toBeVisible();

  const { promise: held, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/api/cut-lines/*", async (route) => {
    await held;
    await route.continue();
  });
  await reload(page);
  await expect(border(page)).toBeDisabled();
  await expect(border(page)).toHaveAttribute("aria-valuetext", "your line is on its way …");
  letCome();
  await expect(border(page)).toHaveAttribute("aria-valuetext", "5 mm");
  await border(page).press("ArrowLeft");
  await expect(border(page)).toHaveAttribute("aria-valuetext", "4.5 mm");
  await expect(kept(page)).toBeVisible();
});

async function reloadCart(page: Page) {
  await page.reload();
  await expect(item(page, "Art Paper")).toBeVisible();
}
