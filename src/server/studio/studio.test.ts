import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http/app.types.ts";
import { testApp } from "#tests/support/server/test-services.ts";

const session = "/studio/api/session";

/** A shop with these settings, for the tests of a group. */
function opened(settings: Readonly<Record<string, string>>) {
  const shop: { app?: App } = {};
  beforeAll(async () => void (shop.app = (await testApp(settings)).app));
  afterAll(() => shop.app?.close());
  return async (url: string, host: string) => shop.app?.inject({ url, headers: { host } });
}

describe("a studio that is closed", () => {
  const get = opened({ STUDIO: "off" });
  test("has nothing at its addresses, and no call in the documents", async () => {
    for (const url of ["/studio", "/studio/staff", session])
      expect((await get(url, "localhost:3000"))?.statusCode).toBe(404);
    expect((await get("/api/openapi.json", "localhost:3000"))?.body).not.toContain("/studio/");
  });
});

describe("a studio with an address of its own", () => {
  const get = opened({ SHOP_ORIGIN: "https://shop.example", STUDIO_ORIGIN: "https://studio.example" });
  test("is there and nowhere else", async () => {
    expect((await get(session, "studio.example"))?.statusCode).toBe(401);
    expect((await get(session, "shop.example"))?.statusCode).toBe(404);
    expect((await get(session, "127.0.0.1:3000"))?.statusCode).toBe(404);
  });
});
