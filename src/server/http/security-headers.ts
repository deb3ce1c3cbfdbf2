import type { FastifyHelmetOptions } from "@fastify/helmet";

const policy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join("")}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** The content security policy of a page; cached pages cannot carry a nonce, so inline scripts are named by their hash. */
export const pagePolicy = policy;

/** For answers that are not pages: nothing in them may run or be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The other headers of every answer. The policy is set by who writes the answer. */
export const helmetOptions = (secure: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: true,
  referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  frameguard: { action: "deny" },
  strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
  xXssProtection: false,
});

export const permissionsPolicy = "camera=(), microphone=(), geolocation=(), payment=(), usb=()";
