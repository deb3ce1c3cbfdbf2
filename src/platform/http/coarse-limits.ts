import type { RateLimitPluginOptions } from "@fastify/rate-limit";
import { isLoopback } from "#platform/network.ts";

/**
 * The coarse limit of all calls together, per address (IPv6: per /64). This machine itself is not counted: behind a proxy
 * the address is the visitor's. The finer limits of sign-in and the like are the calls' own.
 */
export const callLimit: RateLimitPluginOptions = {
  max: 1_000,
  timeWindow: "1 minute",
  ipv6Subnet: 64,
  allowList: (request) => isLoopback(request.ip),
};

/** Pages that an address may have rendered anew in a minute, however new their addresses: a visitor needs one a click at most. */
export const renderLimit: RateLimitPluginOptions = { ...callLimit, global: false, max: 300 };

/** Each size is drawn anew, some 20 ms of the only thread: nobody needs two a second. */
export const templateLimit: RateLimitPluginOptions = { ...callLimit, max: 120 };
