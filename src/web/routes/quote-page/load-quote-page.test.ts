import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { shopContent } from "#catalogue/content/content.ts";
import { type PageServices, servicesContext } from "#web/app-context.ts";
import { changedCatalogue } from "#tests/support/catalogue/changed-catalogue.ts";
import { loadQuotePage } from "./load-quote-page.ts";

const catalogue = changedCatalogue(({ products }) => {
  for (const product of products) if ([5, 14].includes(product.id)) product.retired = true;
});

/** What a loader answers for an address; it stops before anything else is asked for. */
async function outcomeAt(path: string, slug: string, product?: string): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(servicesContext, {
    catalogue: { current: () => catalogue },
    shopMoment: () => ({ date: "2027-03-10", afterCutOff: false }),
    config: { shopOrigin: "https://kisscut.example" },
    content: shopContent,
    faq: { groups: () => [] },
  } as unknown as PageServices);
  const url = new URL(path, "https://kisscut.example");
  return loadQuotePage(
    { context, url },
    ({ featuredItemBySlug }) => featuredItemBySlug.get(slug),
    product,
  ).then(
    () => "a page",
    (thrown: unknown) => thrown,
  );
}

test.each([
  ["/stickers/paper/kraft-paper?quantity=50", "paper-stickers", "kraft-paper", "/stickers/paper"],
  ["/stickers/bumper", "bumper", undefined, "/stickers"],
])("%s of a retired product leads on for good", async (path, slug, product, to) => {
  const answer = (await outcomeAt(path, slug, product)) as Response;
  expect([answer.status, answer.headers.get("location")]).toEqual([301, to]);
});

test("what never was is not found", async () => {
  expect(await outcomeAt("/stickers/paper/no-such", "paper-stickers", "no-such")).toMatchObject({
    init: { status: 404 },
  });
});
