import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { scriptHashes } from "./rendered-page.ts";

function hashOf(source: string): string {
  return `sha256-${createHash("sha256").update(source).digest("base64")}`;
}

test("inline scripts are hashed once each; files and structured data are not", () => {
  const html = `<script>one()</script><script type="module" async="">two()</script><script src="/a.js"></script>
    <script type="application/ld+json">{"@type":"Product"}</script><script>one()</script>`;
  expect(scriptHashes(Buffer.from(html))).toEqual([hashOf("one()"), hashOf("two()")]);
});

test("a script's letters count as they are sent, and a tag that never ends is none", () => {
  const html = `<p>ā</p><script>say("ō")</script><script>cut`;
  expect(scriptHashes(Buffer.from(html))).toEqual([hashOf('say("ō")')]);
});
