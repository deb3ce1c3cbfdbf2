import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openPart } from "#tests/support/markup/open-page.tsx";
import { AddressFields } from "./addresses.tsx";

const newton = { address: "12 Karangahape Road, Newton", city_town: "Auckland", postcode: "1010" };
const other = { address: "12 Karaka Street, Eden Terrace", city_town: "Auckland", postcode: "1021" };

/** The fields of an address in a form, over a shop that suggests these. */
function openFields(addresses: readonly object[], startText: Readonly<Record<string, string>> = {}) {
  const asked: string[] = [];
  const opened = openPart(
    <form aria-label="Checkout">
      <AddressFields hasFinder startText={startText} form={{ fields: {} }} />
    </form>,
  );
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json({ status: "SUCCESS", code: 200, data: { addresses } });
  });
  const street = screen.getByRole<HTMLInputElement>("combobox", { name: "Street address" });
  return { ...opened, asked, street };
}

const values = () =>
  ["Street address", "City", "Postcode"].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

test("what is typed finds addresses once typing pauses; arrows and Enter choose one, which fills the fields", async () => {
  const { user, asked, street } = openFields([newton, other]);
  await user.type(street, "12 kara");
  await screen.findByRole("option", { name: /Newton/ });
  expect(asked).toEqual(["/api/checkout/addresses?q=12+kara"]);
  expect(screen.getByText("2 addresses found. Arrow down to them.")).toBeInTheDocument();
  await user.keyboard("{ArrowUp}");
  const last = screen.getByRole("option", { name: /Eden Terrace/ });
  expect(last).toHaveAttribute("aria-selected", "true");
  expect(street).toHaveAttribute("aria-activedescendant", last.id);
  await user.keyboard("{ArrowDown}{Enter}");
  expect(values()).toEqual([newton.address, "Auckland", "1010"]);
  expect(screen.getByText("Auckland", { selector: "strong" })).toBeInTheDocument();
  expect([document.activeElement, street.getAttribute("aria-expanded")]).toEqual([street, "false"]);
  expect(asked).toHaveLength(1);
});

test("one is chosen by a press; Escape and leaving the field close them, and what was typed stays", async () => {
  const { user, street } = openFields([newton]);
  await user.type(street, "12 kara");
  await user.click(await screen.findByRole("option"));
  expect(values()).toEqual([newton.address, "Auckland", "1010"]);
  await user.clear(street);
  await user.type(street, "14 kara");
  await screen.findByRole("option");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("option")).toBeNull();
  await user.type(street, "n");
  await screen.findByRole("option");
  await user.tab();
  expect(screen.queryByRole("option")).toBeNull();
  expect(street).toHaveValue("14 karan");
});

test("few letters ask nothing, and where nothing is found typing goes on as ever", async () => {
  const { user, asked, street } = openFields([]);
  await user.type(street, "12k");
  await user.type(street, " Nowhere Road");
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(street).toHaveAttribute("aria-expanded", "false");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(street).toHaveValue("12k Nowhere Road");
});
