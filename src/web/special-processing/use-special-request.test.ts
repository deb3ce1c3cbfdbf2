import { expect, test } from "vitest";
import { formOf, sized, special, tick } from "#tests/support/bodies/special-form.ts";
import { specialBody } from "./use-special-request.ts";

const upload = "0123456789abcdef0123456789abcdef";
const request = {
  catalogue: special,
  form: formOf(1, sized(60, 40), tick(8)),
  featuredItemId: 3,
  guestId: 12,
  typed: { firstname: "Bea", lastname: "Moss", email_address: "bea@example.org", comment: "Gold, please" },
  uploads: [upload],
  path: "/stickers/paper?product=art-paper&utm_source=radio",
};

test("the payload names the form, the person, the choices, the page, the campaign and the files", () => {
  const { body } = specialBody(request);
  const fields = Object.fromEntries([...body].filter(([, value]) => typeof value === "string"));
  expect(fields).toMatchObject({
    quote_type: "Special Processing",
    featured_item_id: "3",
    address_book_id: "12",
    firstname: "Bea",
    email_address: "bea@example.org",
    comment: "Gold, please",
    product_id: "1",
    cutting_id: "1",
    width: "60",
    "addons[]": "8",
    origin_path: "/stickers/paper?product=art-paper",
    utm_source: "radio",
  });
  expect(body.getAll("uploads[]")).toEqual([upload]);
});

test("the same request is known again by its words; another file makes it another request", () => {
  const same = specialBody(request).text;
  expect(specialBody({ ...request }).text).toBe(same);
  expect(specialBody({ ...request, uploads: [] }).text).not.toBe(same);
  expect(specialBody({ ...request, typed: { ...request.typed, comment: "Silver" } }).text).not.toBe(same);
});
