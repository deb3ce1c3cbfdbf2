import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { safeHtml } from "./safe-html.tsx";

function shown(html: string): string {
  return renderToStaticMarkup(safeHtml(html));
}

test.each([
  ["Ask <b>us</b>,<br>or <i>wait</i>", "Ask <strong>us</strong>,<br/>or <em>wait</em>"],
  ['<a href="/faq" onclick="x()">FAQ</a>', '<a href="/faq">FAQ</a>'],
  ['<a href="mailto:a@b.nz">write</a>', '<a href="mailto:a@b.nz">write</a>'],
  ["<p style='x'>A &amp; B &lt; C</p>", "A &amp; B &lt; C"],
])("banner.md 5: the general error area keeps the harmless HTML of %s", (html, expected) => {
  expect(shown(html)).toBe(expected);
});

test.each([
  ["No<script>alert(1)</script> price", "No price"],
  ["<img src=x onerror=alert(1)>Sorry", "Sorry"],
  ['<a href="javascript:alert(1)">here</a>', "here"],
  ['<a href="&#106;avascript:alert(1)">here</a>', "here"],
  ['<a href="//evil.example">here</a>', "here"],
  ['<a href="/\\evil.example">here</a>', "here"],
  ["<svg><a xlink:href='javascript:1'>x</a></svg>y", "y"],
  ["&lt;script&gt;", "&lt;script&gt;"],
  ["<b>never closed", "<strong>never closed</strong>"],
  ["</b>never opened < 3", "never opened &lt; 3"],
])("banner.md 5: the general error area is sanitised of %s", (html, expected) => {
  expect(shown(html)).toBe(expected);
});
