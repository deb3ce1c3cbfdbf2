import { expect, type Page } from "@playwright/test";
import { makeAbsentMember, newEmail, password } from "../people/members.ts";
import type { RunningShop } from "./shop-broker.ts";
import { readPdf } from "../server/read-pdf.ts";
import { dialog, entry, signIn } from "./account.ts";
import { openForPicture } from "./banner.ts";
import { addButton, item } from "./cart.ts";
import { chooseFile } from "./choose-file.ts";
import { colouredLabel } from "./saved-file.ts";
import { numberIn, quotationDialog } from "./quotation.ts";

const labels = [
  ["Plum", "#7a2c5e"],
  ["Pear", "#b9c95c"],
  ["Fig", "#4c2f6b"],
  ["Quince", "#c9b03c"],
  ["Sloe", "#23305c"],
  ["Medlar", "#7d5a3a"],
] as const;
const names = labels.map(([name]) => name);

function panel(page: Page) {
  return page.getByRole("region", { name: "Your pictures" });
}

/** Six files that are chosen at once become six sets with names. */
async function chooseSix(page: Page): Promise<void> {
  await openForPicture(page, "/stickers/paper?product=classic-paper&quantity=100");
  const files = await Promise.all(labels.map(([name, colour]) => colouredLabel(`${name}.png`, colour)));
  await chooseFile(page, "Try your own picture", files);
  await panel(page).getByRole("button", { name: "Make it 6 sets" }).click();
  await expect(panel(page).getByText("Ready", { exact: true })).toHaveCount(6);
  for (const [at, name] of names.entries()) {
    const field = page.getByRole("textbox", { name: `Set ${at + 1}`, exact: true });
    await field.fill(name);
    await field.press("Enter");
  }
  await expect(page).toHaveURL(/set_names=.*Medlar/);
}

async function expectSixInCart(page: Page): Promise<void> {
  const pictures = item(page, "Classic Paper").getByRole("list", { name: "Your pictures" });
  await expect(pictures.getByRole("img")).toHaveCount(6);
  await expect(pictures.getByRole("listitem")).toHaveText(
    names.map((name, at) => new RegExp(`Set ${at + 1} \\(${name}\\)`)),
  );
}

/** From six files to a quotation that shows them: after a reload, and signed in. */
export async function sixLabels(page: Page, shop: RunningShop): Promise<void> {
  const email = newEmail("six");
  await makeAbsentMember(shop, email);
  await chooseSix(page);
  await page.reload();
  await expect(panel(page).getByText("Ready", { exact: true })).toHaveCount(6);
  await expect(page.getByRole("textbox", { name: "Set 6", exact: true })).toHaveValue("Medlar");
  await addButton(page).click();
  await page.getByRole("link", { name: "View cart" }).click();
  await expectSixInCart(page);
  await entry(page).click();
  await signIn(page, email, password);
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expectSixInCart(page);
  await page.getByRole("button", { name: "Print quotation" }).click();
  const number = await numberIn(quotationDialog(page));
  const answer = await page.request.get(`/pdf/quotation/preview?quotation_no=${number}`);
  const { structure, text } = readPdf(await answer.body());
  expect(structure.match(/\/Subtype \/Image/g)).toHaveLength(6);
  for (const name of names) expect(text).toContain(name);
}
