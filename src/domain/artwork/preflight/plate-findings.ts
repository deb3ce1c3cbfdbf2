import {
  metalOf,
  type PiecePlate,
  plateInks,
  type PlateKind,
  plateKindOf,
  plateOfInk,
} from "#domain/artwork/special-plates.ts";
import type { ArtworkFacts, DocumentFacts } from "./facts.ts";
import type { ArtworkFinding, PrintedPiece } from "./finding.ts";
import { namesAsText } from "./names-as-text.ts";
import { scaleOn } from "./placed-artwork.ts";

type Found = ArtworkFinding | null;

/** Larger by less is rounding. */
const ALIKE_MM = 0.5;

function found(code: ArtworkFinding["code"], tone: ArtworkFinding["tone"], words: string): ArtworkFinding {
  return { code, tone, words, remedies: [] };
}

/** What is chosen. */
const choices: Readonly<Record<PlateKind, string>> = {
  foil: "foil",
  emboss: "emboss or deboss",
  spotUv: "spot UV",
  white: "white ink",
};

const plateNames: Readonly<Record<PlateKind, string>> = {
  foil: "foil plate",
  emboss: "plate that is pressed in relief",
  spotUv: "spot UV plate",
  white: "white plate",
};

/** "Gold Foil becomes the foil plate." */
function becomes(inks: readonly string[], { kind, metal }: PiecePlate): ArtworkFinding {
  const verb = inks.length > 1 ? "become" : "becomes";
  const isOther = metal !== null && inks.some((ink) => (metalOf(ink) ?? metal) !== metal);
  const stamped = isOther ? ` It is stamped in ${metal}, as it is chosen.` : "";
  return found("plates", "know", `${namesAsText(inks)} ${verb} the ${plateNames[kind]}.${stamped}`);
}

function sizeWords(widthMm: number, heightMm: number): string {
  return `${Math.ceil(widthMm)} x ${Math.ceil(heightMm)} mm`;
}

/** A plate is paid by its size: larger than that it is another price. */
function tooLarge(
  inks: readonly string[],
  plate: PiecePlate,
  facts: DocumentFacts,
  piece: PrintedPiece,
): Found {
  const { upToMm } = plate;
  if (upToMm === null) return null;
  const scale = scaleOn(facts, piece);
  const large = facts.plates?.find(
    ({ ink, widthMm, heightMm }) =>
      inks.includes(ink) && Math.max(widthMm, heightMm) * scale > upToMm + ALIKE_MM,
  );
  if (!large) return null;
  const size = sizeWords(large.widthMm * scale, large.heightMm * scale);
  const words = `${large.ink} is ${size} on this product, and the foil that is chosen is up to ${sizeWords(upToMm, upToMm)}. Please choose the larger foil, or make it smaller.`;
  const neededMm = Math.max(large.widthMm, large.heightMm) * scale - ALIKE_MM;
  return { ...found("plate-size", "mend", words), outgrown: { plate, neededMm } };
}

/** What is chosen and nowhere to be found in the file. */
function missing(plate: PiecePlate): ArtworkFinding {
  const { kind } = plate;
  if (kind === "white")
    return found(
      "white-below",
      "know",
      "White is printed below it, drawn in by 0.1 mm so that it does not show at the edge. Strokes under 0.2 mm have no white.",
    );
  const words = `You have chosen ${choices[kind]}, and nothing in the file says where it goes. Choose its colour on the product's page or add a second file there, or send a PDF in which it is painted in a spot colour called “${plateInks[kind]}”.`;
  return { ...found("plate-missing", "mend", words), plate };
}

function ofPlate(
  plate: PiecePlate,
  special: readonly string[],
  facts: ArtworkFacts,
  piece: PrintedPiece,
): readonly Found[] {
  const inks = special.filter((ink) => plateOfInk(piece.plates ?? [], ink) === plate);
  if (inks.length === 0 || facts.kind !== "document") return [missing(plate)];
  return [becomes(inks, plate), tooLarge(inks, plate, facts, piece)];
}

/** What becomes of an ink whose plate is not ordered. */
function fateWords(kind: PlateKind): string {
  if (kind === "white") return "it is not printed, and what is below it shows";
  return kind === "foil" ? "it is printed in ordinary inks" : "it is left out";
}

function notOrdered(kind: PlateKind, inks: readonly string[], { hasWhiteStock }: PrintedPiece): Found {
  if (inks.length === 0) return null;
  const is = inks.length > 1 ? "are" : "is";
  const words = `${namesAsText(inks)} ${is} in your file, but ${choices[kind]} was not chosen: ${fateWords(kind)}.`;
  // Bare paper is as white as ink.
  if (kind === "white" && hasWhiteStock === true) return found("plate-not-ordered", "know", words);
  return found(
    "plate-not-ordered",
    "mend",
    `${words} To have it, choose it with the product where it is offered, or ask us for it as special processing.`,
  );
}

/** An ink that is painted together with others, in one colour of several inks, cannot be told from them. */
function mixed({ plates }: DocumentFacts, special: readonly string[]): Found {
  if (plates === undefined) return null;
  const inks = special.filter((ink) => !plates.some((plate) => plate.ink === ink));
  if (inks.length === 0) return null;
  return found(
    "plates",
    "mend",
    `${namesAsText(inks)} ${inks.length > 1 ? "are" : "is"} mixed with other inks in one colour, and cannot become a plate. Please paint it in an ink of its own.`,
  );
}

/** Inks of a page that stand for a plate, apart from those that are colours. */
export function specialInks({ spotInks }: DocumentFacts): readonly string[] {
  return spotInks.filter((ink) => plateKindOf(ink) !== null);
}

/** What becomes of foil, relief, gloss and white: of what is in a file, and of what is ordered. */
export function plateFindings(facts: ArtworkFacts, piece: PrintedPiece): readonly Found[] {
  const { plates = [] } = piece;
  const all = facts.kind === "document" ? specialInks(facts) : [];
  const together = facts.kind === "document" ? mixed(facts, all) : null;
  const own = facts.kind === "document" ? facts.plates : undefined;
  const special = own === undefined ? all : all.filter((ink) => own.some((plate) => plate.ink === ink));
  const kinds: readonly PlateKind[] = ["foil", "emboss", "spotUv", "white"];
  return [
    ...plates.flatMap((plate) => ofPlate(plate, special, facts, piece)),
    ...kinds.map((kind) =>
      notOrdered(
        kind,
        special.filter((ink) => plateKindOf(ink) === kind && plateOfInk(plates, ink) === null),
        piece,
      ),
    ),
    together,
  ];
}
