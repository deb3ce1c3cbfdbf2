import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp } from "#tests/support/server/test-services.ts";
import { networkOf } from "#platform/network.ts";
import { forwardedAddress, readableForwarders } from "./visitor-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  [" 203.0.113.7:50123 ", "203.0.113.7"],
  ["[2001:DB8::7]:443", "2001:db8::7"],
  ["2001:db8:0:0::7", "2001:db8::7"],
  ["fe80::1%eth0", "fe80::1"],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
  ["::ffff:cb00:7107", "::ffff:203.0.113.7"],
  ["203.0.113", null],
  ["203.0.113.07", null],
  ["unknown", null],
  ["_hidden", null],
  ["<script>", null],
  ["", null],
])("a proxy's %s is %s", (text, address) => {
  expect(forwardedAddress(text)).toBe(address);
});

test("what stands before an entry that is no address was said by nobody one knows", () => {
  expect(readableForwarders("198.51.100.1, junk, 203.0.113.7:80, 192.0.2.1")).toBe("203.0.113.7, 192.0.2.1");
  expect(readableForwarders("198.51.100.1, junk")).toBe("");
});

/** The network that a visitor is counted under who comes from one address and brings this header. */
async function networkSeen(
  settings: Readonly<Record<string, string>>,
  remoteAddress: string,
  forwarded: string,
): Promise<string> {
  const { app } = await testApp(settings);
  let network = "";
  app.get("/seen", (request) => {
    network = networkOf(request.ip);
    return {};
  });
  await app.inject({ url: "/seen", remoteAddress, headers: { "x-forwarded-for": forwarded } });
  await app.close();
  return network;
}

const hops = { TRUST_PROXY: "2" };
const networks = { TRUST_PROXY: "loopback, 10.1.0.0/16" };

test.each([
  ["a proxy on this machine", {}, "127.0.0.1", "203.0.113.7", "203.0.113.7"],
  ["an address with a port", {}, "127.0.0.1", "203.0.113.7:51234", "203.0.113.7"],
  ["a visitor of IPv6", {}, "127.0.0.1", "[2001:db8:1:2::9]:5", "2001:0db8:0001:0002::/64"],
  ["rubbish", {}, "127.0.0.1", "anybody", "127.0.0.1"],
  ["a visitor's own word", {}, "127.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"],
  ["a stranger's word", {}, "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["two proxies by their number", hops, "10.9.9.9", "198.51.100.1, 203.0.113.7, 10.1.0.2", "203.0.113.7"],
  ["a proxy of a named network", networks, "10.1.0.2", "198.51.100.1, 203.0.113.7", "203.0.113.7"],
  ["a proxy of no named network", networks, "10.2.0.2", "203.0.113.7", "10.2.0.2"],
  ["nobody's word", { TRUST_PROXY: "0" }, "127.0.0.1", "203.0.113.7", "127.0.0.1"],
])("%s says where a visitor comes from", async (_what, settings, remoteAddress, forwarded, network) => {
  expect(await networkSeen(settings, remoteAddress, forwarded)).toBe(network);
});

let shop: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.app.close());

test("another port, another spelling and rubbish are no other network: the limit of calls holds", async () => {
  const call = (forwarded: string) =>
    shop.app.inject({
      url: "/api/no/such/call",
      remoteAddress: "127.0.0.1",
      headers: { "x-forwarded-for": forwarded },
    });
  for (let n = 0; n < 1000; n++)
    expect((await call(`rubbish-${n}, 203.0.113.20:${1000 + n}`)).statusCode).toBe(404);
  expect((await call("203.0.113.20")).statusCode).toBe(429);
});
