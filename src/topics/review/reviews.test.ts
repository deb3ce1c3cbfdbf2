import { describe, expect, test } from "vitest";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";

/** Its own: all reviews are counted. */
const shop = ownShop();

async function list(query: string) {
  const answer = await openBrowser(shop.app).get(`quote/get/reviews?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

describe("the list of reviews", () => {
  test("has five a page, the newest first, each page other ones, and says what all of them come to", async () => {
    const first = await list("type=business");
    expect(first).toMatchObject({ current_page: 1, last_page: 6, total: 26 });
    expect(first.rating_value).toBeGreaterThan(4);
    const ids = new Set<number>();
    const dates: string[] = [];
    for (let page = 1; page <= 6; page += 1)
      for (const { id, date } of (await list(`type=business&page=${page}`)).reviews) {
        ids.add(id);
        dates.push(date);
      }
    expect(ids.size).toBe(26);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test("has the reviews of the page's products alone", async () => {
    const paper = await list("type=/stickers/paper");
    expect(paper.total).toBe(15);
    const kraft = await list("type=/stickers/paper/kraft-paper");
    expect(kraft.reviews.map(({ product }: { product: string }) => product)).toEqual(
      Array.from({ length: 3 }, () => "Kraft Paper"),
    );
    expect(kraft).toMatchObject({ last_page: 1, total: 3, rating_value: 4 });
  });

  test("with pictures are fewer; what all come to stays", async () => {
    const all = await list("type=/stickers/paper");
    const photo = await list("type=/stickers/paper&filter=photo");
    expect(photo.last_page).toBeLessThan(all.last_page);
    expect([photo.total, photo.rating_value]).toEqual([all.total, all.rating_value]);
    for (const { images, thumbnail, featured_image: featured } of photo.reviews) {
      expect(images.length).toBeGreaterThan(0);
      expect(featured).toBe(images[0]);
      const drawn = await shop.app.inject(thumbnail);
      expect([drawn.statusCode, drawn.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
    }
  });

  test("marks what the shop has written itself", async () => {
    const { reviews } = await list("type=business");
    for (const review of reviews) expect(review.demonstration).toBe(true);
  });

  test.each([
    ["after the last one", "type=business&page=7"],
    ["far away", "type=business&page=999999&filter=photo"],
  ])("is empty on a page %s", async (_where, query) => {
    const page = await list(query);
    expect(page.reviews).toEqual([]);
    expect(page.total).toBe(26);
  });

  test.each([
    ["page", "type=business&page=0", 400],
    ["page", "type=business&page=x", 400],
    ["page", "type=business&page=-1", 400],
    ["page", "type=business&page=1.5", 400],
    ["filter", "type=business&filter=foo", 400],
    ["type", "", 400],
    ["type", "type=/stickers/nope", 404],
    ["type", "type=%27%20or%201=1", 404],
  ])("refuses a wrong %s by its name: %s", async (field, query, status) => {
    const answer = await openBrowser(shop.app).get(`quote/get/reviews?${query}`);
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json().error.fields)).toEqual([field]);
  });
});

test("demonstrations are stored once, however often the shop starts", async () => {
  const count = "select count(*)::int as n, min(id) as first from review";
  const before = await shop.sql(count);
  await shop.otherNode();
  expect(await shop.sql(count)).toEqual(before);
  expect(await shop.sql("select revision from review_revision")).toEqual([{ revision: 1 }]);
});

test("nobody's opinion is told to search engines while all are demonstrations", async () => {
  const { structured_data: told } = (await openBrowser(shop.app).get("seo/meta?path=/stickers/paper")).json()
    .data;
  expect(JSON.stringify(told)).not.toMatch(/aggregateRating|"Review"/);
});
