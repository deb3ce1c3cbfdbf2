import { expect, test } from "vitest";
import { testApp } from "#tests/support/server/test-services.ts";

async function read(settings: Readonly<Record<string, string>>) {
  const { app } = await testApp({ SHOP_NOW: "2026-11-22T10:00:00Z", ...settings });
  const answer = await app.inject("/.well-known/security.txt");
  await app.close();
  return answer;
}

test("who finds a weakness is told where to write, for the next half year", async () => {
  const { statusCode, headers, body } = await read({ SHOP_ORIGIN: "https://kisscut.example" });
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(body).toBe(
    [
      "Contact: mailto:staff@kisscut.example",
      "Expires: 2027-05-21T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://kisscut.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test.each(["mailto:security@kisscut.example", "https://kisscut.example/security"])(
  "SECURITY_CONTACT=%s is the address that is given",
  async (contact) => {
    expect((await read({ SECURITY_CONTACT: contact })).body).toContain(`Contact: ${contact}\n`);
  },
);
