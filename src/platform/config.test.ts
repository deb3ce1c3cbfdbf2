import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("without any setting the shop is on port 3000 of this machine", () => {
  const result = readConfig({});
  expect(result).toMatchObject({
    ok: true,
    config: { port: 3000, host: "127.0.0.1", databaseUrl: null, shopOrigin: "http://localhost:3000" },
  });
});

test.each([
  ["PORT", "http"],
  ["PORT", "0"],
  ["PORT", "65536"],
  ["DATABASE_URL", "mysql://localhost/shop"],
  ["SHOP_ORIGIN", "https://kisscut.example/shop"],
  ["SHOP_ORIGIN", "kisscut.example"],
  ["SMTP_URL", "mail.example:25"],
  ["STAFF_EMAIL", "nobody"],
  ["SECRET_KEY", "short"],
  ["SHOP_NOW", "tomorrow"],
  ["LOG_LEVEL", "loud"],
  ["METRICS_TOKEN", "short"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "10"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["TRUST_PROXY", "10.0.0.0/8/8"],
  ["TRUST_PROXY", "loopback,everybody"],
  ["TRUST_PROXY", "uniquelocal/8"],
  ["REQUEST_LOG", "yes"],
  ["DISK_RESERVE_MB", "1.5"],
  ["UPLOAD_HOURS", "0"],
  ["S3_URL", "s3://store.example/files"],
  ["S3_URL", "s3://key:se/cret@store.example/files"],
  ["S3_URL", "s3://key:secret@store.example/files/folder"],
  ["DKIM_KEY", "no key"],
  ["DKIM_SELECTOR", "two words"],
  ["STRIPE_SECRET_KEY", "pk_test_1234"],
  ["STRIPE_WEBHOOK_SECRET", "1234"],
  ["STRIPE_API_BASE", "stripe"],
  ["UNUSED_UPLOAD_DAYS", "1000"],
  ["ARTWORK_DAYS", "0"],
  ["SECURITY_CONTACT", "security@kisscut.example"],
])("%s=%s is refused with one sentence that names it", (name, value) => {
  const result = readConfig({ [name]: value });
  expect(result).toMatchObject({ ok: false });
  expect("message" in result && result.message).toMatch(new RegExp(`^${name} must be [^\n]+\\.$`));
  expect("message" in result && result.message).not.toContain(value === "short" ? value : "\n");
});

test("a database of one's own needs a secret of one's own", () => {
  expect(readConfig({ DATABASE_URL: "postgres://localhost/shop" })).toEqual({
    ok: false,
    message: "SECRET_KEY must be set (at least 32 characters) when DATABASE_URL is.",
  });
});

test("cards are taken with both keys or with none; two signing secrets stand while one is changed", () => {
  const secretKey = "sk_test_1234";
  expect(readConfig({})).toMatchObject({ config: { stripe: null } });
  expect(readConfig({ STRIPE_SECRET_KEY: secretKey })).toEqual({
    ok: false,
    message: "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.",
  });
  expect(
    readConfig({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: "whsec_old1,whsec_new1" }),
  ).toMatchObject({
    config: { stripe: { secretKey, webhookSecrets: ["whsec_old1", "whsec_new1"], apiBase: null } },
  });
});

test("mails are signed with a key that has a name, or not at all", () => {
  expect(readConfig({})).toMatchObject({ config: { dkim: null } });
  expect(readConfig({ DKIM_SELECTOR: "shop" })).toEqual({
    ok: false,
    message: "DKIM_KEY and DKIM_SELECTOR must be set together.",
  });
});

test("the compose file passes every setting of the README, but for those of the image and of tests", () => {
  const named = readFileSync("README.md", "utf8").matchAll(/^\| ((?:`[A-Z0-9_]+`(?:, )?)+) /gm);
  const settings = [...named].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/[A-Z0-9_]+/g)].map(([name]) => name),
  );
  const compose = readFileSync("deploy/compose.yaml", "utf8");
  const [shop = ""] = compose.split("  proxy:");
  const passed = [...shop.matchAll(/^ {6}([A-Z0-9_]+): /gm)].map(([, name = ""]) => name);
  const ofImage = ["PORT", "HOST", "DATA_DIR"];
  const ofTests = ["SHOP_NOW", "RATE_LIMIT_FACTOR", "STRIPE_API_BASE"];
  expect([...passed, ...ofImage, ...ofTests].toSorted()).toEqual(settings.toSorted());
});

test("an empty variable counts as absent", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ ok: true, config: { port: 3000 } });
});

test.each([
  [undefined, ["loopback"]],
  ["2", 2],
  ["loopback, 10.0.0.0/8,2001:db8::/32,192.0.2.1", ["loopback", "10.0.0.0/8", "2001:db8::/32", "192.0.2.1"]],
])("TRUST_PROXY=%s names whose word about a visitor's address is taken", (value, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: value })).toMatchObject({ ok: true, config: { trustProxy } });
});
