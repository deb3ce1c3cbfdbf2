import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { test } from "../support/pages/shop-test.ts";
import { walks } from "../support/pages/states.ts";

const phone = { width: 375, height: 812 };
const desk = { width: 1280, height: 800 };

/** What names or describes something on the page, and is not there: the server and the browser call it by different names. */
function lostReferences(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ["aria-labelledby", "aria-describedby", "for"].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? "")
          .split(" ")
          .filter((id) => id !== "" && document.getElementById(id) === null)
          .map((id) => `${element.tagName} ${name}=${id}`),
      ),
    ),
  );
}

/**
 * As a phone shows it and as a desk does: axe finds nothing, nothing refers to what is not there, and nothing scrolls sideways.
 * Two rules take longer than all others: how large what is pressed is matters to a finger, and colours are the same on both.
 */
async function expectSound(page: Page): Promise<void> {
  await page.setViewportSize(desk);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, { without: ["target-size"] });
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, { without: ["color-contrast"] });
  await expect.poll(() => lostReferences(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(desk);
}

for (const { name, states } of walks)
  test(`${name}: axe finds nothing, and nothing scrolls sideways`, async ({ page, shop }) => {
    for (const state of states)
      await test.step(state.name, async () => {
        await state.go(page, shop);
        await expectSound(page);
      });
  });
