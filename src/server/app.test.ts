import { brotliDecompressSync } from "node:zlib";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp } from "#tests/support/server/test-services.ts";

let shop: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  shop = await testApp({ METRICS_TOKEN: "0123456789abcdef" });
});
afterAll(() => shop.app.close());

test("an unknown call is a 404 in the envelope", async () => {
  const answer = await shop.app.inject("/api/no/such/call");
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ status: "ERROR", code: 404, message: "There is no such call.", error: {} });
});

test("a call asked for by another method says which it takes", async () => {
  const answer = await shop.app.inject({ method: "POST", url: "/api/quote/get/holidays" });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe("GET, HEAD");
  expect(answer.json()).toMatchObject({ status: "ERROR", code: 405 });
  const guest = await shop.app.inject({ method: "DELETE", url: "/api/guest/1" });
  expect([guest.statusCode, guest.headers.allow]).toEqual([405, "PUT"]);
});

test("a call's body is JSON; anything else is a 415", async () => {
  const login = (type: string) =>
    shop.app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { "content-type": type },
      payload: "email=a",
    });
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/xml"])
    expect((await login(type)).json()).toMatchObject({ status: "ERROR", code: 415 });
});

test.each([
  ["GET", "/api"],
  ["GET", "/api/"],
  ["PROPFIND", "/nowhere"],
  ["TRACE", "/"],
])("%s %s is a 404 in the envelope", async (method, url) => {
  const answer = await shop.app.inject({ method: method as "GET", url });
  expect(answer.json()).toMatchObject({ status: "ERROR", code: 404 });
});

test.each(["cart/add", "compare", "quote/create/quotation", "quote/create/quote-request", "auth/login"])(
  "a body that nests 3,000 deep is refused by %s before anything reads it",
  async (call) => {
    const bodies = [
      `${'{"a":'.repeat(3_000)}1${"}".repeat(3_000)}`,
      `{"size":${"[".repeat(3_000)}1${"]".repeat(3_000)}}`,
    ];
    for (const payload of bodies) {
      const headers = { "content-type": "application/json" };
      const answer = await shop.app.inject({ method: "POST", url: `/api/${call}`, headers, payload });
      expect([answer.statusCode, answer.json().message]).toEqual([400, "The request is nested too deeply."]);
    }
  },
);

const strictHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cache-control": "no-store",
};

test.each(["/%E0%A4%A", "/api/%zz", "/%", "/stickers/%ff%fe"])(
  "a malformed address %s is refused with the headers that keep browsers strict",
  async (url) => {
    const { statusCode, headers } = await shop.app.inject(url);
    expect(statusCode).toBe(400);
    expect(headers).toMatchObject(strictHeaders);
  },
);

test.each(["PROPFIND", "TRACE"])(
  "%s is refused with the headers that keep browsers strict",
  async (method) => {
    const { statusCode, headers } = await shop.app.inject({ method: method as "GET", url: "/api/nowhere" });
    expect(statusCode).toBe(404);
    expect(headers).toMatchObject(strictHeaders);
  },
);

test("bytes that are no request, and too large headers, are refused in the envelope", async () => {
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = shop.app.server.address() as AddressInfo;
  const say = async (bytes: string): Promise<string> => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("error", () => undefined);
    return text(socket);
  };
  expect(await say("NO SUCH THING\r\n\r\n")).toMatch(/^HTTP\/1.1 400 .*"status":"ERROR","code":400,/s);
  const large = `GET / HTTP/1.1\r\nhost: shop\r\nx: ${"x".repeat(20_000)}\r\n\r\n`;
  expect(await say(large)).toMatch(/^HTTP\/1.1 431 .*"status":"ERROR","code":431,/s);
  for (const bytes of ["NO SUCH THING\r\n\r\n", large])
    for (const [name, value] of Object.entries(strictHeaders))
      expect(await say(bytes)).toContain(`\r\n${name}: ${value}\r\n`);
});

test.each([
  ["/api/%zz", 400],
  ["/api/quote/get/holidays?%00=%ff", 200],
  [`/api/${"x".repeat(5000)}`, 404],
])("a malformed address %s is answered with %i and no path or stack", async (url, status) => {
  const answer = await shop.app.inject(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).not.toMatch(/node_modules|\bat .*\.ts/);
});

