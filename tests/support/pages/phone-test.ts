import { devices } from "@playwright/test";
import { test as base } from "./shop-test.ts";

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices["Pixel 7"];

/** A browser test on a phone, with a shop. A project of its own would want workers and browsers of its own. */
export const test = base.extend({
  userAgent,
  deviceScaleFactor,
  isMobile,
  hasTouch,
  viewport: { width: 375, height: 812 },
});
