import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { LetteringDesign } from "#domain/lettering/design.ts";
import { fieldFaults } from "#domain/lettering/designs/design-faults.ts";
import type { DesignFields } from "#domain/lettering/designs/lettering-designs.ts";
import { readDesign } from "#domain/lettering/designs/read-design.ts";
import type { Issue } from "../issue.ts";
import type { Selection } from "../selection.ts";
import { DESIGN_NAMES } from "./field-names.ts";
import { issueMessages } from "./issue-messages.ts";
import type { WireReader } from "./wire-reader.ts";
import { checkLettering } from "../lettering/check-lettering.ts";

const SPOILT: ReadonlySet<Issue["code"]> = new Set(["invalid", "not-loaded"]);
const WIRE_NAMES = Object.values(DESIGN_NAMES).map(({ wire }) => wire);

function fieldsIn(read: WireReader): DesignFields {
  const given = (name: string): string | undefined => read.text(name) ?? undefined;
  return {
    text: given(DESIGN_NAMES.text.wire),
    font: given(DESIGN_NAMES.font.wire),
    align: given(DESIGN_NAMES.align.wire),
    rest: given(DESIGN_NAMES.rest.wire),
  };
}

/** Whether a design comes with the request; a part of one without the word that it does is not passed over. */
function isDesigned(read: WireReader, isOffered: boolean): boolean {
  const used = read.text("use_creation_tool");
  if (used !== null && used !== "yes" && used !== "no")
    read.garbled("use_creation_tool", "use_creation_tool must be yes or no.");
  if (!isOffered) {
    if (used === "yes") read.refuse("use_creation_tool", "use_creation_tool: not offered with this product.");
    return false;
  }
  const part = WIRE_NAMES.find((name) => read.text(name) !== null);
  if (used !== "yes" && part !== undefined)
    read.refuse("use_creation_tool", `use_creation_tool must be yes where ${part} is given.`);
  return used === "yes";
}

/** The words that a request asks to be cut, each part refused by its own name; null where it asks for none. */
export function readLettering(read: WireReader, isOffered: boolean): LetteringDesign | null {
  if (!isDesigned(read, isOffered)) return null;
  const fields = fieldsIn(read);
  for (const { field, sentence } of fieldFaults(fields)) read.refuse(DESIGN_NAMES[field].wire, sentence);
  return readDesign(fields);
}

/** Refuses what cannot be cut whatever else is chosen: letters that a face lacks, and a face that there is not. */
export function refuseLetters(read: WireReader, catalogue: Catalogue, selection: Selection): void {
  const spoilt = checkLettering(catalogue, selection).filter(({ code }) => SPOILT.has(code));
  for (const [wire, sentence] of Object.entries(issueMessages(spoilt))) read.refuse(wire, sentence);
}

/** The colour that a design names by its slug, where the request does not name it by its id. */
export function colourOfDesign(
  read: WireReader,
  { colours }: Catalogue,
  colourId: number | undefined,
): number | undefined {
  const slug = read.text("use_creation_tool") === "yes" ? read.text("selected_color") : null;
  if (slug === null) return colourId;
  const found = [...colours.values()].find((colour) => colour.slug === slug)?.id;
  if (found === undefined) read.refuse("selected_color", `selected_color ${slug} does not exist.`);
  if (found !== undefined && colourId !== undefined && found !== colourId)
    read.refuse("selected_color", "selected_color and color_id do not agree.");
  return colourId ?? found;
}
