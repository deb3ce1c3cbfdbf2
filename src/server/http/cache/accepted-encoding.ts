export type Encoding = "br" | "gzip" | "identity";

/** Named without a weight, or with one above nought. */
function accepts(encoding: string): RegExp {
  return new RegExp(String.raw`(?:^|,)\s*${encoding}\s*(?:$|,|;\s*q=[\d.]*[1-9])`, "i");
}
const brotli = accepts("br");
const gzip = accepts("gzip");

/** The encoding a document is sent in: brotli before gzip before none. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  if (brotli.test(header)) return "br";
  return gzip.test(header) ? "gzip" : "identity";
}
