import { type TemplateKind, templateKinds, requestedTemplate } from "#domain/artwork/template-query.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { issueMessage } from "#domain/configure/issue-message.ts";

/** A size that was typed, as it was typed. */
export interface SizeInput {
  readonly kind: TemplateKind;
  readonly width: string;
  readonly height: string;
}

const DIGITS = /^[0-9]{1,6}$/;

function typedIn(query: URLSearchParams): SizeInput {
  const kind = templateKinds.find((one) => one === query.get("kind")) ?? "angular";
  const side = (name: string) => (DIGITS.test(query.get(name) ?? "") ? (query.get(name) ?? "") : "");
  return { kind, width: side("width"), height: side("height") };
}

function millimetres(typed: string): number | null {
  return typed === "" ? null : Number(typed);
}

/** The template of the size that the address asks for, or why there is none; neither where it asks for none. */
export function templateInAddress(catalogue: Catalogue, query: URLSearchParams) {
  const typed = typedIn(query);
  if (!query.has("width")) return { typed, own: null, error: null };
  const asked = requestedTemplate(catalogue, typed.kind, millimetres(typed.width), millimetres(typed.height));
  if (asked.ok) return { typed, own: asked.template, error: null };
  const error =
    asked.code === "too-large"
      ? "There is no template of that size: it is larger than we cut. Please ask us for a quote."
      : issueMessage({
          field: "size",
          code: asked.code,
          limit: asked.code === "too-small" ? asked.limitMm : null,
        });
  return { typed, own: null, error };
}
