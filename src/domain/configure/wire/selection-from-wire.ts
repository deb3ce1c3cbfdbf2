import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { missingMessage } from "../issue-message.ts";
import { isListedSets, TYPED_LENGTH } from "../limits.ts";
import { LIST_KEYS } from "../options/options-of.ts";
import { placeFeatures } from "../options/print-features.ts";
import { productOf, quantitiesOf, sizesOf } from "../options/product-rows.ts";
import { type Draft, settleLists, settleRest } from "../options/settle.ts";
import { wholeShop } from "../scope.ts";
import type { PrintFeatureChoice, Selection } from "../selection.ts";
import { readArtworkChoice, refuseArtwork } from "./read-artwork-choice.ts";
import { colourOfDesign, readLettering, refuseLetters } from "./read-lettering.ts";
import { type Entries, LIST_NAMES, parseSize } from "./field-names.ts";
import { readAddons, refuseFeatures, refuseLists } from "./refuse-choices.ts";
import { type WireReader, wireReader } from "./wire-reader.ts";

/** `malformed`: a value could not be read at all; otherwise it was understood and is not on offer. */
export type SelectionFromWire =
  | { readonly ok: true; readonly selection: Selection }
  | {
      readonly ok: false;
      readonly malformed: boolean;
      readonly fields: Readonly<Record<string, string>>;
    };

function readLists(read: WireReader, catalogue: Catalogue): Draft {
  const lists: Draft = Object.fromEntries(
    LIST_NAMES.map(({ field, wire }) => [LIST_KEYS[field], read.digits(wire) ?? undefined]),
  );
  return { ...lists, colourId: colourOfDesign(read, catalogue, lists.colourId) };
}

function readInstallReady(read: WireReader, offered: boolean): "yes" | "no" | undefined {
  const value = read.text("install_ready");
  if (value !== null && value !== "yes" && value !== "no") {
    read.garbled("install_ready", "install_ready must be yes or no.");
    return undefined;
  }
  if (value !== null && !offered) {
    read.refuse("install_ready", "install_ready: not offered with this product.");
  }
  return value ?? undefined;
}

function isGiven(read: WireReader): boolean {
  return ["size", "width", "height"].some((name) => read.text(name) !== null);
}

/** A design has a size of its own; one that is given besides must be that one. */
function refuseOtherSize(read: WireReader, given: Selection["size"], { size, lettering }: Selection): void {
  if (lettering === null || size.widthMm === null || !isGiven(read)) return;
  const same = given.widthMm === size.widthMm && given.heightMm === size.heightMm;
  if (!same)
    read.refuse(
      "width",
      `The text is ${size.widthMm} x ${size.heightMm} mm. Leave out the size, or give this one.`,
    );
}

/** The size as `size=WxH`, as `width` and `height`, or both when they agree; `size=custom` is a typed one. */
function readSize(
  read: WireReader,
  catalogue: Catalogue,
  base: Selection,
  isDesigned: boolean,
): Selection["size"] {
  const size = read.text("size");
  const named = size === null || size === "custom" ? null : parseSize(size);
  if (size !== null && size !== "custom" && named === null) {
    read.garbled("size", "size must be WIDTHxHEIGHT in whole millimetres, or custom.");
  }
  const typedWidth = read.digits("width", TYPED_LENGTH.size);
  const typedHeight = read.digits("height", TYPED_LENGTH.size);
  const widthMm = typedWidth ?? named?.widthMm ?? null;
  const heightMm = typedHeight ?? named?.heightMm ?? null;
  if (named && (named.widthMm !== widthMm || named.heightMm !== heightMm)) {
    read.refuse("size", "size, width and height do not agree.");
  }
  if (size !== "custom" && !isDesigned) {
    if (widthMm === null) read.refuse("width", missingMessage("width"));
    if (heightMm === null) read.refuse("height", missingMessage("height"));
  }
  const listed = sizesOf(catalogue, base).some((row) => row.widthMm === widthMm && row.heightMm === heightMm);
  return { custom: size === "custom" || !listed, widthMm, heightMm };
}

