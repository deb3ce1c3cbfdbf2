import type { onSendHookHandler, RouteOptions } from "fastify";
import type { App } from "./app.types.ts";

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

/** Opened by itself, a picture's file shows what is in it and nothing else. */
export const filePolicy = "default-src 'none'; img-src data:; frame-ancestors 'none'";

/** No cookie comes along, and none is looked at: the answers are the same for everybody. */
const headers = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };

const allow: onSendHookHandler = (_request, reply, payload, next) => {
  reply.headers(headers);
  next(null, payload);
};

function listOf(hooks: RouteOptions["onSend"]): onSendHookHandler[] {
  return [hooks ?? []].flat();
}

/** Prices, lists and pictures may be read by pages of other sites, without a key (decision 017). To be registered before the calls. */
export function readByOtherSites(app: App): void {
  app.addHook("onRoute", (route) => {
    if (route.config?.sameForEverybody) route.onSend = [allow, ...listOf(route.onSend)];
  });
}
