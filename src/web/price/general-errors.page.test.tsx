import { waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  area,
  button,
  customSize,
  mainButton,
  openQuotePage,
  priceIsConfirmed,
} from "#tests/support/markup/banner.ts";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { openShopDouble, priced } from "#tests/support/markup/shop-double.ts";

test("banner.md 8: three message areas, empty until there is something to say", async () => {
  const { user } = await openQuotePage("/stickers/paper");
  await customSize(user);
  for (const name of ["Errors", "Custom size", "Size input"] as const)
    expect(area(name)).toBeEmptyDOMElement();
});

test("banner.md 5, 8: the general error area shows its message with its link, and the price can be asked again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let isLost = true;
  const lost = () => Promise.reject(new TypeError("lost"));
  const { user } = await openQuotePage("/stickers/paper", {
    "GET get/pricing-data": (call) => (isLost ? lost() : priced(call)),
  });
  expect(area("Errors")).toHaveTextContent("An error occurred. Please try again or submit a report.");
  const report = within(area("Errors")).getByRole("link", { name: "submit a report" });
  expect(report).toHaveAttribute("href", expect.stringMatching(/^mailto:/));
  isLost = false;
  await user.click(button("Try again"));
  await waitFor(() => expect(area("Errors")).toBeEmptyDOMElement());
  await priceIsConfirmed();
  expect(area("Errors")).toBeEmptyDOMElement();
});

test("banner.md 4: a price that is never answered keeps the buttons waiting for ten seconds, not for ever", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const patience = new AbortController();
  const asked = vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  openShopDouble({
    "GET get/pricing-data": ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(new TypeError("too late")));
      }),
  });
  await openPage("/stickers/paper");
  await waitFor(() => expect(asked).toHaveBeenCalledWith(10_000));
  expect(mainButton()).toHaveAttribute("aria-busy", "true");
  patience.abort();
  await priceIsConfirmed();
  expect(area("Errors")).toHaveTextContent("An error occurred.");
});
