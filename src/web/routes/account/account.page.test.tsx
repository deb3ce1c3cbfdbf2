import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ReplyTo } from "#contract/calls.ts";
import { memberAnswers } from "#tests/support/markup/member-answers.ts";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { granted, openShopDouble, refused } from "#tests/support/markup/shop-double.ts";

const region = (name: string) => screen.findByRole("region", { name });
const navigation = () => screen.findByRole("navigation", { name: "Your account" });

type Request = ReplyTo<"GET quote/get/quote-requests">[number];

/** Four quote requests, the newest first: of 200, 100, 50 and 20 pieces. */
const requests = [200, 100, 50, 20].map((pieces): Request => ({
  request_no: `R26112400000000${pieces}`,
  quote_type: "Special Size",
  state: "Requested",
  path: "/q/request/R/key",
  order_path: null,
  date: "2026-11-23T22:00:00.000Z",
  product: "Art Paper",
  title: "Art paper stickers",
  details: [{ label: "Quantity", value: String(pieces) }],
  comment: "",
  files: [],
  artwork: [],
}));
const fourRequests = { ...memberAnswers, "GET quote/get/quote-requests": () => granted(requests) };

test("each part of the account is a page of its own, and its link says so; an empty one says how it fills", async () => {
  openShopDouble(memberAnswers);
  const { user } = await openPage("/account");
  const links = within(await navigation());
  for (const [path, link, shown] of [
    ["/account/orders", "Orders", ["Orders"]],
    ["/account/quotations", "Quotations", ["Quotations"]],
    ["/account/requests", "Quote requests", ["Quote requests"]],
    ["/account/designs", "Designs", ["Designs"]],
    ["/account/files", "Files", ["Files"]],
    ["/account/addresses", "Addresses", ["Addresses"]],
    ["/account/points", "Points", ["Points"]],
    ["/account/details", "Your details", ["Profile", "Password"]],
  ] as const) {
    await user.click(links.getByRole("link", { name: link }));
    await waitFor(() => expect(location.pathname).toBe(path));
    const names = () => screen.getAllByRole("region").map((one) => one.querySelector("h2")?.textContent);
    await waitFor(() => expect(names()).toEqual(shown));
    const current = links.getAllByRole("link").filter((one) => one.getAttribute("aria-current") === "page");
    expect(current.map(({ textContent }) => textContent)).toEqual([link]);
    if (link === "Orders")
      expect(
        await screen.findByText("No orders yet. When you place one, you can follow it here."),
      ).toBeVisible();
  }
});

test("the overview shows everything, of each list the newest three, and leads to the rest", async () => {
  openShopDouble(fourRequests);
  const { user } = await openPage("/account");
  for (const name of ["Quotations", "Points", "Addresses", "Profile", "Password"])
    expect(await region(name)).toBeVisible();
  expect(await region("Points")).toHaveTextContent("A point takes $1 off");
  const part = within(await region("Quote requests"));
  expect(await part.findAllByRole("listitem")).toHaveLength(3);
  await user.click(part.getByRole("link", { name: "See all 4 quote requests" }));
  await waitFor(() => expect(location.pathname).toBe("/account/requests"));
  await waitFor(() => expect(screen.getAllByText("Art paper stickers")).toHaveLength(4));
});

test("the overview opens the request that a mail leads to, however old", async () => {
  openShopDouble(fourRequests);
  await openPage(`/account?quote_request=${requests[3]!.request_no}`);
  const rows = await within(await region("Quote requests")).findAllByRole("listitem");
  expect(rows.map((row) => row.querySelector("details")!.open)).toEqual([false, false, false, true]);
  expect(within(rows[3]!).getByText("20")).toBeVisible();
});

test("a visitor is invited on every page of the account, and told what a point takes off", async () => {
  openShopDouble();
  await openPage("/account/addresses");
  expect(await screen.findByRole("link", { name: "Create an account" })).toBeVisible();
  expect(screen.getByText(/A point takes \$1 off/)).toBeVisible();
  expect(screen.queryByRole("navigation", { name: "Your account" })).toBeNull();
});

test("the address book says what was done to it", async () => {
  type Saved = ReplyTo<"GET account/addresses">[number];
  let kept: Saved[] = [];
  const keep = (body: unknown) => {
    const address = { id: 1, ...(body as Omit<Saved, "id">) };
    if (kept.some(({ postcode }) => postcode === address.postcode))
      return refused(409, "You are using an address that already exist.");
    const words = kept.length === 0 ? "new address has been added" : "existing address has been edited";
    kept = [address];
    return granted({ message: `Your ${words} successfully.`, address });
  };
  openShopDouble({
    ...memberAnswers,
    "GET account/addresses": () => granted(kept),
    "POST account/addresses": ({ body }) => keep(body),
    "PUT account/addresses/:id": ({ body }) => keep(body),
    "DELETE account/addresses/:id": () => {
      kept = [];
      return granted({});
    },
  });
  const { user } = await openPage("/account/addresses");
  const book = await region("Addresses");
  const press = async (name: string) => user.click(await within(book).findByRole("button", { name }));
  const field = (label: string) => within(book).getByLabelText(label);
  const typePlace = async (postcode: string) => {
    await user.type(field("Address label"), "Studio");
    await user.type(field("Street address"), "12 Karangahape Road");
    await user.type(field("City"), "Auckland");
    await user.type(field("Region"), "Auckland");
    await user.type(field("Postcode"), postcode);
  };
  await press("Add an address");
  expect(field("Address label")).toHaveFocus();
  await typePlace("1010");
  await press("Add address");
  expect(field("Phone number")).toHaveAccessibleDescription("Phone number is required. Please try again.");
  await user.type(field("Phone number"), "09 123 4567{Enter}");
  expect(await within(book).findByText("Your new address has been added successfully.")).toBeVisible();
  await press("Edit Studio");
  await user.clear(field("Postcode"));
  await user.type(field("Postcode"), "1011{Enter}");
  expect(await within(book).findByText("Your existing address has been edited successfully.")).toBeVisible();
  await press("Add an address");
  await typePlace("1011");
  await user.type(field("Phone number"), "09 123 4567{Enter}");
  expect(await within(book).findByText("You are using an address that already exist.")).toBeVisible();
  await press("Cancel");
  await press("Remove Studio");
  await press("Yes, remove Studio");
  expect(await within(book).findByText("No address yet.")).toBeVisible();
});
