import { expect, type Locator, type Page } from "@playwright/test";

/** Tags, both sides, with a hole and a string: 2 sets of 250. */
export const tags = "/business-cards/swing-tags?sides=2&features=132,143&quantity=250&kinds=2";

export function quotationDialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Quotation", exact: true });
}

export function printButton(page: Page): Locator {
  return page.getByRole("button", { name: "You can print" });
}

/** Presses 'You can print' and waits for what it opens. */
export async function printQuotation(page: Page): Promise<Locator> {
  await expect(printButton(page)).toBeEnabled();
  await printButton(page).click();
  const dialog = quotationDialog(page);
  await expect(dialog.getByRole("heading", { name: "Bill To" })).toBeVisible();
  return dialog;
}

const quotationNumber = /Q\d{6}[0-9A-Z]{10}/;

/** The number of the quotation that the dialog shows, once it is there. */
export async function numberIn(dialog: Locator): Promise<string> {
  await expect(dialog).toContainText(quotationNumber);
  return quotationNumber.exec((await dialog.textContent()) ?? "")?.[0] ?? "no number";
}

export function saveBillTo(dialog: Locator): Promise<void> {
  return dialog.getByRole("button", { name: "Save Bill To" }).click();
}

/** Classic paper, 50 x 50 mm: 100 pieces cost $57.00, and $8.00 to send. */
const classic = {
  product_id: 2,
  cutting_id: 1,
  finishing_id: 3,
  adhesive_id: 1,
  shape_id: 1,
  color_id: 1,
  size: "50x50",
  quantity: 100,
  kinds: 1,
  origin_path: "/stickers/paper",
};

/** Issues a quotation for whoever the page is for; answers its number and the path of its own page. */
export async function issueQuotation({ request }: Page): Promise<{ number: string; path: string }> {
  const made = await request.post("/api/quote/create/quotation", { data: { quotations: [classic] } });
  expect(made.status()).toBe(201);
  const { quotation_no: number } = (await made.json()).data;
  const { path } = (await (await request.get(`/api/quote/get/quotation/${number}`)).json()).data;
  return { number, path };
}

export function acceptLink(page: Page): Locator {
  return page.getByRole("link", { name: "Accept and order" });
}
