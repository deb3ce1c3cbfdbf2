import { expect, test } from "vitest";
import { recogniseContent } from "./recognise-content.ts";

function recognised(text: string) {
  return recogniseContent({ head: Buffer.from(text), isActive: false });
}

test("a drawing is one behind declarations, comments and a document type", async () => {
  for (const before of [
    "",
    '<?xml version="1.0"?>\n',
    "<!-- made by hand -->\n<!-- twice -->",
    '<?xml version="1.0"?><!-- one --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"><!-- two -->\n',
  ])
    expect(await recognised(`${before}<svg xmlns="http://www.w3.org/2000/svg"/>`)).toBe("svg");
  expect(await recognised("<!-- <svg> --><html>")).not.toBe("svg");
});

test.each([
  ["a byte order mark", "\u{feff}<svg/>".replace("/>", " />"), "svg"],
  ["a prefix", '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>', "svg"],
  [
    "addresses that Illustrator names",
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [\n\t<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n<!-- two -->\t<!ENTITY ns_x \'x\'>]><svg xmlns="&ns_svg;"/>',
    "svg",
  ],
  [
    "an entity that makes an element",
    '<!DOCTYPE svg [<!ENTITY x "&#60;script>">]><svg>&x;</svg>',
    "svg that runs",
  ],
  [
    "an entity that is a file",
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    "svg that runs",
  ],
  ["entities of entities", '<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;">]><svg/>', "svg that runs"],
])("a drawing with %s", async (_name, text, kind) => {
  expect(await recognised(text)).toBe(kind);
});

test("a head that is nothing but comments is read in one pass", async () => {
  // With two ways to read each of them it would not end in the life of the shop.
  expect(await recognised(`${"<!---->".repeat(600)}x`)).not.toBe("svg");
});

test.each(["II*\0", "MM\0*"])(
  "a TIFF that begins with %j is one, though its directory is at its end",
  async (start) => {
    const pixels = Buffer.alloc(8_000, 77);
    const head = Buffer.concat([Buffer.from(start, "latin1"), pixels]).subarray(0, 4_100);
    expect(await recogniseContent({ head, isActive: false })).toBe("tif");
  },
);

test.each([
  ["a line before it", "\r\n%PDF-1.7\n", "pdf"],
  ["the head of a mail before it", `Content-Type: application/pdf\r\n\r\n%PDF-1.4\n`, "pdf"],
  ["words about it far below", `${"a ".repeat(600)}%PDF-1.4\n`, "text"],
  ["an archive that holds one", "PK\u0003\u0004\u0014\0\0\0\0\0 a.pdf %PDF-1.4", "zip"],
])("a PDF is one with %s, or not", async (_what, head, kind) => {
  expect(await recognised(head)).toBe(kind);
});
