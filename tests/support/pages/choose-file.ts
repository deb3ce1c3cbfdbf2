import type { FileChooser, Page } from "@playwright/test";

/** Chooses files as a visitor does: the page answers the press only once it listens. */
export async function chooseFile(
  page: Page,
  button: string,
  files: Parameters<FileChooser["setFiles"]>[0],
): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button, exact: true }).click();
  await (await chooser).setFiles(files);
}
