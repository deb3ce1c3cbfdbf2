import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { shopContent } from "#catalogue/content/content.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { inBrand, withoutPicture, writeEmail } from "#platform/mail/email.ts";
import type { Services } from "#topics/services.ts";
import {
  temporaryPasswordEmail,
  verificationCodeEmail,
  welcomeEmail,
} from "#topics/account/account-emails.ts";

const catalogue = compileCatalogue(catalogueDocument, "a");
const services = {
  catalogue: { current: () => catalogue },
  content: shopContent,
  config: { shopOrigin: "https://shop.example" },
} as Pick<Services, "catalogue" | "config" | "content">;

test("a letter says the same as text and in the shop's look", () => {
  const { subject, text, html } = verificationCodeEmail(services, "Ann", "042917");
  expect(subject).toBe("Your Kisscut verification code");
  expect(subject).not.toContain("042917");
  for (const part of [text, html]) {
    expect(part).toContain("042917");
    expect(part).toContain("10 minutes");
    expect(part).toContain("Hello Ann,");
  }
  expect(html).toContain("border:2px dashed #d6006c");
});

const brand = { name: "Mere & Co", accent: "#00695c", button: "#0b3d91", logo: null };

test("a mail that leaves wears the shop's name and colours; what somebody wrote stays", () => {
  const written = "Kisscut, custom printed labels, stickers and cards; #d6006c";
  const mail = inBrand(
    writeEmail({
      subject: "Your order",
      greeting: `Hello ${written},`,
      paragraphs: [],
      highlight: "042917",
      link: { label: "See it", url: "https://shop.example" },
    }),
    brand,
  );
  expect(mail.text).toBe(
    `Hello ${written},\n\n    042917\n\nSee it: https://shop.example\n\nMere & Co, custom printed labels, stickers and cards\n`,
  );
  expect(mail.html.match(/Mere &amp; Co/g)).toHaveLength(2);
  expect(mail.html.match(/Kisscut/g)).toHaveLength(1);
  expect(mail.html.match(/dashed #00695c/g)).toHaveLength(2);
  expect(mail.html.match(/#d6006c/g)).toHaveLength(1);
  expect(mail.html).toContain("background:#0b3d91");
});

test("a logo stands where the name does, which is its words; it stays where the product has no picture", () => {
  const { html } = inBrand(welcomeEmail(services, "Ann"), { ...brand, logo: { width: 120, height: 40 } });
  const logo = 'src="cid:logo@kisscut" alt="Mere &amp; Co" width="120" height="40"';
  expect(withoutPicture(html)).toContain(logo);
});

test("what an owner writes stands around a code, which is there whatever they write", () => {
  const texts = catalogueDocument.words!.texts.map((row) =>
    row.key === "mail.code.opening" ? { ...row, text: "Nau mai, {first-name}.\nTo {shop-city}." } : row,
  );
  const own = { ...catalogueDocument, words: { ...catalogueDocument.words!, texts } };
  const compiled = compileCatalogue(own, "b");
  const { text } = verificationCodeEmail(
    { ...services, catalogue: { ...services.catalogue, current: () => compiled } },
    "Māia",
    "042917",
  );
  expect(text).toContain(
    `Hello Māia,\n\nNau mai, Māia.\n\nTo ${own.shop.city}.\n\n    042917\n\nIt works for`,
  );
});

test("a name is text in a letter, whatever it looks like", () => {
  const { html } = welcomeEmail(services, `<img src=x onerror="alert(1)">&`);
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;");
});

test("links lead to the shop and nothing is loaded from elsewhere", () => {
  const { html, text } = temporaryPasswordEmail(services, "Ann", "ABCD");
  expect(html).toContain('href="https://shop.example"');
  expect(text).toContain("https://shop.example");
  expect(html).not.toMatch(/src=|url\(|@import/);
});
