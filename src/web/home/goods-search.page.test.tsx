import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { openShopDouble } from "#tests/support/markup/shop-double.ts";

const field = () => screen.getByRole("searchbox", { name: "What is it for?" });
const said = (words: RegExp) => waitFor(() => expect(screen.getByText(words)).toBeInTheDocument());

test("what is typed on while the answer is on its way stays in the field", async () => {
  openShopDouble();
  await openPage("/");
  fireEvent.input(field(), { target: { value: "jars" } });
  fireEvent.submit(screen.getByRole("search"));
  fireEvent.input(field(), { target: { value: "jars and lids" } });
  await said(/^4 things fit/);
  expect(screen.getByText("“jars”")).toBeInTheDocument();
  expect(field()).toHaveValue("jars and lids");
});

test("what leads to the goods brings the choice that makes them fit", async () => {
  openShopDouble();
  const { user } = await openPage("/?q=freezer");
  await user.click(screen.getByRole("link", { name: /^Art Paper/ }));
  expect(await screen.findByRole("radio", { name: /^Freezer Grade/ })).toBeChecked();
  expect(screen.getByRole("list", { name: "Good for" })).toHaveTextContent("Freezer");
});

test("nothing that fits is said, with a way on, and everything else stays in sight", async () => {
  openShopDouble();
  await openPage("/?q=pizza");
  await said(/^Nothing fits/);
  expect(screen.getByText("“pizza”")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "we answer questions" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^mailto:/),
  );
  const cards = within(screen.getByRole("region", { name: "Business cards" }));
  expect(cards.getAllByRole("link").length).toBeGreaterThan(1);
});
