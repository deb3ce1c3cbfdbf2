import { expect, type Page } from "@playwright/test";
import { clearPicture } from "../support/cut-line/drawn-line.ts";
import { choose, open, option, unfold } from "../support/pages/banner.ts";
import { held } from "../support/pages/held.ts";
import { test } from "../support/pages/shop-test.ts";
import { scriptOf, scriptPath } from "../support/pages/script-of.ts";

/** Opens a page whose scripts come only when the function that is answered has been called. */
async function openWithoutScriptYet(page: Page, address: string): Promise<() => void> {
  const come = await held(page, scriptOf("framework"));
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return come;
}

test("what was chosen and typed before the script came counts when it comes", async ({ page }) => {
  const scriptComes = await openWithoutScriptYet(
    page,
    "/stickers/roll?size=custom&width=50&height=50&quantity=1000",
  );
  const total = page.getByRole("status", { name: "Total price" });
  const before = await total.textContent();
  await choose(page, "Colour", "Black");
  await (await unfold(page.getByLabel("Width"))).fill("80");
  await (await unfold(option(page, "Product", "Art Paper"))).focus();
  scriptComes();
  await expect(option(page, "Colour", "Black")).toBeChecked();
  await expect(page).toHaveURL(/width=80/);
  await expect(page.getByLabel("Width")).toHaveValue("80");
  await expect(total).not.toHaveText(before ?? "");
});

test("another product that was chosen before the script came is shown when it comes @long", async ({
  page,
}) => {
  const scriptComes = await openWithoutScriptYet(page, "/stickers/roll");
  await choose(page, "Product", "Silver Vinyl");
  scriptComes();
  await expect(await unfold(option(page, "Finishing", "Silver Mirror"))).toBeVisible();
  await expect(option(page, "Product", "Silver Vinyl")).toBeChecked();
});

test("a logo that was chosen before the script came is worn by the products when it comes @long", async ({
  page,
}) => {
  const scriptComes = await openWithoutScriptYet(page, "/");
  const { content } = await clearPicture();
  const logo = { name: "star.png", mimeType: "image/png", buffer: content };
  await page.getByLabel("Your logo or picture").setInputFiles(logo);
  scriptComes();
  await expect(page.getByText("Yours, on 12 products below").first()).toBeVisible();
});

/** Chooses three sets when React listens already and has not taken the page over yet. */
function chooseWhileTakenOver() {
  const listen = document.addEventListener.bind(document);
  let chosen = false;
  const choose = () => {
    const list = document.querySelector<HTMLSelectElement>("select[name=kinds]");
    if (list === null) throw new Error("no list of sets");
    list.value = "3";
    for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
  };
  document.addEventListener = (...heard: Parameters<typeof document.addEventListener>) => {
    listen(...heard);
    if (heard[0] !== "change" || chosen) return;
    chosen = true;
    queueMicrotask(choose);
  };
}

test("a choice made at the moment the script takes the page over counts @long", async ({ page }) => {
  await page.addInitScript(chooseWhileTakenOver);
  await page.goto("/stickers/vinyl");
  await expect(page).toHaveURL(/kinds=3/);
  await expect(page.getByLabel("Add additional set")).toHaveValue("3");
});

/** Added to a drawing's script: it is there when the forms are, and before it is shown Gold Vinyl is chosen. */
function chooseBeforeShown(forms: string) {
  return `;
await import("${forms}");
(async () => {
  for (let turn = 0; turn < 1000; turn += 1) await null;
  [...document.querySelectorAll("label")].find((label) => label.textContent.startsWith("Gold Vinyl")).click();
})();`;
}

test("another product chosen while the first one's drawing is about to be shown is drawn when its own has come @long", async ({
  page,
}) => {
  const forms = page.waitForRequest(scriptOf("other-forms"));
  await page.route(scriptOf("trail"), async (route) => {
    const answer = await route.fetch();
    const added = chooseBeforeShown((await forms).url());
    await route.fulfill({ response: answer, body: (await answer.text()) + added });
  });
  await page.goto("/stickers/vinyl");
  await (await unfold(option(page, "Product", "Standard Vinyl"))).focus();
  await expect(page).toHaveURL(/product=gold-vinyl/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vinyl Stickers");
  await expect(page.getByRole("img", { name: /^Gold Vinyl/ }).first()).toBeVisible();
});

test("the painter comes when the banner is used, and a side that was asked for before it came is shown @long", async ({
  page,
}) => {
  const painters: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(scriptPath("product-preview"))) painters.push(request.url());
  });
  const painterComes = await held(page, scriptOf("product-preview"));
  await open(page, "/business-cards/premium-business-card?sides=both-sides");
  expect(painters).toEqual([]);
  const side = page.getByRole("group", { name: "Side shown" });
  await side.getByRole("button", { name: "Back" }).click();
  await side.getByRole("button", { name: "Back" }).focus();
  painterComes();
  await expect(side.getByRole("button", { name: "Back" })).toHaveAttribute("aria-pressed", "true");
  await expect(side.getByRole("button", { name: "Back" })).toBeFocused();
});

/** Presses "Zoom in" when React listens to the picture already and has not taken it over yet. */
function pressWhileTakenOver() {
  const listen = EventTarget.prototype.addEventListener;
  let pressed = false;
  EventTarget.prototype.addEventListener = function (...heard: Parameters<EventTarget["addEventListener"]>) {
    listen.apply(this, heard);
    const isRoot = this instanceof HTMLDivElement && heard[0] === "click" && heard[2] === false;
    const button = isRoot ? this.querySelector<HTMLButtonElement>("[aria-label='Zoom in']") : null;
    if (button === null || pressed) return;
    pressed = true;
    queueMicrotask(() => button.click());
  };
}

test("a press at the moment the script takes a part of the page over counts", async ({ page }) => {
  await page.addInitScript(pressWhileTakenOver);
  await page.goto("/vinyl-lettering-designer?text=Kia%20ora");
  const zoom = page.getByRole("group", { name: "Zoom", exact: true });
  await zoom.hover();
  await expect(zoom.locator("[aria-live=polite]")).toHaveText("Zoom 150%");
});
