import { expect, test } from "vitest";
import { renderedDocument } from "./rendered-document.ts";

const html = { "content-type": "text/html; charset=utf-8" };
const page = '<link rel="modulepreload" href="/assets/a.js"/><script>go()</script>';

test("a page may run the scripts that stand in it, and no others", async () => {
  const document = await renderedDocument(new Response(page, { headers: html }), true);
  expect(document.headers["content-security-policy"]).toMatch(/script-src [^;]*'sha256-/);
});

test("what is not a page is sent as it is, without a policy", async () => {
  const headers = { "content-type": "text/x-script; charset=utf-8" };
  const document = await renderedDocument(new Response(page, { headers }), true);
  expect((await document.body("identity")).toString()).toBe(page);
  expect(document.headers["content-security-policy"]).toBeUndefined();
});
