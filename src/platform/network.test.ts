import { expect, test } from "vitest";
import { neighbourhoodOf, networkOf, siteOf } from "./network.ts";

test.each([
  ["192.0.2.7", "192.0.2.7", "192.0.2.0/24"],
  ["::ffff:192.0.2.7", "192.0.2.7", "192.0.2.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002::/64", "2001:0db8:0001::/48"],
  ["2001:db8:1:2::9", "2001:0db8:0001:0002::/64", "2001:0db8:0001::/48"],
  ["2001:DB8::1", "2001:0db8:0000:0000::/64", "2001:0db8:0000::/48"],
  ["::1", "0000:0000:0000:0000::/64", "0000:0000:0000::/48"],
  ["fe80::1%eth0", "fe80:0000:0000:0000::/64", "fe80:0000:0000::/48"],
])("%s counts for %s, and more widely for %s", (ip, network, neighbourhood) => {
  expect(networkOf(ip)).toBe(network);
  expect(neighbourhoodOf(ip)).toBe(neighbourhood);
});

test.each([
  ["192.0.2.7", null],
  ["::ffff:192.0.2.7", null],
  ["2001:db8:1:2::9", "2001:0db8:0001::/48"],
])("%s is of the site %s", (ip, site) => {
  expect(siteOf(ip)).toBe(site);
});
