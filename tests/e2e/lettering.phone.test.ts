import { expect } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/phone-test.ts";

test("with the keyboard of a phone open, the words are seen right above the field that they are typed in", async ({
  page,
}) => {
  // What a keyboard leaves of 812 pixels.
  await page.setViewportSize({ width: 375, height: 400 });
  await open(page, "/vinyl-lettering-designer");
  const words = page.getByRole("textbox", { name: "Your text" });
  await words.tap();
  await words.pressSequentially("Kia ora");
  const copy = page.getByRole("group", { name: "Your words" }).locator("svg:has(> use)").first();
  await expect(copy).toBeInViewport({ ratio: 0.9 });
  await expect(words).toBeInViewport({ ratio: 1 });
  await expect(page.locator("#live-picture [data-part=letters]")).toBeAttached();
  await page.getByRole("combobox", { name: "Font" }).focus();
  await expect(copy).toBeHidden();
});

test("two fingers drawn apart make the picture larger and leave the page as it is; drawn together, it is whole again; in a place the words follow a finger all the way @long", async ({
  page,
}) => {
  await open(page, "/vinyl-lettering-designer?text=Kia%20ora");
  await page.getByRole("button", { name: "Yours, to scale" }).tap();
  const zoom = page.getByRole("group", { name: "Zoom", exact: true });
  const said = zoom.locator("[aria-live=polite]");
  // A press waits for the script of the picture, fingers do not.
  await zoom.getByRole("button", { name: "Zoom in" }).tap();
  await expect(said).toHaveText("Zoom 150%");
  const picture = zoom.getByRole("group", { name: "Picture, to look at closely" });
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await picture.boundingBox())!;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number | null) =>
    fingers.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        apart === null ? [] : [-apart / 2, apart / 2].map((by, id) => ({ id, x: middleX + by, y: middleY })),
    });
  /** Puts two fingers so many pixels apart and draws them as far apart as told, in steps. */
  async function draw(from: number, to: number) {
    await touch("touchStart", from);
    for (let step = 1; step <= 6; step += 1) await touch("touchMove", from + ((to - from) * step) / 6);
    await touch("touchEnd", null);
  }
  await draw(60, 120);
  await expect(said).toHaveText("Zoom 300%");
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await draw(150, 40);
  await expect(said).toHaveText("Zoom 100%");

  await page.getByRole("button", { name: "See it there" }).click();
  const dialog = page.getByRole("dialog", { name: "See it there" });
  const left = dialog.getByRole("textbox", { name: "From the left" });
  await expect(left).not.toHaveValue("");
  const before = Number(await left.inputValue());
  const place = (await dialog.getByRole("img").boundingBox())!;
  const grip = (await dialog.getByRole("application", { name: /^Your words/ }).boundingBox())!;
  const [gripX, gripY] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  const drag = (type: "touchStart" | "touchMove", by: number) =>
    fingers.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: gripX + by, y: gripY + by / 2 }] });
  await drag("touchStart", 0);
  for (const by of [8, 16, 24, 32, 40]) await drag("touchMove", by);
  await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  // The wall is shown 3,000 mm wide.
  await expect
    .poll(async () => Math.abs(Number(await left.inputValue()) - before - (40 * 3000) / place.width))
    .toBeLessThan(5);
});
