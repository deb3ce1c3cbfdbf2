import type { Size } from "#domain/catalogue/product.ts";
import type { Template } from "./template.ts";

/** What a figure shows: the template alone, artwork drawn on it rightly, and artwork that goes wrong. */
export const guideFigures = ["template", "right", "wrong"] as const;
export type FigureKind = (typeof guideFigures)[number];

/** A shape with the sizes a guide shows of it. */
export interface GuideShape {
  readonly shape: Template["shape"];
  readonly name: string;
  readonly sizes: readonly Size[];
}

/** What is chosen in a guide; sizes by their place in the list. */
export interface GuideChoice {
  readonly shape: Template["shape"];
  readonly size: number;
  readonly figure: FigureKind;
}

/** A shape is chosen: its first size, the first figure (content-and-lettering.md 4). */
export function chooseShape(shape: Template["shape"]): GuideChoice {
  return { shape, size: 0, figure: guideFigures[0] };
}

/** A size is chosen: the first figure. */
export function chooseSize({ shape }: GuideChoice, size: number): GuideChoice {
  return { shape, size, figure: guideFigures[0] };
}

function isSame(one: Size, other: Size): boolean {
  return one.widthMm === other.widthMm && one.heightMm === other.heightMm;
}

/** The shapes with a size of one's own before those of its shape, if it is not among them. */
export function withOwnSize(shapes: readonly GuideShape[], own: Template | null): readonly GuideShape[] {
  if (own === null) return shapes;
  return shapes.map((one) =>
    one.shape === own.shape && !one.sizes.some((size) => isSame(size, own.trim))
      ? { ...one, sizes: [own.trim, ...one.sizes] }
      : one,
  );
}

/** What a guide opens with: one's own shape and size where it has them, else its first. */
export function firstChoice(shapes: readonly GuideShape[], own: Template | null): GuideChoice {
  const ofOwn = shapes.find(({ shape }) => shape === own?.shape);
  const shape = (ofOwn ?? shapes[0])?.shape ?? "square";
  const size = ofOwn?.sizes.findIndex((one) => own !== null && isSame(one, own.trim)) ?? 0;
  return { shape, size: Math.max(size, 0), figure: guideFigures[0] };
}
