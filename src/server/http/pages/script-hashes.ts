import { hash } from "node:crypto";

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes by which the content security policy knows a page's inline scripts. The page is given one letter per byte. */
export function scriptHashes(page: string): string[] {
  return [
    ...new Set(
      [...page.matchAll(inlineScript)].map(
        ([, source = ""]) => `sha256-${hash("sha256", Buffer.from(source, "latin1"), "base64")}`,
      ),
    ),
  ];
}
