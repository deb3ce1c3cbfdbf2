import { isIPv6 } from "node:net";

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first groups of an IPv6 address, written out: `2001:db8::1` -> `2001:0db8:0000:0000` for four. */
function groups(ip: string, count: number): string {
  const [head = "", tail = ""] = ip.toLowerCase().split("%")[0]!.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...gap, ...right]
    .slice(0, count)
    .map((group) => group.padStart(4, "0"))
    .join(":");
}

/** Whom an address belongs to, for counting: the IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(ip: string): string {
  const v4 = mapped.exec(ip)?.[1];
  if (v4) return v4;
  return isIPv6(ip) ? `${groups(ip, 4)}::/64` : ip;
}

/** What one subscriber commonly has to himself: the /48 of an IPv6 address; null for IPv4, where that is the address. */
export function siteOf(ip: string): string | null {
  return isIPv6(ip) && !mapped.test(ip) ? `${groups(ip, 3)}::/48` : null;
}

/** The wider neighbourhood: /24 of IPv4, /48 of IPv6. */
export function neighbourhoodOf(ip: string): string {
  const v4 = mapped.exec(ip)?.[1] ?? ip;
  return isIPv6(v4) ? `${groups(v4, 3)}::/48` : `${v4.split(".").slice(0, 3).join(".")}.0/24`;
}

/** Whether an address is this machine's own. */
export function isLoopback(ip: string): boolean {
  return ip === "::1" || ip.startsWith("127.") || ip.startsWith("::ffff:127.");
}
