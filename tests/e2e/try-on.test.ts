import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";
import { scriptPath } from "../support/pages/script-of.ts";

/** A green disc on clear ground: a logo. */
function logo(): Promise<Buffer> {
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><circle cx="300" cy="300" r="270" fill="#1c6b52"/></svg>`;
  return sharp(Buffer.from(disc)).png().toBuffer();
}

/** Lets a file go over an element, as from the desktop. */
async function drop(target: Locator, file: { name: string; type: string; bytes: Buffer }) {
  const dataTransfer = await target.page().evaluateHandle(
    ({ name, type, text }) => {
      const dropped = new DataTransfer();
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      dropped.items.add(new File([bytes], name, { type }));
      return dropped;
    },
    { name: file.name, type: file.type, text: file.bytes.toString("base64") },
  );
  for (const type of ["dragenter", "dragover", "drop"]) await target.dispatchEvent(type, { dataTransfer });
}

/** The head of the home page, which takes what is dropped on it. */
function head(page: Page): Locator {
  return page.getByRole("region", { name: "Stick with something good." });
}

/** What it says of the logo that is tried on. */
function lead(page: Page): Locator {
  return head(page).getByRole("status").first();
}

function tile(page: Page, name: RegExp): Locator {
  return page.getByRole("link", { name });
}

/** What of a visitor's own picture is seen in a part of the page. */
function worn(part: Locator): Locator {
  return part.locator('image[href^="blob:"]');
}

async function dropLogo(page: Page) {
  await drop(head(page), { name: "logo.png", type: "image/png", bytes: await logo() });
  await expect(lead(page)).toHaveText("Yours, on 12 products below");
}

test("a logo dropped on the home page is on every product, on its page too, after a reload and a way back, until it is removed", async ({
  page,
}) => {
  await open(page, "/");
  await expect(head(page)).toContainText("We upload it in the background.");
  await expect(page.getByText("If you never use it, we delete it after 14 days.")).toHaveCount(1);
  await dropLogo(page);
  const cards = tile(page, /^Standard Business Cards.*from/);
  await expect(worn(cards).first()).toBeAttached();
  await expect(cards).toContainText(/from \$\d+/);
  // Letters are cut from plain vinyl.
  await expect(worn(tile(page, /^Vinyl Lettering Designer/))).toHaveCount(0);
  await expect(worn(head(page)).first()).toBeAttached();

  await cards.click();
  await expect(page).toHaveURL(/standard-business-card/);
  const gallery = page.getByRole("img", { name: /^Standard Business Card, / });
  await expect(worn(gallery).first()).toBeAttached();
  await page.reload();
  await expect(worn(gallery).first()).toBeAttached();
  await expect(page.getByText(/sharp up to \d+ x \d+ mm/i)).toBeVisible();

  await page.goto("/stickers/paper");
  await expect(worn(page.getByRole("img", { name: /^Art Paper, / })).first()).toBeAttached();
  await page.goBack();
  await expect(worn(gallery).first()).toBeAttached();
  await page.goto("/");
  await expect(lead(page)).toHaveText("Yours, on 12 products below");

  await head(page).getByRole("button", { name: "Remove my picture" }).click();
  await expect(lead(page)).toHaveText("Drop your logo");
  await expect(worn(page.locator("main"))).toHaveCount(0);
  await page.reload();
  await expect(head(page).getByRole("button", { name: "Choose a file" })).toBeVisible();
  await expect(worn(page.locator("main"))).toHaveCount(0);
});

test("the sticker of a free shape is cut round the logo on its tile @long", async ({ page }) => {
  await open(page, "/");
  await dropLogo(page);
  const vinyl = tile(page, /^Vinyl Stickers.*from/);
  // The file is wider than its disc with 2 mm round it; in a shape of the shop's own it would be narrower than that.
  const widthOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().width);
  const line = vinyl.locator('[data-part="kiss-cut"]').first();
  await expect
    .poll(async () => (await widthOf(worn(vinyl).first())) / (await widthOf(line)))
    .toBeGreaterThan(1);
});

test("what cannot be read is said at the button, by name of what is taken, and the picture before it stays @long", async ({
  page,
}) => {
  await open(page, "/");
  await drop(head(page), { name: "page.html", type: "text/html", bytes: Buffer.from("no picture") });
  await expect(
    head(page).getByText("This preview takes PDF, AI, SVG, TIFF, PNG, JPEG, WebP, GIF or AVIF."),
  ).toBeVisible();
  await expect(head(page).getByRole("button", { name: "Choose a file" })).toHaveAccessibleDescription(
    /File type not accepted/,
  );
  await dropLogo(page);
  await head(page)
    .getByLabel("Your logo or picture")
    .setInputFiles({ name: "torn.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(head(page).getByText("This picture could not be read: it may be damaged.")).toBeVisible();
  await expect(lead(page)).toHaveText("Yours, on 12 products below");
});

test("another tab follows on its next page, where a picture comes and where it goes @long", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(other, "/stickers/paper");
  await open(page, "/");
  await dropLogo(page);
  await other.reload();
  const preview = other.getByRole("img", { name: /^Art Paper, / });
  await expect(worn(preview).first()).toBeAttached();
  await other.getByRole("button", { name: "Remove my picture" }).click();
  await expect(worn(preview)).toHaveCount(0);
  await page.reload();
  await expect(lead(page)).toHaveText("Drop your logo");
});

test("a picture that was broken where it was kept is forgotten without a word @long", async ({ page }) => {
  await open(page, "/");
  await dropLogo(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open("kisscut-picture");
        asked.addEventListener("error", () => reject(new Error("no database")));
        asked.addEventListener("success", () => {
          const change = asked.result.transaction("pictures", "readwrite");
          const file = new File(["no picture"], "logo.png", { type: "image/png" });
          change.objectStore("pictures").put({ file, savedAt: Date.now() }, "picture");
          change.addEventListener("complete", () => resolve());
        });
      }),
  );
  await page.reload();
  await expect(lead(page)).toHaveText("Drop your logo");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("own-picture"))).toBeNull();
  await expect(head(page).getByText(/could not be read/)).toHaveCount(0);
});

test("whoever tries nothing on fetches nothing for it @long", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  const late = ["paint-tiles", "saved-picture", "cut-line-client", "cut-line-panel"].map(scriptPath);
  expect(asked.filter((path) => late.includes(path) || path.includes(".worker-"))).toEqual([]);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("nothing is offered that would not work @long", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Make stickers" })).toBeVisible();
    await expect(page.getByText("Drop your logo")).toBeHidden();
  });
});
