import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";

/** The words as their address says them. */
function designer(text: string, rest: object = { size: { by: "width", mm: 400 } }): string {
  const words = new URLSearchParams({ text, lettering: JSON.stringify(rest) });
  return `/vinyl-lettering-designer?${words}`;
}

async function seeIt(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "See it there" }).click();
  const dialog = page.getByRole("dialog", { name: "See it there" });
  await expect(dialog.getByRole("img")).toBeVisible();
  return dialog;
}

function place(dialog: Locator, name: string) {
  return dialog.getByRole("radio", { name });
}
function picture(dialog: Locator) {
  return dialog.getByRole("img");
}
function words(dialog: Locator) {
  return dialog.locator('[data-part="words"] [data-part="letters"]');
}
function grip(dialog: Locator) {
  return dialog.getByRole("application", { name: /^Your words/ });
}

async function widthOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box?.width ?? 0;
}

/** How many millimetres wide the words are drawn in a picture that shows so many. */
async function drawnMm(dialog: Locator, shownMm: number): Promise<number> {
  return ((await widthOf(words(dialog))) / (await widthOf(picture(dialog)))) * shownMm;
}

test("words are moved by keys and pointer in millimetres, and stay where they were put @long", async ({
  page,
}) => {
  await open(page, designer("Kia ora"));
  let dialog = await seeIt(page);
  const left = dialog.getByRole("textbox", { name: "From the left" });
  await expect(left).toHaveValue("1120");
  await grip(dialog).focus();
  await page.keyboard.press("ArrowRight");
  await expect(left).toHaveValue("1130");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(left).toHaveValue("1030");
  for (let press = 0; press < 12; press++) await page.keyboard.press("Shift+ArrowLeft");
  await expect(left).toHaveValue("0");

  const box = (await grip(dialog).boundingBox())!;
  const mmPerPixel = 3000 / (await widthOf(picture(dialog)));
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 100, box.y + box.height / 2 + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.abs(Number(await left.inputValue()) - 100 * mmPerPixel)).toBeLessThan(5);

  await left.fill("700");
  // 120 mm left of the surface, 700 to the words and half of them: 1,020 mm, 0.3 stage units each.
  const moved = /^matrix\(0\.3 0 0 0\.3 (306|305\.9+\d*|306\.0+\d*) /;
  await expect(dialog.locator('[data-part="words"]')).toHaveAttribute("transform", moved);
  await place(dialog, "Wall").focus();
  await page.keyboard.press("ArrowRight");
  await expect(place(dialog, "Shop door")).toBeFocused();
  await expect(picture(dialog)).toHaveAccessibleName(/“Kia ora” on the glass of a shop door/);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  dialog = await seeIt(page);
  await expect(left).toHaveValue("700");
  await dialog.getByRole("button", { name: "Come closer" }).click();
  await expect.poll(() => drawnMm(dialog, 3000)).toBeGreaterThan(1200);
  await dialog.getByRole("button", { name: "Show all" }).click();
  await expect.poll(async () => Math.abs((await drawnMm(dialog, 3000)) - 400)).toBeLessThan(15);
});

/** A photo of so many pixels. */
function photo(width: number, height: number, orientation?: number): Promise<Buffer> {
  const file = sharp({ create: { width, height, channels: 3, background: "#b6ab9a" } });
  return (orientation === undefined ? file : file.withMetadata({ orientation })).jpeg().toBuffer();
}

async function choose(dialog: Locator, name: string, mimeType: string, buffer: Buffer) {
  await dialog.getByLabel("Photo of your own").setInputFiles({ name, mimeType, buffer });
}

test("on one's own photo a known length gives the scale; it is sent nowhere; a wrong file is named, a damaged one told, a large and an upright one shown @long", async ({
  page,
}) => {
  await open(page, designer("Kia ora"));
  const dialog = await seeIt(page);
  await place(dialog, "Your photo").check();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.postDataBuffer() !== null) sent.push(request.url());
  });
  const png = await sharp({ create: { width: 1800, height: 1280, channels: 3, background: "#889988" } })
    .png()
    .toBuffer();
  await choose(dialog, "wall.png", "image/png", png);
  await expect(dialog.getByText("Type the length, and your words lie on the photo to scale.")).toBeVisible();
  await expect(words(dialog)).toHaveCount(0);

  // The line is 0.4 of the photo's width: as 1,000 mm it makes the photo 2,500 mm wide.
  await dialog.getByRole("textbox", { name: "How long is the line?" }).fill("1000");
  await expect(picture(dialog)).toHaveAccessibleName(/“Kia ora” on your photo, to scale.*2,500 mm across/);
  expect(Math.abs((await drawnMm(dialog, 2500)) - 400)).toBeLessThan(12);

  // Twice as far apart for the same length: half as many millimetres across.
  const end = dialog.getByRole("application", { name: "Second end of the known length" });
  const before = await widthOf(words(dialog));
  await end.focus();
  for (let press = 0; press < 27; press++) await page.keyboard.press("Shift+ArrowRight");
  await expect(picture(dialog)).toHaveAccessibleName(/1,429 mm across/);
  expect((await widthOf(words(dialog))) / before).toBeCloseTo(630 / 360, 1);

  await dialog.getByRole("slider", { name: "Turn the words" }).fill("10");
  await expect(dialog.locator('[data-part="words"]')).toHaveAttribute("transform", /rotate\(10\)/);
  await dialog.getByRole("textbox", { name: "How long is the line?" }).fill("3");
  await expect(dialog.getByText("Type a length from 10 to 20,000 mm.")).toBeVisible();

  await page.keyboard.press("Escape");
  await seeIt(page);
  await expect(dialog.getByRole("textbox", { name: "How long is the line?" })).toHaveValue("3");
  expect(sent).toEqual([]);
  await dialog.getByRole("button", { name: "Remove the photo" }).click();
  await expect(dialog.getByRole("button", { name: "Choose a photo" })).toBeVisible();
  await choose(dialog, "notes.txt", "text/plain", Buffer.from("no photo"));
  await expect(
    dialog.getByText("“notes.txt” is not a photo that can be shown here. Please choose PNG, JPEG"),
  ).toBeVisible();
  await choose(dialog, "torn.jpg", "image/jpeg", Buffer.from("no photo"));
  await expect(dialog.getByText("This photo could not be read: it may be damaged.")).toBeVisible();

  const seen = dialog.locator('[data-part="photo"]');
  await choose(dialog, "large.jpg", "image/jpeg", await photo(8000, 5000));
  await expect(seen).toHaveAttribute("height", "562.5");
  await expect(dialog.getByText("could not be read")).toHaveCount(0);
  // Lying in the file, upright by its orientation: three by four.
  await choose(dialog, "upright.jpg", "image/jpeg", await photo(1200, 900, 6));
  await expect(seen).toHaveAttribute("width", "480");
  expect(await seen.getAttribute("height")).toBe("640");
});
