import { expect, test } from "vitest";
import { acceptedEncoding } from "./encoded-body.ts";

test.each([
  [undefined, "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["BR ; q=0.3", "br"],
  ["identity", "identity"],
  ["vibrant", "identity"],
  ["br;q=0.000,gzip;q=0", "identity"],
  ["gzip;q=1.0, br;q=0.05", "gzip"],
  ["gzip;q=0.8, br;q=0.9, *;q=0.1", "br"],
  ["zstd", "identity"],
])("%s is answered in %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
