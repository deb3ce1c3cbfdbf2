import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportConversion } from "./report-conversion.ts";

const browser = { dataset: {} as Record<string, string>, window: {} as { dataLayer?: object[] } };
beforeEach(() => {
  browser.dataset = {};
  browser.window = {};
  vi.stubGlobal("document", { documentElement: browser });
  vi.stubGlobal("window", browser.window);
  vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockResolvedValue(Response.json({ status: "SUCCESS" })));
});
afterEach(() => vi.unstubAllGlobals());

test("a quote request whose thanks are shown is counted in the shop, and nobody else hears of it", () => {
  reportConversion({ request_no: "R1" });
  expect(fetch).toHaveBeenCalledWith(
    "/api/quote/create/conversion",
    expect.objectContaining({ method: "POST" }),
  );
  expect(browser.window).not.toHaveProperty("dataLayer");
});

test("where the shop has switched it on, the data layer hears of it too, beside what stands there", () => {
  browser.dataset.conversions = "data-layer";
  browser.window.dataLayer = [{ event: "page" }];
  reportConversion({ request_no: "R1" });
  expect(browser.window.dataLayer).toEqual([{ event: "page" }, { event: "quote_request", request_no: "R1" }]);
});
