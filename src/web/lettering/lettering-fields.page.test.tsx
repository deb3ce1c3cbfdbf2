import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { isDisabled, mainButton, option, retype, total } from "#tests/support/markup/banner.ts";
import {
  DESIGNER,
  designerFor,
  lettersSeen,
  openDesigner,
  wordsField,
} from "#tests/support/markup/designer.ts";

const side = (name: "Width" | "Height") => screen.getByRole<HTMLInputElement>("textbox", { name });
const address = () => decodeURIComponent(location.search);
const rare = () => screen.getByText("Arc, spacing, outline and more");
const type = (one: HTMLElement, value: string) => fireEvent.input(one, { target: { value } });
const mend = () => screen.findByRole("button", { name: /^Make it \d+ mm high$/ });
const cartWaits = (waits: boolean) => waitFor(() => expect(isDisabled(mainButton())).toBe(waits));

test("content-and-lettering.md 2.1: the lettering designer says what it does, without questions and product info", async () => {
  await openDesigner();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Vinyl Lettering Designer");
  expect(
    screen.getByText("Customise vinyl lettering online with multiple sizes, fonts and colours."),
  ).toBeVisible();
  for (const name of ["Questions and answers", "Product info", "Artwork guide"])
    expect(screen.queryByRole("region", { name })).toBeNull();
  expect(screen.getByRole("region", { name: "Shipping info" })).toBeInTheDocument();
});

test("it opens with words that can be ordered: an example, marked when somebody comes to it, gone with the first letter", async () => {
  const { user } = await openDesigner();
  const field = wordsField() as HTMLTextAreaElement;
  expect(field).toHaveValue("Kia ora");
  expect(screen.getByText("An example. Type over it.")).toBeVisible();
  await cartWaits(false);
  expect(total()).toHaveTextContent(/^\$\d/);
  await user.click(field);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("Kia ora");
  await user.keyboard("Hi");
  expect(field).toHaveValue("Hi");
  await waitFor(() => expect(lettersSeen()).toHaveAccessibleName(/“Hi”/));
  expect(screen.queryByText("An example. Type over it.")).toBeNull();
  expect(screen.queryByText(/at least 10 mm is needed/)).toBeNull();
  await user.clear(field);
  expect(await screen.findByText(/Type your words to see the price\./)).toBeVisible();
  await waitFor(() => expect(address()).toMatch(/text=(&|$)/));
});

test("how many is asked below the words, and nothing folds it away, whatever is wrong", async () => {
  await openDesigner(`${DESIGNER}?text=Hello+there+you+all&width=60`);
  const quantity = screen.getByRole("group", { name: "Quantity" });
  expect(quantity.closest("details")).toBeNull();
  expect(screen.getByRole("group", { name: "Number of Sets" }).closest("details")).toBeNull();
});

test("three lines are typed, flagged, mended in one press, bent and kept by the address", async () => {
  const { user } = await openDesigner();
  for (const name of ["Shape", "Size"]) expect(screen.queryByRole("radiogroup", { name })).toBeNull();
  await user.type(wordsField(), "Kia ora{Enter}Aroha{Enter}nui");
  await waitFor(() =>
    expect(lettersSeen()).toHaveAccessibleName(/“Kia ora \/ Aroha \/ nui”, in Antique Olive/),
  );
  expect(await screen.findByText(/at least 10 mm is needed/)).toBeVisible();
  expect(wordsField()).toHaveAttribute("aria-invalid", "true");
  await cartWaits(true);
  await user.click(await mend());
  await cartWaits(false);
  expect(total()).not.toHaveTextContent("Not orderable yet");
  await user.click(rare());
  const arc = await screen.findByRole("slider", { name: "Arc" });
  const straight = side("Width").value;
  type(arc, "90");
  await waitFor(() => expect(address()).toMatch(/text=Kia[ +]ora\nAroha\nnui.*"arc":90/s));
  await waitFor(() => expect(side("Width")).not.toHaveValue(straight));
});

test("width and height keep together, and what was done is undone and redone by keys", async () => {
  const { user } = await openDesigner();
  await user.type(wordsField(), "OPEN");
  const opened = side("Height").value;
  await retype(user, side("Width"), "400");
  await waitFor(() => expect(side("Height")).not.toHaveValue(opened));
  const high = side("Height").value;
  await retype(user, side("Width"), "800");
  await waitFor(() => expect(side("Height")).not.toHaveValue(high));
  await user.click(wordsField());
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(side("Width")).toHaveValue("400"));
  expect(side("Height")).toHaveValue(high);
  await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await waitFor(() => expect(side("Width")).toHaveValue("800"));
});

