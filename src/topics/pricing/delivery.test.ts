import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp } from "#tests/support/server/test-services.ts";

let shop: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.app.close());

test("the holidays name Matariki 2026 as a national day", async () => {
  const answer = await shop.app.inject("/api/quote/get/holidays");
  expect(answer.statusCode).toBe(200);
  const { status, code, data } = answer.json<{ status: string; code: number; data: unknown[] }>();
  expect({ status, code }).toEqual({ status: "SUCCESS", code: 200 });
  expect(data).toContainEqual({ date: "2026-07-10", name: "Matariki", type: "national", region: null });
});
