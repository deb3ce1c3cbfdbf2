import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { sizeName } from "#domain/catalogue/size-text.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { mailFacts } from "#domain/catalogue/words/mail-facts.ts";
import { artworkGuide } from "#domain/content/artwork-guide.ts";
import { fillFacts } from "#domain/content/facts.ts";
import { wholeFaq } from "#domain/content/faq.ts";
import { shopContent } from "./content.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");

const answers = wholeFaq(catalogue, shopContent.faq)
  .flatMap(({ entries }) => entries.map(({ answer }) => answer))
  .join("\n");

/** content-and-lettering.md 9.1-9.3. */
test.each([
  ["printing days and shipping days", "9-10 business days"],
  ["transparent", "10-12 business days"],
  ["vinyl lettering", "7-10 business days"],
  ["express at checkout", "choose Express at checkout"],
  ["no express for embossed", "Express isn’t available for embossed"],
  ["cut-off", "Orders approved and paid after 6:00PM are processed next business day."],
  ["delivery after shipping", "Delivery is within 3 business days after shipping"],
  ["no guarantee", "no delivery date guarantee"],
  ["business days", "Monday to Friday"],
  ["free shipping", "Art Paper stickers ship free across New Zealand"],
  ["free shipping from", "from a subtotal of $100"],
  ["proof", "digital proof"],
  ["resolution and colours", "At 300 DPI in CMYK"],
  ["bleed", "2 mm past the trim line"],
  ["larger background", "4 mm larger"],
  ["safety area", "4 mm smaller"],
  ["sizes", "50 x 50, 50 x 75, 75 x 75, 50 x 100, 75 x 100 and 100 x 100 mm"],
  ["round sizes", "round ones of 50, 75 and 100 mm"],
  ["card", "90 x 55 mm. Draw the background at 92 x 57 mm and keep words inside 88 x 53 mm: margins of 1 mm"],
  ["cut lines apart", "5 mm or more"],
  ["least cards", "200 for standard business cards"],
  ["least stickers", "10 pieces for die cut stickers and for labels on a roll"],
  ["swing tag", "2 x 3.5 inch"],
  ["strings", "10 cm strings are optional"],
  ["dome", "about 1 mm high"],
  ["standard vinyl", "80-90gsm"],
  ["outdoor vinyl", "Outdoor vinyl lasts 2-5 years"],
  ["stocks", "standard matte 250gsm, royal extra white 400gsm and vintage kraft 300gsm"],
  ["foil", "gold and silver only"],
  ["dispenser", "free roll dispenser comes with 1000 labels or more"],
])("the questions answer: %s", (_fact, words) => {
  expect(answers.toLowerCase()).toContain(words.toLowerCase());
});

test("no words of the content type a turnaround: it is read from the catalogue", () => {
  expect(JSON.stringify(shopContent)).not.toMatch(/\d+(-\d+)? business days?\b(?! after shipping)/);
});

/** content-and-lettering.md 2.6 and 9.2. */
test("the artwork guide has every measurement box, and each of its sizes has a template", () => {
  const guide = artworkGuide(catalogue, shopContent);
  const named = (shapes: readonly string[]) =>
    guide.filter(({ shape }) => shapes.includes(shape)).flatMap(({ sizes }) => sizes.map(sizeName));
  expect(named(["square", "rectangle"])).toEqual(
    expect.arrayContaining("50x50 50x75 50x100 75x75 75x100 100x100 90x55 91x55 89x51 85x49".split(" ")),
  );
  expect(named(["circle"])).toEqual(["50x50", "75x75", "100x100"]);
  expect(named(["card"])).toEqual(["90x55", "91x55", "89x51", "85x49"]);
  const count = shopContent.artworkSizes.flatMap(({ sizes }) => sizes).length;
  expect(guide.flatMap(({ sizes }) => sizes)).toHaveLength(count);
});

/** Every text of some content, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

test("every fact that words name is there: where goods are not sold, their sentences are left out", () => {
  const texts = textsIn(shopContent).filter((text) => text.includes("{"));
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts)
    expect(
      () => fillFacts(text.replaceAll(/\{kept-[a-z-]+\}/g, ""), catalogue, mailFacts),
      text,
    ).not.toThrow();
});