test("what cannot be cut is named at the text, and nothing of it is lost", async () => {
  await openDesigner();
  type(wordsField(), "Hi 🥝");
  expect(await screen.findByText(/'🥝' cannot be cut in Antique Olive/)).toBeVisible();
  expect(wordsField()).toHaveValue("Hi 🥝");
  await cartWaits(true);
  type(wordsField(), "a".repeat(501));
  await waitFor(() => expect(wordsField()).toHaveAttribute("aria-invalid", "true"));
  expect(wordsField()).toHaveValue("a".repeat(501));
});

test("a line has a font and size of its own, the letters a second film: drawn, measured, priced and in the address", async () => {
  const { user } = await openDesigner(
    designerFor("Kia ora\nAroha", { size: { by: "height", mm: 300 } }, { font: "roboto" }),
  );
  const [width, price] = [side("Width").value, total()?.textContent ?? ""];
  await user.click(rare());
  const line = within(await screen.findByRole("group", { name: "Line 2: Aroha" }));
  await user.selectOptions(line.getByRole("combobox", { name: "Font of line 2" }), "Pacifico");
  await waitFor(() => expect(side("Width")).not.toHaveValue(width));
  type(line.getByRole("slider", { name: "Size of line 2" }), "150");
  await user.selectOptions(screen.getByRole("combobox", { name: "Outline" }), "3 mm wider");
  await user.selectOptions(screen.getByRole("combobox", { name: "Outline film" }), "Red");
  // 3 mm on either side of the letters' edge.
  await waitFor(() => expect(lettersSeen().querySelector('use[stroke-width="6"]')).not.toBeNull());
  await waitFor(() => expect(address()).toMatch(/"outline":.*"pacifico","percent":150/));
  await waitFor(() => expect(total()).not.toHaveTextContent(price));
});

test("letters printed in full colour take the colour that is picked; too small ones are marked", async () => {
  const { user } = await openDesigner(`${DESIGNER}?text=Hello`);
  await waitFor(() => expect(lettersSeen().querySelector('[data-part="too-small"]')).not.toBeNull());
  expect(screen.queryByLabelText("Printed colour")).toBeNull();
  await user.click(option("Colour", "Full colour"));
  type(screen.getByLabelText("Printed colour"), "#ff8800");
  await waitFor(() => expect(location.search).toContain("ff8800"));
  expect(lettersSeen().querySelector('[fill="#ff8800"]')).not.toBeNull();
});

test("words that become too small are said so, and mended by a press right after a key", async () => {
  const size = { size: { by: "height", mm: 90 } };
  const { user } = await openDesigner(designerFor("Bread", size, { font: "pacifico" }));
  await retype(user, side("Height"), "30");
  type(wordsField(), "Bread\nevery day");
  const press = await mend();
  await cartWaits(true);
  type(wordsField(), "Bread\nevery days");
  fireEvent.click(press);
  await cartWaits(false);
  expect(wordsField()).toHaveValue("Bread\nevery days");
  expect(screen.queryByRole("button", { name: /^Make it \d+ mm high$/ })).toBeNull();
});

test("words that are too small are priced and say what would do; the cart waits, a person can be asked", async () => {
  await openDesigner(`${DESIGNER}?text=Kia%20ora&font=pacifico`);
  expect(screen.getByText(/at least 10 mm is needed\. Make your text 27 mm high or more\./)).toBeVisible();
  await waitFor(() => expect(total()).toHaveTextContent(/^\$\d.*Not orderable yet: letters under 10 mm/));
  const panel = within(screen.getByRole("region", { name: "Your price" }));
  for (const name of ["ADD TO CART", "Add to Compare", "You can print"]) {
    expect(isDisabled(panel.getByRole("button", { name }))).toBe(true);
    expect(panel.getByRole("button", { name })).toHaveAccessibleDescription("Check the lettering");
  }
  expect(isDisabled(panel.getByRole("button", { name: "Request a quote" }))).toBe(false);
});

test("the list of fonts leads to who made them and under which licence", async () => {
  const { user } = await openDesigner(`${DESIGNER}?text=Hello`);
  await user.click(screen.getByRole("button", { name: /^See all \d+ fonts$/ }));
  const fonts = within(await screen.findByRole("dialog", { name: "Fonts" }));
  expect(fonts.getByRole("link", { name: /licences/ })).toHaveAttribute("href", "/fonts/licences");
});
