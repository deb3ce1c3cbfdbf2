import type { Browser } from "@playwright/test";
import type { Figure, Measure } from "../support/measure.types.ts";
import { inBrowser } from "../support/in-browser.ts";
import { paintTimes, quantile, watchPaints } from "../support/painted.ts";

const KEYS = 30;
/** Longer than a picture takes to become the next one. */
const pauseMs = 350;

/** A plain face, an ornate one and one of stencils. */
const faces = ["bricolage-grotesque", "grand-hotel", "saira-stencil-one"];
const text = Array.from({ length: 4 }, () => "Fresh bread every da").join("\n");
const picture = '[role="img"][aria-label*="cut vinyl letters"]';

async function typedIn(browser: Browser, origin: string, font: string): Promise<Figure> {
  const page = await browser.newPage();
  try {
    await page.goto(
      `${origin}/vinyl-lettering-designer?${new URLSearchParams({ text, font, lettering: '{"size":{"by":"width","mm":900}}' })}`,
      {
        waitUntil: "networkidle",
      },
    );
    const words = page.getByRole("textbox", { name: "Your text" });
    // The first keys fetch what sets letters.
    await words.press("End");
    for (const key of ["y", "Backspace", "y", "Backspace"]) {
      await words.press(key);
      await page.waitForTimeout(1_500);
    }
    await watchPaints(page, "keydown", picture);
    for (let pressed = 0; pressed < KEYS; pressed++) {
      await words.press(pressed % 2 === 0 ? "y" : "Backspace");
      await page.waitForTimeout(pauseMs);
    }
    const times = await paintTimes(page);
    return {
      what: `key to painted letters, 4 x 20 in ${font}`,
      value: quantile(times, 0.5),
      unit: "ms",
      limit: { atMost: 16 },
      note: `${times.length} keys, ${times[0]?.toFixed(1)} to ${times.at(-1)?.toFixed(1)} ms`,
    };
  } finally {
    await page.close();
  }
}

/** Letters are typed at the end of four lines; the median, as other work shares the machine. */
export const measure: Measure["measure"] = async (shop) => {
  return inBrowser(async (browser) => {
    const figures: Figure[] = [];
    for (const font of faces) figures.push(await typedIn(browser, shop.origin, font));
    return figures;
  });
};
