import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { renderedPage } from "./rendered-page.ts";

const html = { "content-type": "text/html; charset=utf-8" };
const page = '<link rel="modulepreload" href="/assets/a.js"/><script>go()</script>';

test("a page may run the scripts that stand in it, and no others", async () => {
  const document = await renderedPage(new Response(page, { headers: html }), true);
  expect(document.headers["content-security-policy"]).toMatch(/script-src [^;]*'sha256-/);
});

test("what is not a page is sent as it is, without a policy", async () => {
  const headers = { "content-type": "text/x-script; charset=utf-8" };
  const document = await renderedPage(new Response(page, { headers }), true);
  expect((await document.body("identity")).toString()).toBe(page);
  expect(document.headers["content-security-policy"]).toBeUndefined();
});

test("letters of every alphabet reach the visitor, and scripts with them run", async () => {
  const text = "<p>Tāmaki Makaurau – 50 × 75 ✓</p><script>go('ā ✓')</script></body></html>";
  const document = await renderedPage(new Response(text, { headers: html }), true);
  expect((await document.body("identity")).toString()).toBe(text);
  const digest = createHash("sha256").update("go('ā ✓')").digest("base64");
  expect(document.headers["content-security-policy"]).toContain(`'sha256-${digest}'`);
});
