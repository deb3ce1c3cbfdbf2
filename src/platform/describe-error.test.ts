import { expect, test } from "vitest";
import { describeError, withoutPersonalData } from "./describe-error.ts";

const person = { email: "aroha.tane@example.org", name: "Aroha Tāne", phone: "021 555 0199" };

/** What would be written, as the one line it is written as. */
function written(error: unknown): string {
  return JSON.stringify(describeError(error));
}

function expectNothingPersonal(line: string): void {
  for (const value of Object.values(person)) expect(line).not.toContain(value);
}

test("a mail that was refused is named with the server's code, and without its recipients", () => {
  const error = Object.assign(new Error(`550 5.1.1 <${person.email}>: Recipient address rejected`), {
    code: "EENVELOPE",
    command: "RCPT TO",
    responseCode: 550,
    response: `550 5.1.1 <${person.email}>: Recipient address rejected`,
    rejected: [person.email],
    recipient: person.email,
  });
  const line = written(error);
  expectNothingPersonal(line);
  expect(JSON.parse(line)).toMatchObject({
    errorCode: "EENVELOPE",
    command: "RCPT TO",
    responseCode: 550,
    message: "550 5.1.1 <…@…>: Recipient address rejected",
  });
});

test("a fault of the shop's own keeps its message, the places it came through, and its cause", () => {
  const error = new Error("The price could not be worked out.", {
    cause: new TypeError("x is not a function"),
  });
  expect(describeError(error)).toMatchObject({
    type: "Error",
    message: "The price could not be worked out.",
    stack: expect.stringMatching(/^\s+at .*describe-error\.test\.ts/) as string,
    cause: { type: "TypeError", message: "x is not a function" },
  });
});

test.each([
  ["Failed query: select 1\nparams: a,b", "Failed query: select 1"],
  ["GET https://shop.example/a?email=a@b.example failed", "GET https://shop.example/a?… failed"],
  ["/quotation?quotation_no=Q1", "/quotation?…"],
  ["Is it there? Yes.", "Is it there? Yes."],
  ["ann@example.org, bob@example.org", "…@…, …@…"],
  ["/account/ann%40example.org", "/account/…@…"],
])("%j becomes %j", (text, shown) => {
  expect(withoutPersonalData(text)).toBe(shown);
});

test.each([
  ["one long word", "a"],
  ["addresses in addresses", "a://"],
  ["many beginnings of mail addresses", "a@"],
])("%s of 200 KB costs no more than its length", (_what, part) => {
  const text = part.repeat(200_000 / part.length);
  const begun = process.cpuUsage();
  withoutPersonalData(text);
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});
