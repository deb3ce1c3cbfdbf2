import { sizeText } from "#domain/catalogue/size-text.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Choice } from "#domain/catalogue/choice.ts";
import { type Detail, type DetailKind, detailOf } from "#domain/detail.ts";
import { neededFaces } from "#domain/lettering/needed-faces.ts";
import { writtenLines } from "#domain/lettering/normal-text.ts";
import { featureLabel } from "./options/print-features.ts";
import { cutFaceName } from "./lettering/face-name.ts";
import { addonGroupsOf, productOf, supplyOf } from "./options/product-rows.ts";
import type { FeatureSide, PrintFeatureChoice, Selection } from "./selection.ts";

/** A detail with how it reads inside the one-line summary. */
interface Line {
  readonly detail: Detail;
  readonly words: string;
}

const SIDES = ["na", "front", "back"] as const satisfies readonly FeatureSide[];

/** Items that are "None" leave no trace. */
function featureLines(catalogue: Catalogue, chosen: PrintFeatureChoice, bothSides: boolean): readonly Line[] {
  return SIDES.flatMap((side) =>
    chosen[side].flatMap((id) => {
      const found = catalogue.printFeatureItems.get(id);
      if (found === undefined || found.item.isNone) return [];
      const label = featureLabel(found.feature.name, side, bothSides);
      return [line(label, found.item.name, `${label}: ${found.item.name}`)];
    }),
  );
}

function joined(lines: readonly Line[]): string {
  return lines.map((line) => line.words).join(", ");
}

function line(label: string, value: string, words = value): Line {
  return { detail: { label, value }, words };
}

function named(label: string, rows: ReadonlyMap<number, Choice>, id: number | null): readonly Line[] {
  const row = id === null ? undefined : rows.get(id);
  return row === undefined ? [] : [line(label, row.name)];
}

function typed(label: string, value: number | null, unit: string): readonly Line[] {
  return value === null ? [] : [line(label, String(value), `${value} ${unit}`)];
}

function counted(kind: DetailKind, value: number | null, unit: string): readonly Line[] {
  return value === null ? [] : [{ detail: detailOf(kind, String(value)), words: `${value} ${unit}` }];
}

function lettersLines(catalogue: Catalogue, { lettering }: Selection): readonly Line[] {
  if (lettering === null) return [];
  const { text, align, arc, outline, fullColour, insideGlass } = lettering;
  const words = writtenLines(text).map((row) => row.text);
  const film = outline && catalogue.colours.get(outline.colourId)?.name;
  return [
    line("Text", `“${words.join(" / ")}”`),
    line(
      "Font",
      neededFaces(lettering)
        .map((font) => cutFaceName(catalogue, font))
        .join(", "),
    ),
    ...(words.length > 1
      ? [line("Align", `${align[0]?.toUpperCase()}${align.slice(1)}`, `${align} aligned`)]
      : []),
    ...(arc === 0 ? [] : [line("Arc", `${arc}°`, `arc of ${arc}°`)]),
    ...(outline
      ? [line("Outline", `${outline.mm} mm, ${film ?? ""}`, `outline of ${outline.mm} mm in ${film ?? ""}`)]
      : []),
    ...(fullColour === null ? [] : [line("Printed in", fullColour)]),
    ...(insideGlass ? [line("Applied", "Inside of glass", "for the inside of glass")] : []),
  ];
}

function addonLines(catalogue: Catalogue, selection: Selection): readonly Line[] {
  return addonGroupsOf(catalogue, selection).flatMap(({ group, items }) => {
    const item = items.find((row) => row.id === selection.addons[group.code]);
    if (item === undefined) return [];
    const detail = { label: group.name, value: item.name, ...(item.isNone && { isNone: true }) };
    return [{ detail, words: `${group.name}: ${item.name}` }];
  });
}

function materialLines(catalogue: Catalogue, selection: Selection): readonly Line[] {
  return [
    ...named(productOf(catalogue, selection).finishingLabel, catalogue.finishings, selection.finishingId),
    ...named("Adhesive", catalogue.adhesives, selection.adhesiveId),
    ...named("Material", catalogue.materials, selection.materialId),
  ];
}

function installLines({ installReady }: Selection): readonly Line[] {
  if (installReady === null) return [];
  const answer = installReady === "yes" ? "Yes" : "No";
  return [line("Install ready", answer, `Install ready: ${answer}`)];
}

/** What the buyer calls the sets; one without a name by its number. */
function setNameLines({ artwork }: Selection): readonly Line[] {
  const names = artwork?.setNames ?? [];
  if (names.length === 0) return [];
  const value = names.map((name, at) => (name === "" ? `Set ${at + 1}` : name)).join(", ");
  return [{ detail: { label: "Set names", value, isNone: false }, words: `sets named ${value}` }];
}

function linesOf(catalogue: Catalogue, selection: Selection): readonly Line[] {
  const side = selection.printedSideId;
  const product = productOf(catalogue, selection).name;
  const bothSides = side !== null && (catalogue.printedSides.get(side)?.bothSides ?? false);
  return [
    { detail: detailOf("product", product), words: product },
    ...named("Supply", catalogue.supplies, selection.supplyId),
    ...lettersLines(catalogue, selection),
    ...(selection.lettering === null ? named("Shape", catalogue.shapes, selection.shapeId) : []),
    ...typed("Number of Cuts", selection.cutPerShape, "cuts"),
    ...typed("Stickers/Sheet", selection.stickersPerSheet, "stickers per sheet"),
    ...materialLines(catalogue, selection),
    line(supplyOf(catalogue, selection)?.sizeLabel ?? "Size", sizeText(selection.size)),
    ...named("Printed side", catalogue.printedSides, side),
    ...named(selection.lettering === null ? "Colour" : "Film", catalogue.colours, selection.colourId),
    ...addonLines(catalogue, selection),
    ...installLines(selection),
    ...featureLines(catalogue, selection.printFeatures, bothSides),
    ...counted("quantity", selection.quantity.pieces, selection.quantity.pieces === 1 ? "pc" : "pcs"),
    ...counted("sets", selection.sets.count, selection.sets.count === 1 ? "set" : "sets"),
    ...setNameLines(selection),
  ];
}

/** Everything chosen as label and value, in the order of the form; choices the product lacks are left out. */
export function detailsOf(catalogue: Catalogue, selection: Selection): readonly Detail[] {
  return linesOf(catalogue, selection).map(({ detail }) => detail);
}

/** The item in one line: what quote data calls its summary. Print features carry their names ('Punch Hole'). */
export function summaryOf(catalogue: Catalogue, selection: Selection): string {
  return joined(linesOf(catalogue, selection));
}
