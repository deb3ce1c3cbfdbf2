import { afterEach, expect, test, vi } from "vitest";
import { fetchThumbnail, thumbnailQuery } from "./product-gallery.tsx";

afterEach(() => vi.unstubAllGlobals());

function answerWith(body: unknown, status = 200) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("only the choices that a product has are asked about", () => {
  const choice = { productId: 17, supplyId: null, finishingId: null, premiumProcessingId: 48, materialId: 2 };
  expect(thumbnailQuery(choice)).toBe("product_id=17&premium_processing_id=48&material_id=2");
});

test("the server's pictures become a gallery", async () => {
  const fetched = answerWith({
    status: "SUCCESS",
    code: 200,
    data: {
      id: 7,
      thumbnail: "/main.webp",
      video: null,
      gallery: [{ index: 9, file_path: "/nine.webp" }],
      dispenser: true,
    },
  });
  const signal = new AbortController().signal;
  expect(await fetchThumbnail("product_id=7&cutting_id=9", signal)).toEqual({
    thumbnail: "/main.webp",
    video: null,
    items: [{ index: 9, filePath: "/nine.webp" }],
    dispenser: true,
  });
  expect(fetched).toHaveBeenCalledWith(
    "/api/quote/get/thumbnail?product_id=7&cutting_id=9",
    expect.objectContaining({ method: "GET" }),
  );
});

test("a refusal is not a gallery", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  answerWith({ status: "ERROR" }, 422);
  expect(await fetchThumbnail("product_id=999", new AbortController().signal)).toBeNull();
});
