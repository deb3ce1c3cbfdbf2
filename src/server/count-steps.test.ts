import fastify from "fastify";
import { expect, test } from "vitest";
import type { CountedThing } from "#domain/numbers/counted-things.ts";
import { countSteps } from "./count-steps.ts";

/** A shop of empty pages, and what is counted of who looks at them. */
function emptyShop() {
  const counted: string[] = [];
  const app = fastify();
  countSteps(app, {
    dayCounts: {
      count: (thing: CountedThing) => void counted.push(thing),
      flush: async () => {},
      stop: async () => {},
    },
    emptySearches: {
      note: ({ place, typed, ip }) => void counted.push(`${place} ${typed} ${ip}`),
      flush: async () => {},
      stop: async () => {},
    },
  });
  app.get("/*", (request, reply) =>
    reply
      .code(request.url.includes("gone") ? 404 : 200)
      .type("text/html")
      .send(""),
  );
  return {
    counted,
    look: (url: string, headers: Readonly<Record<string, string>>) => app.inject({ url, headers }),
  };
}

const ofOurPage = { "sec-fetch-site": "same-origin", "sec-fetch-dest": "document" };

test("searches are those of the shop's own pages, as pages and as their data", async () => {
  const { counted, look } = emptyShop();
  await look("/?q=P%C4%ABzza+box", ofOurPage);
  await look("/_.data?q=pizza&_routes=routes%2Fhome", ofOurPage);
  await look("/faq?q=gift", ofOurPage);
  await look("/faq.data?q=", ofOurPage);
  for (const url of ["/", "/stickers?q=pizza", "/faq?product=1", "/?q=gone"]) await look(url, ofOurPage);
  await look("/?q=robot", {});
  await look("/?q=link", { "sec-fetch-site": "cross-site" });
  await look("/?q=ahead", { ...ofOurPage, "sec-purpose": "prefetch" });
  const ip = "127.0.0.1";
  expect(counted).toEqual([
    `goods Pīzza box ${ip}`,
    `goods pizza ${ip}`,
    `questions gift ${ip}`,
    `questions  ${ip}`,
  ]);
});

test("a visit is a page that a browser opened from elsewhere", async () => {
  const { counted, look } = emptyShop();
  const fromElsewhere = { "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" };
  await look("/stickers", fromElsewhere);
  await look("/stickers", ofOurPage);
  await look("/gone", fromElsewhere);
  await look("/stickers", { ...fromElsewhere, "sec-purpose": "prefetch" });
  await look("/studio", fromElsewhere);
  await look("/stickers", {});
  expect(counted).toEqual(["visit"]);
});
