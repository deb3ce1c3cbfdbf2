import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { isDisabled, openQuotePage, option } from "#tests/support/markup/banner.ts";
import { granted, refused } from "#tests/support/markup/shop-double.ts";

const gallery = () => within(screen.getByRole("region", { name: "Gallery" }));
const button = (name: string) => gallery().getByRole("button", { name });
const slides = () => [
  ...screen.getByRole("region", { name: "Gallery" }).querySelectorAll<HTMLElement>("[data-index]"),
];
const indexes = () => slides().map(({ dataset }) => Number(dataset.index));
const current = () => slides().find((one) => !one.hasAttribute("inert"));
const pictures = () =>
  slides().flatMap((one) => one.querySelector("img[src*='/gallery/']")?.getAttribute("src") ?? []);

/** What the shop answers of a product's pictures. */
function thumbnails(productId: number, slug: string, ...numbers: number[]) {
  const file = (index: number) => `/pictures/gallery/${slug}/${index}.webp`;
  const items = numbers.map((index) => ({ index, file_path: file(index) }));
  return granted({ id: productId, thumbnail: file(0), video: null, gallery: items, dispenser: false });
}

test("banner.md 2: a carousel of pictures and videos with thumbnails, the dispenser's video among them; no popup is open", async () => {
  await openQuotePage("/stickers/roll");
  const row = within(gallery().getByRole("list", { name: "Pictures" })).getAllByRole("button");
  expect(row.map((one) => one.textContent)).toEqual(["To scale", "", "", "", ""]);
  expect(gallery().getByRole("button", { name: /dispenser, a video$/ })).toBeVisible();
  expect(document.querySelectorAll("dialog[open]")).toHaveLength(0);
  expect(pictures()).toEqual([9, 10, 11].map((n) => `/pictures/gallery/art-paper/${n}.webp`));
});

test("banner.md 2; content-and-lettering.md 4: the slider runs from the live preview over the dispenser to the last picture", async () => {
  const { user } = await openQuotePage("/stickers/roll");
  expect(indexes()).toEqual([-1, -0.5, 0, 1, 2]);
  expect(isDisabled(button("Previous"))).toBe(true);
  for (const [place, index] of [
    [2, "-0.5"],
    [3, "0"],
    [4, "1"],
    [5, "2"],
  ] as const) {
    await user.click(button("Next"));
    expect(current()?.dataset.index).toBe(index);
    expect(gallery().getByText(`Slide ${place} of 5`)).toBeInTheDocument();
  }
  expect(isDisabled(button("Next"))).toBe(true);
  await user.click(button("Previous"));
  expect(current()?.dataset.index).toBe("1");
});

test("content-and-lettering.md 4: another product reloads the thumbnails, drops the older question and shows the live preview", async () => {
  const { user, calls } = await openQuotePage("/stickers/roll", {
    "GET quote/get/thumbnail": ({ query }) =>
      query.get("product_id") === "5"
        ? new Promise<Response>(() => {})
        : thumbnails(4, "gold-vinyl", 0, 1, 2, 3),
  });
  const asked = (productId: string) =>
    calls.find(({ path, query }) => path === "quote/get/thumbnail" && query.get("product_id") === productId);
  await user.click(button("Next"));
  await user.click(option("Product", "Kraft Paper"));
  expect(current()?.dataset.index).toBe("-1");
  await waitFor(() => expect(asked("5")).toBeDefined());
  await user.click(option("Product", "Gold Vinyl"));
  expect(asked("5")?.signal.aborted).toBe(true);
  await waitFor(() => expect(asked("4")).toBeDefined());
  // The server has the last word about the pictures.
  await waitFor(() =>
    expect(pictures()).toEqual([0, 1, 2, 3].map((n) => `/pictures/gallery/gold-vinyl/${n}.webp`)),
  );
});

test("a failed reload is only logged: the slider goes on with what it knows", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { user } = await openQuotePage("/stickers/roll", {
    "GET quote/get/thumbnail": () => refused(500, "No."),
  });
  await user.click(option("Product", "Gold Vinyl"));
  await waitFor(() => expect(logged).toHaveBeenCalledWith("quote/get/thumbnail answered 500"));
  expect(pictures()).toHaveLength(9);
  expect(gallery().queryByText(/error|could not/i)).toBeNull();
});

test("content-and-lettering.md 4: the dispenser's dialog closes when the slide changes", async () => {
  const { user } = await openQuotePage("/stickers/roll", {
    "GET quote/get/thumbnail": () => refused(500, "No."),
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
  await user.click(option("Product", "Gold Vinyl"));
  await waitFor(() => expect(indexes()).toHaveLength(11));
  await user.click(button("Next"));
  await user.click(gallery().getByRole("link", { name: "Click here to see it in action" }));
  const name = "Free Roll Dispenser for 1000 Quantity or Up *";
  expect(await screen.findByRole("dialog", { name })).toBeVisible();
  history.back();
  await waitFor(() => expect(option("Product", "Art Paper")).toBeChecked());
  expect(screen.queryByRole("dialog", { name })).toBeNull();
});

test("a gallery picture and its thumbnail say what is seen in it, its caption what to notice", async () => {
  const { user } = await openQuotePage("/stickers/paper?product=kraft-paper");
  const words = "Kraft paper sticker “Wild Thyme” on its backing, 75 x 50 mm";
  expect(gallery().getByRole("img", { name: words })).toHaveAttribute(
    "src",
    "/pictures/gallery/kraft-paper/1.webp",
  );
  await user.click(button(words));
  expect(current()).toHaveAccessibleName(`3 of 4: ${words}`);
  expect(within(current()!).getByText("On a square of backing, 75 x 50 mm")).toBeVisible();
});
