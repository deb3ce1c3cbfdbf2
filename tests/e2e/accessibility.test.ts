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

/** What is looked at on each of both: a phone is narrower than any that is sold, too. */
const sizes = {
  desk: [desk],
  phone: [{ width: 320, height: 700 }, phone],
};

/** Axe finds nothing, nothing refers to what is not there, and nothing scrolls sideways. */
async function expectSound(page: Page, on: keyof typeof sizes, isDialog = false): Promise<void> {
  for (const size of sizes[on]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page, isDialog ? { part: "[role='dialog'], dialog[open]" } : {});
  await expect.poll(() => lostReferences(page)).toEqual([]);
  await page.setViewportSize(desk);
}

for (const { name, states, mostlyOn = "phone" } of walks)
  for (const on of ["desk", "phone"] as const)
    test(`${name} on a ${on}: axe finds nothing, and nothing scrolls sideways${on === mostlyOn ? "" : " @long"}`, async ({
      page,
      shop,
    }) => {
      for (const state of states)
        await test.step(state.name, async () => {
          await state.go(page, shop);
          await expectSound(page, on, state.isDialog);
        });
    });
