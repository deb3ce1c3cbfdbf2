export type Encoding = "br" | "gzip" | "identity";

const accepts = (header: string, encoding: string): boolean =>
  header
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .some(([name, weight]) => name === encoding && (weight === undefined || Number(weight) > 0));

/** The encoding a document is sent in: brotli before gzip before none. */
export const acceptedEncoding = (header: string | undefined): Encoding => {
  if (!header) return "identity";
  if (accepts(header, "br")) return "br";
  return accepts(header, "gzip") ? "gzip" : "identity";
};
