import { defaultDesign, type LetteringDesign } from "#domain/lettering/design.ts";
import { productOf } from "../options/product-rows.ts";
import { designFields, designKey } from "#domain/lettering/designs/design-fields.ts";
import type { DesignFields } from "#domain/lettering/designs/lettering-designs.ts";
import { readDesign } from "#domain/lettering/designs/read-design.ts";
import { choose } from "../choose.ts";
import { DESIGN_NAMES } from "../wire/field-names.ts";
import type { AddressField, Lookup, QueryEntry } from "./address-field.ts";

/** Said in place of a design where words are not typed here: the size is. */
const NO_WORDS = "none";

const PARTS = Object.keys(DESIGN_NAMES) as readonly (keyof DesignFields)[];

function fieldsIn(get: Lookup): DesignFields {
  const part = (name: keyof DesignFields): string | undefined => {
    const { address, wire } = DESIGN_NAMES[name];
    return get(address, wire);
  };
  return { text: part("text"), font: part("font"), align: part("align"), rest: part("rest") };
}

/** Sides in an address are the box that words are fitted into, not what a page begins with. */
function namesSize(get: Lookup): boolean {
  return get("size", "width", "height") !== undefined;
}

function isSame(one: LetteringDesign | null, other: LetteringDesign | null): boolean {
  return one === null || other === null ? one === other : designKey(one) === designKey(other);
}

/** The words to be cut: the text always, the rest where it is not the usual. One of the four parts is a design; without any, it is the page's own. */
export const letteringField: AddressField = {
  read: ({ catalogue, scope, words }, now, get) => {
    const fields = fieldsIn(get);
    const isGiven = PARTS.some((part) => fields[part] !== undefined);
    const isTyped = fields.rest === NO_WORDS || get("use_creation_tool") === "no";
    const design = isTyped ? null : isGiven || namesSize(get) ? readDesign(fields) : words;
    return choose(catalogue, scope, now, { field: "lettering", design });
  },
  write: ({ catalogue, words }, now, { lettering: wanted }) => {
    const { creationTool } = productOf(catalogue, now);
    if (wanted === null) return creationTool ? [[DESIGN_NAMES.rest.address, NO_WORDS]] : [];
    if (isSame(wanted, words)) return [];
    const fields = designFields(wanted);
    return PARTS.flatMap((part): readonly QueryEntry[] => {
      const value = fields[part];
      const isUsual = part !== "text" && value === designFields(defaultDesign)[part];
      return value === undefined || isUsual ? [] : [[DESIGN_NAMES[part].address, value]];
    });
  },
};
