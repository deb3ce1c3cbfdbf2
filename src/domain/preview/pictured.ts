import { type Catalogue, indexCatalogue } from "#domain/catalogue/catalogue.ts";
import type { CatalogueFace } from "#domain/catalogue/face.ts";
import type { PricedDocument } from "#domain/catalogue/rates/sold-catalogue.types.ts";
import { sliceFor } from "#domain/catalogue/slice.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { letteringIn } from "#domain/lettering/designs/measured-designs.ts";
import type { Faces } from "#domain/lettering/faces.ts";
import type { OwnArtwork } from "./artwork/frame.ts";
import type { Scene } from "./scene.ts";
import { sceneOf } from "./scene-of.ts";

/** A product to be painted, with its customer's artwork or the shop's design on it. */
export interface Pictured {
  readonly selection: Selection;
  readonly artwork: OwnArtwork | null;
}

/** The part of a catalogue that products are painted by: data alone, for a program that does not have the catalogue. */
export interface PaintedBy {
  readonly document: PricedDocument;
  readonly version: string;
}

/** What these selections are painted by. */
export function paintedBy(catalogue: Catalogue, selections: readonly Selection[]): PaintedBy {
  const productIds = new Set(selections.map(({ productId }) => productId));
  return { document: sliceFor(catalogue, [...productIds]), version: catalogue.version };
}

/** Finds the files of a catalogue's faces. */
export type FacesOf = (rows: readonly CatalogueFace[]) => Faces;

/** Paints what is pictured of a catalogue as papers show it: without measures. */
export function painterBy({ document, version }: PaintedBy, facesOf: FacesOf): (pictured: Pictured) => Scene {
  const { faces } = document;
  const catalogue = indexCatalogue(document, version, letteringIn(facesOf(faces), faces));
  return ({ selection, artwork }) =>
    sceneOf(catalogue, selection, { measures: false, artwork, guides: false });
}
