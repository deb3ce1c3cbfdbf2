import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { open as openPage } from "../support/pages/account.ts";
import { choose, form, mainButton, open, total, unfold } from "../support/pages/banner.ts";
import { addFrom } from "../support/pages/cart.ts";
import { specialButton } from "../support/pages/special-processing.ts";
import { test } from "../support/pages/shop-test.ts";

/** Kraft paper, 3 sets of 5,000: thousands of dollars, and a price before its promotion. */
const dear = "/stickers/paper?product=kraft-paper&quantity=5000&kinds=3";

/** Nothing of a bar, nor of the words in it, reaches beyond the window. */
async function expectInside(bar: Locator, width: number) {
  const end = () =>
    bar.evaluate((element) =>
      [element, ...element.querySelectorAll("button, select, strong, span")]
        .filter((one) => getComputedStyle(one).position !== "absolute")
        .map((one) => one.getBoundingClientRect().left + Math.max(one.clientWidth, one.scrollWidth))
        .reduce((furthest, one) => Math.max(furthest, one)),
    );
  await expect.poll(end).toBeLessThanOrEqual(width + 1);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function overlap(one: Box | null, other: Box | null): boolean {
  return (
    one !== null &&
    other !== null &&
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function bar(page: Page) {
  return page.locator("[data-bottom-bar]");
}

test("a cart of thousands of dollars keeps its total and its main button inside the window, and its quotation what prints it in sight @long", async ({
  page,
}) => {
  await addFrom(page, dear);
  await page.goto("/cart");
  const checkout = page.getByRole("link", { name: "Checkout" });
  await expect(checkout).toBeVisible();
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await expectInside(page.getByRole("region", { name: "Cart total" }), width);
    await expect(checkout).toBeInViewport({ ratio: 1 });
    await expect(total(page)).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await addFrom(page, "/stickers/paper");
  await page.goto("/cart");
  await page.getByRole("button", { name: "Print quotation" }).click();
  const quotation = page.getByRole("dialog", { name: "Quotation" });
  const print = quotation.getByRole("link", { name: /Print preview/ });
  await expect(quotation.getByRole("heading", { name: "Bill To" })).toBeVisible();
  for (const [width, height] of [
    [1280, 500],
    [812, 1000],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(print).toBeInViewport({ ratio: 1 });
    await expect(quotation.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  }
});

test("the bar of a quote page shows price, number of pieces and main button whole, and a copy of what is configured @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, dear);
  await expect(bar(page).locator("svg use")).toHaveAttribute("href", "#live-picture");
  await choose(page, "Size", "50 x 100 mm");
  await expect(page.locator("#live-picture")).toHaveCount(1);
  const copy = (await bar(page).locator("svg").first().boundingBox()) ?? { width: 0, height: 0 };
  expect(copy.width).toBeGreaterThanOrEqual(56);
  expect(copy.height).toBeGreaterThan(32);
  for (const width of [320, 360, 375, 640, 812]) {
    await page.setViewportSize({ width, height: 640 });
    await expectInside(bar(page), width);
    await expect(mainButton(page)).toBeInViewport({ ratio: 1 });
    const [pieces, button] = [form(page).getByLabel("How many stickers"), mainButton(page)];
    await expect
      .poll(async () => overlap(await pieces.boundingBox(), await button.boundingBox()), `${width} px`)
      .toBe(false);
  }
  // A badge that the day comes after keeps to the left edge, and so does the day.
  await open(page, "/stickers/paper");
  const [edge, day] = [page.getByRole("heading", { level: 1 }), page.getByText(/^Express by /)];
  const left = async (words: Locator) => (await words.boundingBox())?.x ?? 0;
  for (const width of [375, 640]) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(async () => (await left(day)) - (await left(edge))).toBeGreaterThanOrEqual(0);
  }
});

/** Gives the page's browser larger letters, as its settings do; it comes with 16 px. */
async function setLetters(page: Page, px: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: px } });
}

test("with a browser's letters at 20, 24 and 28 px a quote page keeps its columns apart, and with 24 px nothing scrolls sideways on a small phone @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/stickers/paper");
  for (const letters of [20, 24, 28]) {
    await setLetters(page, letters);
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await expect.poll(size).toBe(`${letters}px`);
    await expectNoSidewaysScroll(page);
    const supply = page.getByRole("radiogroup", { name: "Supply", includeHidden: true });
    const choice = await (await unfold(supply)).boundingBox();
    expect(choice?.width).toBeGreaterThan(16 * letters);
    const panel = await page.getByRole("region", { name: "Your price" }).boundingBox();
    const apart =
      choice !== null &&
      panel !== null &&
      (panel.x >= choice.x + choice.width || panel.y >= choice.y + choice.height);
    expect(apart).toBe(true);
    const icon = await page.getByRole("link", { name: /^Cart/ }).locator("svg").first().boundingBox();
    expect(icon?.width).toBeGreaterThanOrEqual(letters);
  }
  await page.setViewportSize({ width: 375, height: 812 });
  await setLetters(page, 24);
  for (const path of ["/", "/stickers/paper", "/business-cards/premium-business-card", "/cart", "/compare"]) {
    await openPage(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("24px");
    await expectNoSidewaysScroll(page);
  }
});

test("a tall dialog keeps its head in sight and begins at its heading; a short one is no taller than it needs @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 640 });
  await open(page, "/stickers/paper");
  await (await specialButton(page)).click();
  const special = page.getByRole("dialog", { name: "Special Processing" });
  const send = special.getByRole("button", { name: "Send Quote" });
  await expect(send).toBeVisible();
  await expect(special.locator(":focus")).toHaveText("Special Processing");
  await send.scrollIntoViewIfNeeded();
  const close = special.getByRole("button", { name: "Close" });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await openPage(page, "/account");
  await page.getByRole("button", { name: "Sign in", exact: true }).last().click();
  const signIn = page.getByRole("dialog", { name: "Sign in" });
  await expect(signIn).toBeVisible();
  await expect
    .poll(async () => {
      const box = await signIn.boundingBox();
      return box !== null && Math.abs(box.y + box.height - 640) < 1 && box.height < 600;
    })
    .toBe(true);
});

test("nothing on a page moves when what was waited for has come", async ({ page }) => {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value;
      Object.assign(window, { moved });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route("**/*.woff2", async (route) => {
    // The letters come after the page has been seen with others.
    await page.getByRole("heading", { level: 1 }).waitFor();
    await route.continue();
  });
  const moved = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      // What the letters moved is told of after the frame that shows it.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return (window as { moved?: number }).moved ?? 0;
    });
  for (const [path, come] of [
    ["/cart", "Your cart is empty."],
    ["/compare", "There is nothing to compare yet."],
    ["/nope", "This page was trimmed off"],
  ] as const) {
    await openPage(page, path);
    await expect(page.getByText(come)).toBeVisible();
    expect(await moved(), path).toBeLessThan(0.01);
  }
});
