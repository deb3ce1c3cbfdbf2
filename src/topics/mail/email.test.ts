import { expect, test } from "vitest";
import {
  temporaryPasswordEmail,
  verificationCodeEmail,
  welcomeEmail,
} from "#topics/account/account-emails.ts";

test("a letter says the same as text and in the shop's look", () => {
  const { subject, text, html } = verificationCodeEmail("Ann", "042917");
  expect(subject).toBe("Your Kisscut verification code");
  expect(subject).not.toContain("042917");
  for (const part of [text, html]) {
    expect(part).toContain("042917");
    expect(part).toContain("10 minutes");
    expect(part).toContain("Hello Ann,");
  }
  expect(html).toContain("border:2px dashed #d6006c");
});

test("a name is text in a letter, whatever it looks like", () => {
  const { html } = welcomeEmail(`<img src=x onerror="alert(1)">&`, "https://shop.example");
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;");
});

test("links lead to the shop and nothing is loaded from elsewhere", () => {
  const { html, text } = temporaryPasswordEmail("Ann", "ABCD", "https://shop.example");
  expect(html).toContain('href="https://shop.example"');
  expect(text).toContain("https://shop.example");
  expect(html).not.toMatch(/src=|url\(|@import/);
});
