import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { findTemplate, type Template, type TemplateShape, templateShapes } from "./template.ts";

/** A custom outline, and a whole sheet, are drawn in the box they fill. */
function shapeOf(catalogue: Catalogue, shapeId: number | null, hasEqualSides: boolean): TemplateShape {
  const slug = shapeId === null ? undefined : catalogue.shapes.get(shapeId)?.slug;
  return templateShapes.find((one) => one === slug) ?? (hasEqualSides ? "square" : "rectangle");
}

/** The template of what is configured; null while it has no size, or one that no template is drawn for. */
export function configuredTemplate(
  catalogue: Catalogue,
  { supplyId, shapeId, size: { widthMm, heightMm } }: Pick<Selection, "supplyId" | "shapeId" | "size">,
): Template | null {
  if (widthMm === null || heightMm === null) return null;
  const shape = supplyId === null ? "card" : shapeOf(catalogue, shapeId, widthMm === heightMm);
  return findTemplate(catalogue, shape, { widthMm, heightMm });
}