/** A count given as `name=<number>` or as `name=custom` with `custom_<name>`; undefined when neither is given. */
function readCount(
  read: WireReader,
  name: "quantity" | "kinds",
  length: number,
  listed: (value: number) => boolean,
): { custom: boolean; value: number | null } | undefined {
  const typed = read.digits(`custom_${name}`, length);
  if (read.text(name) === "custom") return { custom: true, value: typed };
  const value = read.digits(name, length);
  if (value !== null && typed !== null) {
    read.refuse(name, `Give either ${name} or custom_${name}.`);
  }
  if (typed !== null) return { custom: true, value: typed };
  return value === null ? undefined : { custom: !listed(value), value };
}

function readFeatures(read: WireReader, catalogue: Catalogue): PrintFeatureChoice {
  const given = {
    na: read.features("na"),
    front: read.features("front"),
    back: read.features("back"),
  };
  return placeFeatures(catalogue, given, read.features(""));
}

/** What a request must say for itself; what it leaves out otherwise takes the form's default. */
interface Needs {
  /** What is ordered or asked for: the first tier is nobody's choice (decision 069). */
  readonly needsQuantity?: boolean;
  /** A price depends on no picture: what is said of one is passed over. */
  readonly passesOverArtwork?: boolean;
}

function readTyped(
  read: WireReader,
  catalogue: Catalogue,
  base: Selection,
  { needsQuantity = false }: Needs,
): Draft & Pick<Selection, "size" | "lettering"> {
  const lettering = readLettering(read, productOf(catalogue, base).creationTool);
  const size = readSize(read, catalogue, base, lettering !== null);
  const tiers = quantitiesOf(catalogue, base);
  const quantity = readCount(read, "quantity", TYPED_LENGTH.quantity, (value) => tiers.includes(value));
  if (needsQuantity && quantity === undefined) read.refuse("quantity", missingMessage("quantity"));
  const sets = readCount(read, "kinds", TYPED_LENGTH.sets, isListedSets);
  return {
    lettering,
    size,
    cutPerShape: read.digits("cut_per_shape", TYPED_LENGTH.cutPerShape),
    stickersPerSheet: read.digits("ea", TYPED_LENGTH.stickersPerSheet),
    quantity: quantity && { custom: quantity.custom, pieces: quantity.value },
    sets: sets && { custom: sets.custom, count: sets.value },
  };
}

/** What is wrong in the order of the form's cascade: an unknown product explains the rest. */
function inFormOrder(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const lists = Object.entries(fields).filter(([name]) => LIST_NAMES.some(({ wire }) => wire === name));
  return { ...Object.fromEntries(lists), ...fields };
}

/** Reads a request's parameters strictly: every list the product has must be given and on offer; other names are ignored. */
export function selectionFromWire(
  catalogue: Catalogue,
  entries: Entries,
  needs: Needs = {},
): SelectionFromWire {
  const read = wireReader(entries);
  const scope = wholeShop(catalogue);
  const lists = readLists(read, catalogue);
  const base = settleLists(catalogue, scope, lists);
  const features = readFeatures(read, catalogue);
  const artwork = needs.passesOverArtwork ? null : readArtworkChoice(read);
  const typed = readTyped(read, catalogue, base, needs);
  const selection = settleRest(catalogue, scope, base, {
    ...lists,
    ...typed,
    installReady: readInstallReady(read, productOf(catalogue, base).offersInstallReady),
    addons: readAddons(read, catalogue, base),
    printFeatures: features,
    artwork,
  });
  refuseLetters(read, catalogue, selection);
  refuseOtherSize(read, typed.size, selection);
  refuseLists(read, catalogue, scope, lists, selection);
  refuseFeatures(read, catalogue, selection, features);
  refuseArtwork(read, catalogue, artwork, selection);
  const fields = inFormOrder(read.refusals());
  return Object.keys(fields).length === 0
    ? { ok: true, selection }
    : { ok: false, malformed: read.isGarbled(), fields };
}
