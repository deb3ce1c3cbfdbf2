import { hash } from "node:crypto";

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes by which the content security policy knows a page's inline scripts. */
export const scriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(inlineScript)].map(([, source]) => `sha256-${hash("sha256", source ?? "", "base64")}`),
  ),
];
