import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { Selection } from "../../../domain/configure/selection.ts";
import type { Forms } from "../../../domain/preview/forms/drawing.ts";
import { formIn } from "../../../domain/preview/subject/form-of.ts";

const loads = {
  roll: async () => (await import("../../../domain/preview/forms/roll-forms.ts")).rollForms,
  other: async () => (await import("../../../domain/preview/forms/other-forms.ts")).otherForms,
};

/** The server has them all; a browser loads those that the page shows. */
const loaded: { roll?: Forms; other?: Forms } = import.meta.env.SSR
  ? { roll: await loads.roll(), other: await loads.other() }
  : {};

const packOf = (catalogue: Catalogue, selection: Selection): keyof typeof loads =>
  formIn(catalogue, selection) === "roll" ? "roll" : "other";

/** The drawings that a selection needs; undefined while they are still to be loaded. */
export const formsFor = (catalogue: Catalogue, selection: Selection): Forms | undefined =>
  loaded[packOf(catalogue, selection)];

export const loadFormsFor = async (catalogue: Catalogue, selection: Selection): Promise<void> => {
  const pack = packOf(catalogue, selection);
  loaded[pack] ??= await loads[pack]();
};
