import { expect, test } from "vitest";
import { importFault, serverTopics } from "./layers.ts";

test("topics of the server stand on each other without a circle", () => {
  const standing = new Set<string>();
  const isStanding = (topic: string) => standing.has(topic);
  for (let more = 1; more > 0;) {
    const next = Object.keys(serverTopics).filter(
      (topic) => !isStanding(topic) && serverTopics[topic]?.every(isStanding),
    );
    next.forEach((topic) => standing.add(topic));
    more = next.length;
  }
  expect(Object.keys(serverTopics).filter((topic) => !isStanding(topic))).toEqual([]);
});

test.each([
  ["src/topics/cart/read-cart.ts", "src/topics/order/orders.ts", "topics/cart may not import topics/order"],
  [
    "src/topics/order/place-order.ts",
    "src/topics/artwork/uploads-rows.ts",
    "topics/order may not import rows of topics/artwork",
  ],
  ["src/topics/order/place-order.ts", "src/platform/http/route-of.ts", "topics may not import platform/http"],
  [
    "src/topics/order/place-order.ts",
    "src/topics/order/order-handlers.ts",
    "topics may not import topics/door",
  ],
  [
    "src/topics/order/order-handlers.ts",
    "src/platform/db/database.ts",
    "topics/door may not import platform/db",
  ],
  ["src/topics/order/order-handlers.ts", "src/topics/payment/settle-payments.ts", null],
  ["src/platform/db/owner.ts", "src/topics/person/caller.ts", "platform/db may not import topics"],
  ["src/web/cart/cart-page.tsx", "src/web/order/order-page.tsx", "web/cart may not import web/order"],
  ["src/studio/order/order-room.tsx", "src/calls/make-call.ts", "studio/room may not import calls"],
])("%s importing %s", (from, to, fault) => {
  expect(importFault(from, to, false)).toBe(fault);
});
