import { request as httpRequest } from "node:http";
import { expect, inject, test } from "vitest";
import { rawRequest, requestHead } from "../support/process/raw-request.ts";

const origin = inject("shopOrigin");

const form = "content-type: application/x-www-form-urlencoded";
async function isUp(): Promise<boolean> {
  return (await fetch(`${origin}/healthz`)).ok;
}

/** Sends a whole body, whether or not the shop hears it out: what counts is that the shop is there afterwards. */
function sendAll(path: string, body: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": body.length };
    const sending = httpRequest(`${origin}${path}`, { method: "POST", headers }, (answer) => {
      answer.resume();
    });
    sending.on("error", () => resolve()).on("close", resolve);
    sending.end(body);
  });
}

test("a page's body is refused above 64 KiB, announced or not", async () => {
  for (const path of ["/register", "/register.data", "/cart"]) {
    const announced = await rawRequest(
      origin,
      requestHead("POST", path, form, "content-length: 6000000"),
      "a=&",
    );
    expect([path, announced.status]).toEqual([path, path === "/cart" ? 405 : 413]);
  }
  const chunk = "x".repeat(66_000);
  const counted = await rawRequest(
    origin,
    requestHead("POST", "/register", form, "transfer-encoding: chunked"),
    `${chunk.length.toString(16)}\r\n${chunk}\r\n`,
  );
  expect(counted.status).toBe(413);
});

test("6 MB of empty fields and one field of 60 MB leave the shop as it was", async () => {
  await sendAll("/register", Buffer.from("a=&".repeat(2_000_000)));
  await sendAll("/register", Buffer.concat([Buffer.from("email="), Buffer.alloc(60_000_000, "a")]));
  expect(await isUp()).toBe(true);
});

test("64 KiB of fields are read", async () => {
  const body = "a=&".repeat(21_845);
  const answer = await fetch(`${origin}/register`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
  });
  expect(answer.status).toBe(422);
});

const broken = "--x\r\ncontent-disposition: form-data; name=";
const types: readonly (readonly [string, string, string])[] = [
  ["text", "content-type: text/plain", "email=a"],
  ["JSON", "content-type: application/json", "{}"],
  ["broken JSON", "content-type: application/json", "{"],
  ["no type", "x-none: 1", "email=a"],
  ["a type that is none", "content-type: ;;;", "email=a"],
  ["multipart", "content-type: multipart/form-data; boundary=x", "--x--\r\n"],
  ["broken multipart", "content-type: multipart/form-data; boundary=x", broken],
  ["multipart without a boundary", "content-type: multipart/form-data", broken],
];

test.each(types)("%s is no form of a page", async (_what, type, body) => {
  const answer = await rawRequest(
    origin,
    requestHead("POST", "/register", type, `content-length: ${body.length}`),
    body,
  );
  expect(answer.status).toBe(415);
});

test("a form without a type or a body is none", async () => {
  const answer = await rawRequest(origin, requestHead("POST", "/register", "content-length: 0"));
  expect(answer.status).toBe(415);
});

test("a page takes a form or none, and says by which methods", async () => {
  for (const method of ["DELETE", "PUT", "PATCH", "OPTIONS"]) {
    const answer = await rawRequest(
      origin,
      requestHead(method, "/register", "content-type: text/plain", "content-length: 1"),
      "x",
    );
    expect([method, answer.status]).toEqual([method, 405]);
    expect(answer.head).toMatch(/^allow: GET, HEAD, POST$/im);
  }
  const home = await rawRequest(origin, requestHead("POST", "/", form, "content-length: 3"), "a=b");
  expect(home.status).toBe(405);
  expect(home.head).toMatch(/^allow: GET, HEAD$/im);
});

test("who sends more than thirty forms a minute to pages has to wait, and is told how long", async () => {
  const send = (ip: string) =>
    fetch(`${origin}/register`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": ip },
      body: "email=nobody",
    });
  for (let n = 0; n < 30; n++) expect((await send("203.0.113.40")).status).not.toBe(429);
  const refused = await send("203.0.113.40");
  expect([refused.status, await refused.text()]).toEqual([
    429,
    "Too many requests. Please wait a moment and try again.",
  ]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await send("203.0.113.41")).status).not.toBe(429);
});
