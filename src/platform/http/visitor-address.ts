import { isIP, isIPv6, SocketAddress } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Config } from "#platform/config.ts";

const withPort = /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/;
const inBrackets = /^\[([^\]]+)\](?::\d{1,5})?$/;

/** An address as proxies write it, without port, brackets and zone, in its one spelling; null when it is none. */
export function forwardedAddress(text: string): string | null {
  const trimmed = text.trim();
  const bare = inBrackets.exec(trimmed)?.[1] ?? withPort.exec(trimmed)?.[1] ?? trimmed;
  const [address = ""] = bare.split("%");
  if (isIP(address) === 0) return null;
  return isIPv6(address) ? new SocketAddress({ address, family: "ipv6" }).address : address;
}

/**
 * `X-Forwarded-For` as far as it can be read, from the nearest proxy outwards. What stands before an entry that is no address
 * was said by nobody one knows (decision 068).
 */
export function readableForwarders(header: string): string {
  const addresses = header.split(",").map(forwardedAddress);
  return addresses.slice(addresses.lastIndexOf(null) + 1).join(", ");
}

/** Puts the readable part in the header's place, before anything asks for the visitor's address. */
export function cleanForwarders({ raw }: FastifyRequest, _reply: unknown, next: () => void): void {
  const header = raw.headers["x-forwarded-for"];
  if (typeof header === "string") raw.headers["x-forwarded-for"] = readableForwarders(header);
  next();
}

/**
 * Whose word about the visitor's address is taken, for Fastify. Its own number of hops trusts nobody: counting alone cannot tell
 * a proxy from a visitor, so whoever sets it vouches that nobody else reaches the port.
 */
export function trustedProxies({ trustProxy }: Config) {
  return typeof trustProxy === "number" ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}
