import negotiate from "@fastify/accept-negotiator";

export type Encoding = "br" | "gzip" | "identity";

/** Of equal weight in a header, the first of them is sent. */
const encodings: Encoding[] = ["br", "gzip", "identity"];

/** The encoding a page or an answer is sent in: what the header weighs most, brotli before gzip before none. */
export function acceptedEncoding(header: string | undefined): Encoding {
  return (header && negotiate(header.toLowerCase(), encodings)) || "identity";
}
