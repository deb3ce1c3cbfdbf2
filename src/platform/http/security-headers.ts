/** The content security policy of a page; cached pages cannot carry a nonce, so inline scripts are named by their hash. */
export function pagePolicy(scriptHashes: readonly string[]): string {
  return [
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
}

/** For answers that are not pages: nothing in them may run or be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every answer. One ready object: a plugin took a fifth of a cached page's time (docs/decisions/028). */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    ...(secure ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}
