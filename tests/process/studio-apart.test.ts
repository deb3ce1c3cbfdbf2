import { globSync, readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { ownerLink } from "../support/studio/owner-link.ts";
import { startShop, temporaryDataDir } from "../support/process/shop-process.ts";

test("no file of the shop's pages names the studio", () => {
  const manifest = readFileSync("build/client/.vite/manifest.json", "utf8");
  expect(manifest).toContain("src/web/");
  expect(manifest).not.toContain("src/studio/");
  const files = globSync("build/client/**/*.{js,css,html}");
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /\/studio\/api|Kisscut studio/.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("the studio's styles are one file, in which the layers come in their order", () => {
  const [file = "", ...others] = globSync("build/studio/assets/*.css");
  expect(others).toEqual([]);
  const named = [...readFileSync(file, "utf8").matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim()),
  );
  expect([...new Set(named)]).toEqual(["reset", "tokens", "ui", "features"]);
});

test("the studio is one document that nobody keeps, and files that never change", async () => {
  const shopOrigin = inject("shopOrigin");
  const origin = shopOrigin.replace("127.0.0.1", "localhost");
  for (const path of ["/studio", "/studio/staff", "/studio/any/where"]) {
    const page = await fetch(origin + path);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("x-robots-tag")).toContain("noindex");
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self';");
    const text = await page.text();
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=/);
    const [, script = ""] = /src="(\/studio\/assets\/[^"]+)"/.exec(text) ?? [];
    const loaded = await fetch(origin + script, { headers: { "accept-encoding": "br" } });
    expect(loaded.status).toBe(200);
    expect(loaded.headers.get("content-encoding")).toBe("br");
    expect(loaded.headers.get("cache-control")).toContain("immutable");
  }
  expect((await fetch(`${origin}/studio/assets/none.js`)).status).toBe(404);
  expect((await fetch(`${origin}/studio/api/none`)).status).toBe(404);
  const bare = await fetch(`${shopOrigin}/studio/staff`, { redirect: "manual" });
  expect(bare.headers.get("location")).toBe(`${origin}/studio/staff`);
});

test("a link for an owner is made while the shop is stopped, and while it runs", async () => {
  const dataDir = temporaryDataDir();
  const stopped = await ownerLink({ dataDir, origin: "http://127.0.0.1:3000" }, "mere@example.org");
  expect(stopped).toMatch(/^http:\/\/localhost:3000\/studio\/set-up#[\w-]{43}$/);
  const shop = await startShop({ dataDir });
  const running = await ownerLink(shop, "aroha@example.org");
  for (const [link, email] of [
    [stopped, "mere@example.org"],
    [running, "aroha@example.org"],
  ] as const) {
    const read = await fetch(`${shop.origin}/studio/api/set-up/read`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ key: new URL(link).hash.slice(1) }),
    });
    expect(await read.json()).toMatchObject({ data: { email, role: "owner" } });
  }
  await shop.close();
});
