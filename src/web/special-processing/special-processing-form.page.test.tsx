import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { openQuotePage, retype } from "#tests/support/markup/banner.ts";
import { openSpecial, special, specialCatalogue, unfoldSticker } from "#tests/support/markup/special-form.ts";

/** With an own size that nobody has typed yet. */
const ownSize = "/stickers/paper?size=custom";

const radio = (name: string) => special().getByRole("radio", { name });
const box = (name: string) => special().getByRole("checkbox", { name });
const labelled = (name: string) => special().getByLabelText(name, { exact: true });
const isThere = (name: string) => special().queryByLabelText(name, { exact: true }) !== null;
const choicesOf = (name: string) =>
  within(labelled(name))
    .getAllByRole("option")
    .map((one) => one.textContent);

test("the lists follow each other: the roll, the vinyl's material, the shapes of a size", async () => {
  const { user } = await openSpecial("/stickers/vinyl");
  await user.click(radio("PVC Vinyl"));
  expect(within(labelled("Material")).getByRole("radio", { checked: true })).toHaveAttribute("value", "4");
  expect(isThere("Orientation")).toBe(false);
  await user.click(radio("Roll"));
  expect(["Orientation", "Adhesive", "Premium Processing"].map(isThere)).toEqual([true, false, false]);
  expect(labelled("Size").tagName).toBe("SELECT");
  await user.click(radio("Multi-cut Sheet"));
  expect(["Sheet Size", "Number of Cuts"].map(isThere)).toEqual([true, true]);
  await user.click(radio("Die Cut"));
  await retype(user, labelled("Width"), "50");
  await retype(user, labelled("Height"), "30");
  expect(choicesOf("Shape")).toEqual(["Oval", "Rectangle", "Custom"]);
  await retype(user, labelled("Height"), "50");
  expect(choicesOf("Shape")).toEqual(["Circle", "Square", "Custom"]);
});

test("what cannot be had says why and cannot be ticked; at most three spots", async () => {
  const { user } = await openSpecial("/stickers/vinyl?product=standard-vinyl");
  const white = box("White Ink");
  expect(white).toHaveAttribute("aria-disabled", "true");
  expect(white).toHaveAccessibleDescription(/choose the material Transparent Vinyl/);
  await user.click(white);
  expect(white).not.toBeChecked();
  await user.click(radio("Transparent Vinyl"));
  await user.click(box("White Ink"));
  expect(box("White Ink")).toBeChecked();
  await user.click(radio("White PVC Matte"));
  expect(box("White Ink")).not.toBeChecked();
  await user.click(radio("Hologram"));
  for (const name of ["Foil Stamp", "Gold", "Silver", "Copper"]) await user.click(box(name));
  expect(box("Holographic")).toHaveAttribute("aria-disabled", "true");
  expect(box("Holographic")).toHaveAccessibleDescription(/Choose at most 3/);
  expect(isThere("Premium Coating")).toBe(false);
  await user.selectOptions(labelled("Premium Processing"), "Glossy Lamination");
  expect(isThere("Premium Coating")).toBe(true);
});

test("what needs seeing is shown: processings and what they come in, stocks, finishes and supplies", async () => {
  const { user } = await openSpecial("/stickers/paper");
  await user.click(box("Foil Stamp"));
  const shown = (choice: HTMLElement) => choice.closest("label")!;
  const processings = [
    "Foil Stamp",
    "White Ink",
    "Emboss / Deboss",
    "Numbering",
    "Variable Data",
    "Scratch-off",
  ];
  const colours = ["Gold", "Silver", "Rose Gold", "Copper", "Holographic"];
  const stocks = ["Art Paper", "Kraft Paper", "Embossed Paper"];
  const pictures = [...[...processings, ...colours].map(box), ...stocks.map(radio)].map((choice) =>
    shown(choice).querySelector("img")?.getAttribute("src"),
  );
  expect(pictures).toEqual(pictures.map(() => expect.stringMatching(/^\/pictures\/.+\.webp$/)));
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(shown(radio("Roll")).querySelector("svg")).not.toBeNull();
  expect(shown(radio("Gloss")).querySelector("[data-appearance=gloss]")).not.toBeNull();
});

test("a size that is too small is said half a second after the last digit, not between two; sizes take typed digits alone", async () => {
  const { user } = await openSpecial(ownSize);
  const [width, height] = [labelled("Width"), labelled("Height")];
  await user.type(width, "1a2.5-");
  await user.paste("99");
  expect(width).toHaveValue("125");
  await user.clear(width);
  await user.type(width, "1234567");
  expect(width).toHaveValue("123456");

  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const tooSmall = () => special().queryByText("* Width or height must not be below 15mm.");
  const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  type(width, "60");
  type(height, "1");
  await pass(400);
  expect(tooSmall()).toBeNull();
  type(height, "12");
  await pass(400);
  expect(tooSmall()).toBeNull();
  expect(height).not.toHaveAttribute("aria-invalid");
  await pass(101);
  expect(tooSmall()).toBeVisible();
  type(height, "120");
  await pass(600);
  expect(tooSmall()).toBeNull();
});

