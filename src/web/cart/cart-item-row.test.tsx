import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { CartItem } from "./cart-calls.ts";
import { ArtworkToCome, LinePrice } from "./cart-item-row.tsx";

const kraft: CartItem = {
  id: 1,
  product_id: 5,
  name: "Kraft Paper",
  title: "",
  details: [],
  sentence: "",
  summary: "",
  quantity: 300,
  kinds: 1,
  price: 85,
  orig_price: 100,
  promotion: { name: "Summer in kraft", ends_on: "2027-01-31" },
  unit_price: 0.28,
  product_pricing_id: null,
  told_price: 85,
  message: null,
  quantities: [],
  path: null,
  artwork_path: null,
  picture: "",
  artwork: [],
};

test("a line of the cart names the promotion that strikes its price through, with its last day", () => {
  const shown = (item: CartItem) => renderToStaticMarkup(<LinePrice item={item} />);
  expect(shown(kraft)).toMatch(/<s .*\$100\.00<\/s>.*\$85\.00.*Summer in kraft, until 31 January/);
  const { promotion: _promotion, orig_price: _before, ...plain } = kraft;
  expect(shown(plain)).not.toMatch(/<s |until/);
});

test("a line without its artwork says where to add it, and one that has all or needs none says nothing", () => {
  const shown = (path: string | null) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <ArtworkToCome item={{ title: "Kraft stickers", artwork_path: path }} />
      </MemoryRouter>,
    );
  expect(shown("/stickers/paper?cart_item=1")).toMatch(
    /<a aria-label="Add your artwork to Kraft stickers" href="\/stickers\/paper\?cart_item=1"/,
  );
  expect(shown(null)).toBe("");
});
