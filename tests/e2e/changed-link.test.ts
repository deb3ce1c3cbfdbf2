import { expect } from "@playwright/test";
import { newEmail } from "../support/people/members.ts";
import { test } from "../support/pages/shop-test.ts";

/** Art paper, die cut, 50 mm across: $19.50, with shipping. */
const artPaper = {
  product_id: 1,
  cutting_id: 1,
  finishing_id: 1,
  adhesive_id: 1,
  shape_id: 1,
  color_id: 1,
  size: "50x50",
  quantity: 25,
  kinds: 1,
  origin_path: "/stickers/paper?product=art-paper&quantity=25",
};

interface Answered {
  readonly data: { readonly path: string; readonly quotation_no: string };
}

test("a quotation's owner changes its link and goes on at the new one; the old one and others' eyes find nothing", async ({
  page,
  browser,
}) => {
  const body = { data: { quotations: [artPaper] } };
  const issued = (await (await page.request.post("/api/quote/create/quotation", body)).json()) as Answered;
  const read = await page.request.get(`/api/quote/get/quotation/${issued.data.quotation_no}`);
  await page.goto(((await read.json()) as Answered).data.path);
  const old = page.url();
  await page.getByText("Change the link to this quotation").click();
  await page.getByRole("button", { name: "Change the link" }).click();
  await expect(page.getByText("This page has its new link.")).toBeVisible();
  await expect(page).not.toHaveURL(old);
  const other = await (await browser.newContext()).newPage();
  expect((await other.goto(old))?.status()).toBe(404);
  expect((await other.goto(page.url()))?.status()).toBe(200);
  await expect(other.getByText("Change the link")).toHaveCount(0);
});

test("an order's link is changed without a script by whoever has it: the new one goes to its own address", async ({
  page,
  browser,
}) => {
  await page.request.post("/api/cart/add", { data: artPaper });
  const placed = await page.request.post("/api/order/place", {
    data: {
      email: newEmail("changed-link"),
      first_name: "Hana",
      last_name: "Rewi",
      phone_number: "021 555 0142",
      address: "8 Marae Road",
      city_town: "Whangārei",
      province: "Northland",
      postcode: "0110",
      terms: "yes",
      total_price: 19.5,
    },
  });
  const { path } = ((await placed.json()) as Answered).data;
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(path);
  await plain.getByText("Change the link to this order").click();
  await plain.getByRole("button", { name: "Change the link" }).click();
  await expect(plain.getByText("the new one is on its way to the address of the order")).toBeVisible();
  expect((await plain.goto(path))?.status()).toBe(404);
  expect((await page.goto(path))?.status()).toBe(200);
});
