import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { CallName, ReplyTo } from "#contract/calls.ts";
import { openQuotePage } from "#tests/support/markup/banner.ts";
import { type Answering, granted } from "#tests/support/markup/shop-double.ts";

/** Tags, both sides, with a hole and a string: 2 sets of 250. */
const tags = "/business-cards/swing-tags?sides=2&features=132,143&quantity=250&kinds=2";

const number = "Q2611241A2B3C4D5E";

const quotation: ReplyTo<"GET quote/get/quotation/:quotation_no"> = {
  id: 5,
  quotation_no: number,
  issue_date: "2026-11-24",
  valid_until: "2026-12-24",
  path: `/q/${number}/key`,
  name: "",
  company: "",
  address: "",
  apartment: "",
  city_town: "",
  province: "",
  postcode: "",
  phone_number: "",
  items: [],
  sub_total: 57,
  shipping_fee: 8,
  point_discount: 0,
  coupon_discount: 0,
  total_price: 65,
  words: "",
  gst: 8.48,
  shipping_method: "Standard",
  delivery_date: "2026-12-08",
  gst_number: null,
};

/** A line that is cut while somebody holds it. */
function line() {
  const state = { isCut: false };
  const through =
    (answering: Answering): Answering =>
    (call) => {
      if (state.isCut) throw new TypeError("The line is lost.");
      return answering(call);
    };
  return { state, through };
}

const printButton = () => screen.getByRole("button", { name: "You can print" });
const named = () => screen.getByRole("dialog", { name: "Quotation" });
const dialog = () => within(named());

/** Opens a page that can be printed. */
async function openTags(answers: Partial<Record<CallName, Answering>> = {}) {
  const page = await openQuotePage(tags, {
    "POST quote/create/quotation": () => granted({ id: quotation.id, quotation_no: number }),
    "GET quote/get/quotation/:quotation_no": () => granted(quotation),
    ...answers,
  });
  const print = async () => {
    await page.user.click(printButton());
    await screen.findByRole("heading", { name: "Bill To" });
  };
  const sent = (method: string) => page.calls.filter((call) => call.method === method);
  return { ...page, print, sent };
}

test("pressed twice it is one quotation; the same again on the page is the same one", async () => {
  const { user, sent, print } = await openTags();
  act(() => {
    printButton().click();
    printButton().click();
  });
  await screen.findByRole("heading", { name: "Bill To" });
  expect(dialog().getByText(number)).toBeInTheDocument();
  expect(sent("POST")).toHaveLength(1);
  await user.click(dialog().getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Quotation" })).toBeNull());
  await print();
  const keys = sent("POST").map(({ headers }) => headers.get("idempotency-key"));
  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0]]);
});

test("what cannot be saved stays in its fields and says so", async () => {
  const { state, through } = line();
  const { user, print, sent } = await openTags({
    "PUT quote/update/quotation/:id": through(({ body }) => granted({ ...quotation, ...Object(body) })),
  });
  await print();
  await user.click(dialog().getByRole("button", { name: "Edit Bill To" }));
  const save = () => user.click(dialog().getByRole("button", { name: "Save Bill To" }));
  const name = dialog().getByLabelText("Name", { exact: true });
  const company = dialog().getByLabelText("Company");
  expect(name).toHaveFocus();
  await user.type(name, "Aroha Tāne");
  await user.type(company, "<b>Bold</b>");
  await save();
  await waitFor(() => expect(company).toHaveFocus());
  expect(named()).toHaveTextContent("Please enter plain text of at most 150 characters.");
  expect(sent("PUT")).toEqual([]);

  await user.clear(company);
  await user.type(company, "Bold Ltd");
  state.isCut = true;
  await save();
  await waitFor(() => expect(named()).toHaveTextContent("An error occurred."));
  expect(name).toHaveValue("Aroha Tāne");
  state.isCut = false;
  await save();
  await waitFor(() => expect(named()).toHaveTextContent("Saved."));
  expect(named()).toHaveTextContent("Bold Ltd");
  expect(dialog().getByRole("button", { name: "Edit Bill To" })).toHaveFocus();
  expect(sent("PUT").at(-1)?.body).toMatchObject({ name: "Aroha Tāne", company: "Bold Ltd" });
});

test("a quotation that cannot be made or loaded is said, and can be tried again", async () => {
  const [making, loading] = [line(), line()];
  const { user } = await openTags({
    "POST quote/create/quotation": making.through(() => granted({ id: 5, quotation_no: number })),
    "GET quote/get/quotation/:quotation_no": loading.through(() => granted(quotation)),
  });
  making.state.isCut = true;
  await user.click(printButton());
  const price = screen.getByRole("region", { name: "Your price" });
  await waitFor(() => expect(price).toHaveTextContent("An error occurred."));
  making.state.isCut = false;
  loading.state.isCut = true;
  await user.click(printButton());
  await screen.findByRole("dialog", { name: "Quotation" });
  expect(await dialog().findByRole("alert")).toHaveTextContent("An error occurred.");
  loading.state.isCut = false;
  await user.click(dialog().getByRole("button", { name: "Try again" }));
  expect(await dialog().findByText(number)).toBeInTheDocument();
});