test("a write from another site's page is refused, one from our own pages is not", async () => {
  const post = (headers: Record<string, string>) =>
    shop.app.inject({ method: "POST", url: "/api/no/such/call", headers });
  expect((await post({ "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await post({ "sec-fetch-site": "same-site" })).statusCode).toBe(403);
  expect((await post({ origin: "https://evil.example", host: "localhost:3000" })).statusCode).toBe(403);
  expect((await post({ origin: "null", host: "localhost:3000" })).statusCode).toBe(403);
  expect((await post({ "sec-fetch-site": "same-origin" })).statusCode).toBe(404);
  expect((await post({ origin: "http://localhost:3000" })).statusCode).toBe(404);
  expect((await post({})).statusCode).toBe(404);
});

test("the OpenAPI document lists the calls and nothing else", async () => {
  const { paths } = (await shop.app.inject("/api/openapi.json")).json<{ paths: Record<string, unknown> }>();
  expect(Object.keys(paths)).toContain("/api/quote/get/holidays");
  expect(Object.keys(paths).filter((path) => !/^\/(?:studio\/)?api\//.test(path))).toEqual([]);
  expect(Object.keys(paths).filter((path) => path.includes("*"))).toEqual([]);
});

test("every call is described, and so is each of its answers", async () => {
  interface Call {
    readonly summary?: string;
    readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: object }>>;
  }
  const { paths } = (await shop.app.inject("/api/openapi.json")).json<{
    paths: Record<string, Record<string, Call>>;
  }>();
  for (const call of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    expect(call.summary).toMatch(/^[A-Z].{5,}/);
    expect(Object.keys(call.responses)).toEqual(expect.arrayContaining(["400", "429", "500", "503"]));
    expect(Object.keys(call.responses).filter((status) => !/^\d{3}$/.test(status))).toEqual([]);
    for (const { description, content } of Object.values(call.responses)) {
      expect(description).not.toBe("Default Response");
      expect(content).toBeDefined();
    }
  }
});

test("a call's refusals are described by status and code, to programs and to people", async () => {
  const changed = { code: "price-changed", message: "The price has changed. Please check it and try again." };
  const { paths, components } = (await shop.app.inject("/api/openapi.json")).json();
  const { responses } = paths["/api/cart/add"].post;
  expect(responses["409"]["x-failures"]).toContainEqual(changed);
  expect(responses["409"].content["application/json"].schema.$ref).toBe("#/components/schemas/Failure");
  expect(components.schemas.Failure.required).toEqual(["status", "code", "message", "error"]);
  expect(paths["/api/cart"].get.responses["409"]).toBeUndefined();
  const page = (await shop.app.inject("/api/docs")).body;
  expect(page).toContain(
    `<th scope="row">409</th><td><code>${changed.code}</code></td><td>${changed.message}</td>`,
  );
});

test("every parameter of every call is described", async () => {
  interface Call {
    readonly parameters?: readonly { readonly name: string; readonly description?: string }[];
  }
  const { paths } = (await shop.app.inject("/api/openapi.json")).json<{
    paths: Record<string, Record<string, Call>>;
  }>();
  const undescribed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
      parameters
        .filter(({ description = "" }) => description.length < 4)
        .map(({ name }) => `${method} ${path} ${name}`),
    ),
  );
  expect(undescribed).toEqual([]);
});

test("metrics are for this machine or for who has the token", async () => {
  const read = (headers: Record<string, string>) =>
    shop.app.inject({ url: "/metrics", remoteAddress: "203.0.113.9", headers });
  expect((await read({})).statusCode).toBe(403);
  expect((await read({ authorization: "Bearer 0123456789abcdeX" })).statusCode).toBe(403);
  expect((await read({ authorization: "Bearer 0123456789abcdef" })).body).toContain("catalogue_version{");
  expect((await shop.app.inject("/metrics")).statusCode).toBe(200);
});

test("a visitor who makes more than a thousand calls in a minute has to wait; this machine does not", async () => {
  const call = (remoteAddress: string) => shop.app.inject({ url: "/api/no/such/call", remoteAddress });
  for (let i = 0; i < 1000; i++) expect((await call("203.0.113.10")).statusCode).toBe(404);
  const refused = await call("203.0.113.10");
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["retry-after"]).toBeDefined();
  expect(refused.json()).toMatchObject({ status: "ERROR", code: 429 });
  expect((await call("127.0.0.1")).statusCode).toBe(404);
});

test("a failure inside a call is a 500 without a word of how it happened", async () => {
  const { app } = await testApp();
  app.get("/broken", () => {
    throw new Error("select * from secrets in /home/shop");
  });
  const answer = await app.inject("/broken");
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    status: "ERROR",
    code: 500,
    message: "Something went wrong on our side. Please try again.",
    error: {},
  });
  await app.close();
});

test("the documentation's page names every call, and may neither load nor run anything", async () => {
  const { headers, body } = await shop.app.inject("/api/docs");
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
  expect(headers["content-security-policy"]).not.toMatch(/https:|upgrade-insecure-requests|script-src/);
  const described = (await shop.app.inject("/api/openapi.json")).json<{ paths: Record<string, object> }>();
  const paths = Object.keys(described.paths);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !body.includes(`<code>${path}</code>`))).toEqual([]);
});

test.each(["/api/docs", "/api/openapi.json"])(
  "%s is made once, sent packed, and not again to who has it",
  async (url) => {
    const headers = { "accept-encoding": "br" };
    const first = await shop.app.inject({ url, headers });
    expect(first.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    const plain = await shop.app.inject({ url: `${url}?other=1` });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(brotliDecompressSync(first.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(first.rawPayload.length * 8).toBeLessThan(plain.rawPayload.length);
    const etag = String(first.headers.etag);
    const again = await shop.app.inject({ url, headers: { ...headers, "if-none-match": etag } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await shop.app.inject({ url, headers: { "if-none-match": etag } })).statusCode).toBe(200);
  },
);

test("answers carry the headers that keep browsers strict", async () => {
  const { headers } = await shop.app.inject("/api/quote/get/holidays");
  expect(headers).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  });
});
