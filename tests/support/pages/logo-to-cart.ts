import { expect, type Page } from "@playwright/test";
import { clearPicture } from "../cut-line/drawn-line.ts";
import { open } from "./account.ts";
import { addButton, item, total } from "./cart.ts";
import { cutPanel } from "./open-correcting.ts";

/** A logo is tried on the home page and follows to a tile's product. */
async function logoToProduct(page: Page): Promise<void> {
  const { content } = await clearPicture();
  await open(page, "/");
  const file = { name: "star.png", mimeType: "image/png", buffer: content };
  await page.getByLabel("Your logo or picture").setInputFiles(file);
  await expect(page.getByText("Yours, on 12 products below").first()).toBeVisible();
  const tile = page.getByRole("link", { name: /^Paper Stickers.*from/ });
  await expect(tile.locator('image[href^="blob:"]').first()).toBeAttached();
  await tile.click();
  await expect(page).toHaveURL(/\/stickers\/paper/);
}

/** The start of the line that the address names, as it is drawn. */
async function lineStart(page: Page): Promise<string> {
  const id = new URL(page.url()).searchParams.get("cut_lines") ?? "";
  const answer = await page.request.get(`/api/cut-lines/${id}`);
  const { data } = (await answer.json()) as { data: { curves: number[][] } };
  const [x = 0, y = 0] = data.curves[0] ?? [];
  return `M${Math.round(x / 10) / 100} ${Math.round(y / 10) / 100}C`;
}

/** From a logo on the home page to a sticker in the cart that is cut round it, with a border of 2 mm. */
export async function logoToCart(page: Page): Promise<void> {
  await logoToProduct(page);
  const round = await total(page).textContent();
  await page.getByRole("button", { name: "Cut round my picture" }).click();
  const border = cutPanel(page).getByRole("slider", { name: "Border" });
  const isKept = cutPanel(page).getByText("This line is kept with your design.");
  await expect(border).toHaveAttribute("aria-valuetext", "2 mm");
  await expect(total(page)).not.toHaveText(round ?? "");
  await expect(page.getByText("Saved: it goes with your order.").first()).toBeVisible();
  await expect(isKept).toBeVisible();
  const narrow = (await total(page).textContent()) ?? "";

  await border.press("End");
  await expect(border).toHaveAttribute("aria-valuetext", "5 mm");
  await expect(total(page)).not.toHaveText(narrow);
  for (let step = 0; step < 6; step++) await border.press("ArrowLeft");
  await expect(border).toHaveAttribute("aria-valuetext", "2 mm");
  await expect(total(page)).toHaveText(narrow);
  await expect(isKept).toBeVisible();

  const start = await lineStart(page);
  await addButton(page).click();
  await page.getByRole("link", { name: "View cart" }).click();
  const added = item(page, "Art Paper");
  await expect(added.locator("image").first()).toBeAttached();
  await expect(added.locator(`path[d^="${start}"]`).first()).toBeAttached();
}
