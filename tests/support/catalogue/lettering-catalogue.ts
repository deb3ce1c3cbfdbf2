import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import type { CatalogueFace } from "#domain/catalogue/face.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { defaultDesign, type LetteringDesign } from "#domain/lettering/design.ts";
import type { Lettering } from "#domain/lettering/designs/lettering-designs.ts";
import { letteringIn } from "#domain/lettering/designs/measured-designs.ts";
import { openFaceFiles } from "#platform/files/face-files.ts";

const files = openFaceFiles("public/fonts/lettering");

/** The letters of some faces, from their files. */
export function letteringOf(rows: readonly CatalogueFace[]): Lettering {
  return letteringIn(files.facesOf(rows), rows);
}

/** The shop's catalogue with its letters, as the server has it. */
export const letteringCatalogue = compileCatalogue(
  catalogueDocument,
  "test",
  letteringOf(catalogueDocument.faces),
);

const scope = scopeOf(letteringCatalogue.featuredItemBySlug.get("vinyl-lettering-designer")!);

/** Vinyl lettering as its page opens, with words. */
export function letteringSelection(design: Partial<LetteringDesign>): Selection {
  return choose(letteringCatalogue, scope, defaultSelection(letteringCatalogue, scope), {
    field: "lettering",
    design: { ...defaultDesign, ...design },
  });
}
