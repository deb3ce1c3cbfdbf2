import { expect, test } from "vitest";
import { z } from "zod";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { fieldWords } from "./failures.ts";
import { schemaMessages } from "./zod-schemas.ts";

function said(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value, { error: schemaMessages }).error?.issues[0]?.message;
}

test.each([
  [z.string(), undefined, "is required"],
  [z.string(), 7, "must be a text"],
  [z.int(), "7", "must be a number"],
  [z.int(), 7.5, "must be a whole number"],
  [z.boolean(), null, "must be true or false"],
  [z.array(z.string()), {}, "must be a list"],
  [z.object({}), [], "must be an object"],
  [z.string().min(3), "ab", "must have at least 3 characters"],
  [z.string().max(3), "abcd", "must have at most 3 characters"],
  [z.array(z.string()).min(1), [], "must have at least 1 entry"],
  [z.array(z.string()).max(2), ["a", "b", "c"], "must have at most 2 entries"],
  [z.number().min(0), -1, "must be at least 0"],
  [z.number().max(9), 10, "must be at most 9"],
  [z.enum(["yes", "no"]), "maybe", "must be one of yes, no"],
  [z.email(), "nobody", "cannot be read"],
  [z.union([z.string(), z.number()]), true, "cannot be read"],
  [z.strictObject({}), { a: 1 }, "is no field of this call"],
])("what a schema finds is said in the shop's words (%#)", (schema, value, words) => {
  expect(said(schema, value)).toBe(words);
});

test.each([
  ["coupon_code", "is required", "coupon_code is required."],
  ["files", "is required", "files are required."],
  ["address", "is required", "address is required."],
  ["status", "is required", "status is required."],
  ["na[]", "must be a list", "na[] must be a list."],
  ["code", "is no field of this call", "code is no field of this call."],
  ["email", "Email address is required. Please try again.", "Email address is required. Please try again."],
])("of %s it is said as a sentence: %s", (field, words, sentence) => {
  expect(fieldWords(field, words)).toBe(sentence);
});

const shop = sharedShop();

interface Documents {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: object }>>>>;
}

const wrongValues = [{}, [], [{}], -1, 1.5, true, "", "x".repeat(9000), null];

test("no call answers a wrong body in the words of a library", async () => {
  const { paths } = (await shop.app.inject("/api/openapi.json")).json<Documents>();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) =>
      requestBody === undefined ? [] : [{ path, method, requestBody }],
    ),
  );
  expect(calls.length).toBeGreaterThan(10);
  // Nobody else's: what it tries is counted against its network.
  const browser = openBrowser(shop.app, "198.51.100.77");
  for (const { path, method, requestBody } of calls) {
    const names = [...JSON.stringify(requestBody).matchAll(/"(\w+)":\{/g)].map(([, name = ""]) => name);
    const bodies = names.flatMap((name) => wrongValues.map((value) => ({ [name]: value })));
    for (const body of [{}, [], { nobody: 1 }, ...bodies]) {
      const url = path.replace("/api/", "").replaceAll(/\{\w+\}/g, "1");
      const answer = await browser.send(
        method.toUpperCase() as "POST",
        url,
        Buffer.from(JSON.stringify(body)),
        {
          "content-type": "application/json",
        },
      );
      expect(answer.statusCode).toBeLessThan(500);
      expect([url, body, answer.body]).not.toEqual([
        url,
        body,
        expect.stringMatching(/Invalid (input|disc|option)|expected|Too (small|big)|Unrecognized|received/),
      ]);
    }
  }
});

test.each([
  ["quote/create/quote-request", { quote_type: "Whatever" }, "quote_type", "must be one of"],
  ["cart/points", { points: -1 }, "points", "must be at least 0"],
  ["cart/add", [], "request", "request must be an object."],
  ["cart/coupon", {}, "coupon_code", "Please enter a code."],
  ["cart/coupon", { code: "A" }, "code", "code is no field of this call."],
])("%s says of %j at %s: %s", async (call, body, field, words) => {
  const answer = await openBrowser(shop.app, "192.0.2.78").post(call, body);
  expect([answer.statusCode, answer.json().error.fields[field]]).toEqual([
    422,
    expect.stringContaining(words),
  ]);
});
