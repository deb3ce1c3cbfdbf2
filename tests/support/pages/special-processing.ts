import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "./account.ts";
import { unfold } from "./banner.ts";

const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export const files = {
  pdf: {
    name: "label.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n"),
  },
  png: { name: "logo.png", mimeType: "image/png", buffer: dot },
  text: (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(`words of ${name}`) }),
  script: { name: "code.js", mimeType: "text/javascript", buffer: Buffer.from("alert(1)") },
} as const;

export function special(page: Page): Locator {
  return page.getByRole("dialog", { name: "Special Processing" });
}

/** Opens what the page has configured already, folded to a line below the special processings. */
export async function unfoldSticker(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole("group", { name: "Special processing", exact: true })).toBeVisible();
  if (!(await dialog.getByLabel("Product").isVisible())) await dialog.locator("summary").click();
  await expect(dialog.getByLabel("Product")).toBeVisible();
}

/** What opens the form, unfolded. */
export function specialButton(page: Page): Promise<Locator> {
  const name = "Special processing";
  return unfold(page.getByRole("button", { name, exact: true, includeHidden: true }));
}

/** Opens a sticker page and the form on it, with all its fields. */
export async function openSpecial(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  await (await specialButton(page)).click();
  const dialog = special(page);
  await unfoldSticker(dialog);
  return dialog;
}

/** 60 x 40 mm with a number on each: as much as the form needs. */
export async function fillChoices(dialog: Locator): Promise<void> {
  await dialog.getByLabel("Width").fill("60");
  await dialog.getByLabel("Height").fill("40");
  await dialog.getByRole("checkbox", { name: "Numbering" }).check();
}

export async function fillPerson(dialog: Locator, email: string): Promise<void> {
  await dialog.getByLabel("First name").fill("Bea");
  await dialog.getByLabel("Last name").fill("Moss");
  await dialog.getByLabel("Email address").fill(email);
}

export function attach(dialog: Locator, ...chosen: { name: string; mimeType: string; buffer: Buffer }[]) {
  return dialog.getByLabel("Files to attach").setInputFiles(chosen);
}
