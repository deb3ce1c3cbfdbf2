import type { FastifyRequest } from "fastify";
import type { Config } from "#platform/config.ts";

const loopback = /^(?:127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Where a request for the studio belongs: it is right here, there is nothing here, or it is better asked at another address. */
export type StudioPlace = "here" | "nowhere" | { readonly origin: string };

/**
 * A studio with an address of its own is at no other. And no browser makes a passkey for a bare 127.0.0.1: this machine itself
 * is led to `localhost`.
 */
export function studioPlace(
  { shopOrigin, studioOrigin }: Pick<Config, "shopOrigin" | "studioOrigin">,
  { host, hostname, port }: Pick<FastifyRequest, "host" | "hostname" | "port">,
): StudioPlace {
  if (studioOrigin !== shopOrigin && host !== new URL(studioOrigin).host) return "nowhere";
  return loopback.test(hostname) ? { origin: `http://localhost${port ? `:${port}` : ""}` } : "here";
}