test("Send Quote waits for a special processing; then everything that is missing is marked, the first has the focus", async () => {
  const { user, calls } = await openSpecial(ownSize);
  const send = special().getByRole("button", { name: "Send Quote" });
  expect(send).toHaveAttribute("aria-disabled", "true");
  expect(send).toHaveAccessibleDescription("Please select a special processing option.");
  await user.click(radio("Counted Sheet"));
  await user.clear(labelled("Stickers/Sheet"));
  await user.click(box("Scratch-off"));
  await user.click(labelled("Width").closest("details")!.querySelector("summary")!);
  await user.click(send);
  for (const words of [
    "Please specify the number of stickers to place in one seat.",
    "Size is required. Please try again.",
    "First name is required. Please try again.",
    "Last name is required. Please try again.",
    "Email address is required. Please try again.",
  ])
    expect(special().getByText(words)).toBeVisible();
  await waitFor(() => expect(labelled("Stickers/Sheet")).toHaveFocus());
  // What is wrong in the folded part is unfolded.
  expect(labelled("Width").closest("details")).toHaveAttribute("open");
  await user.type(labelled("Stickers/Sheet"), "31");
  expect(special().getByText("Number of stickers should not be more than 30.")).toBeVisible();
  fireEvent.input(labelled("Stickers/Sheet"), { target: { value: "007" } });
  await waitFor(() => expect(labelled("Stickers/Sheet")).toHaveValue("7"));
  await user.type(labelled("Width"), "200");
  await user.type(labelled("Height"), "99");
  expect(await special().findByText("* Width or height must not be below 100mm.")).toBeVisible();
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
});

test("an own quantity that is missing is asked for where it is typed, not in the list above", async () => {
  const { user } = await openSpecial("/stickers/paper");
  await user.click(box("Numbering"));
  await user.selectOptions(labelled("Quantity"), "Input the number here");
  await user.clear(labelled("Your own number"));
  await user.click(special().getByRole("button", { name: "Send Quote" }));
  await waitFor(() => expect(labelled("Your own number")).toHaveFocus());
  expect(labelled("Your own number")).toHaveAccessibleDescription(/Please enter the quantity/);
  expect(labelled("Quantity")).not.toHaveAttribute("aria-invalid");
});

test("an own size, six sets and a quantity beyond the list come along from the page", async () => {
  await openSpecial(
    "/stickers/roll?size=custom&width=80&height=40&kinds=6&quantity=custom&custom_quantity=20000",
  );
  for (const [name, value] of [
    ["Width", "80"],
    ["Height", "40"],
    ["Your own number", "20000"],
  ] as const)
    expect(labelled(name)).toHaveValue(value);
  expect(labelled("Size")).toHaveValue("custom");
  expect(labelled("Number of Sets")).toHaveValue("6");
});

test("a preset that nobody touched goes with the product it was for; what was typed stays", async () => {
  const { user } = await openQuotePage("/stickers/paper?product=embossed-paper", {
    "GET quote/get/special-processing": specialCatalogue,
  });
  await user.click(screen.getByRole("button", { name: "request a special quote" }));
  await screen.findByRole("group", { name: "Special processing" });
  expect(labelled("Comment")).toHaveValue("Single Colour Printing");
  expect(special().getByRole("button", { name: "Send Quote" })).not.toHaveAttribute("aria-disabled", "true");
  await unfoldSticker(user);
  await user.click(radio("Art Paper"));
  expect(labelled("Comment")).toHaveValue("");
  await user.type(labelled("Comment"), "My own words");
  await user.click(radio("Embossed Paper"));
  expect(labelled("Comment")).toHaveValue("My own words");
});

test("a form that cannot be fetched says so, and can be asked for again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let isBroken = true;
  const { user } = await openQuotePage(ownSize, {
    "GET quote/get/special-processing": (call) =>
      isBroken ? Promise.reject(new TypeError("lost")) : specialCatalogue(call),
  });
  await user.click(screen.getByRole("button", { name: "Special processing" }));
  expect(await screen.findByText("An error occurred. Please try again or submit a report.")).toBeVisible();
  isBroken = false;
  await user.click(special().getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("group", { name: "Special processing" })).toBeVisible();
});

test("pages that sell nothing with special processing do not offer it", async () => {
  await openQuotePage("/stickers/dome");
  expect(screen.queryByRole("button", { name: "Special processing" })).toBeNull();
});

test.each([
  "/business-cards/swing-tags",
  "/business-cards/premium-business-card",
  "/vinyl-lettering-designer",
])("%s has Special Processing, too: what its products can have is asked for there", async (path) => {
  await openSpecial(path);
  expect(box("Numbering")).toBeInTheDocument();
});
