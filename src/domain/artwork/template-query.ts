import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { sizeRangeIssue, type SizeRangeIssue } from "./size-range.ts";
import { findTemplate, type Template } from "./template.ts";

/** Kinds of templates that are asked for by their sides; whether those are equal decides between square and rectangle, circle and oval. */
export const templateKinds = ["angular", "round", "card"] as const;
export type TemplateKind = (typeof templateKinds)[number];

type AskedTemplate =
  | { readonly ok: true; readonly template: Template }
  | ({ readonly ok: false } & (SizeRangeIssue | { readonly code: "missing" }));

function shapeOf(kind: TemplateKind, hasEqualSides: boolean): Template["shape"] {
  if (kind === "card") return "card";
  if (kind === "round") return hasEqualSides ? "circle" : "oval";
  return hasEqualSides ? "square" : "rectangle";
}

/** The template of a size that somebody types, in millimetres; refused while a side is missing, and out of what is cut. */
export function requestedTemplate(
  catalogue: Catalogue,
  kind: TemplateKind,
  widthMm: number | null,
  heightMm: number | null,
): AskedTemplate {
  if (widthMm === null || heightMm === null) return { ok: false, code: "missing" };
  const trim = { widthMm, heightMm };
  const template = findTemplate(catalogue, shapeOf(kind, widthMm === heightMm), trim);
  if (template !== null) return { ok: true, template };
  return { ok: false, ...sizeRangeIssue(catalogue, kind === "card", trim) };
}
