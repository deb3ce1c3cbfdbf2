import type { Page, Route } from "@playwright/test";
import sharp from "sharp";

/** A picture of one colour, as large as said. */
export async function flatPicture(name: string, colour: string, type: "png" | "gif" = "png") {
  const flat = sharp({ create: { width: 400, height: 300, channels: 3, background: colour } });
  const buffer = await (type === "gif" ? flat.gif() : flat.png()).toBuffer();
  return { name, mimeType: `image/${type}`, buffer };
}

/** What is said of the picture on its way. */
export function said(page: Page, words: string) {
  return page.getByRole("status").filter({ hasText: words });
}

/** What the browser sends of files ends on the way. */
export async function loseLine(page: Page) {
  const lose = (route: Route) => (route.request().method() === "PATCH" ? route.abort() : route.fallback());
  await page.route("**/api/upload/*", lose);
  return () => page.unroute("**/api/upload/*", lose);
}

/** The artwork that the cart's items name, in their order. */
export async function artworkInCart(page: Page): Promise<(string | null)[]> {
  const answer = await page.request.get("/api/cart");
  const { data } = (await answer.json()) as { data: { cart_items: { path: string }[] } };
  return data.cart_items.map(({ path }) => new URL(path, "http://shop").searchParams.get("artwork"));
}
