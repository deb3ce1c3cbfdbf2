import { sizeName } from "#domain/catalogue/size-text.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type Template, findTemplate, templateShapes } from "./template.ts";

export const templateFormats = ["pdf", "ai"] as const;
export type TemplateFormat = (typeof templateFormats)[number];

const FOLDER = "/artwork-guide";

/** Where a template is fetched: `/artwork-guide/stickers/square/50x50.pdf`, `/artwork-guide/business-cards/90x55mm.ai`. */
export function templateAddress({ shape, trim }: Template, format: TemplateFormat): string {
  const size = sizeName(trim);
  return shape === "card"
    ? `${FOLDER}/business-cards/${size}mm.${format}`
    : `${FOLDER}/stickers/${shape}/${size}.${format}`;
}

/** What a template is called once it is saved. */
export function templateFileName({ shape, trim }: Template, format: TemplateFormat): string {
  return `${shape === "card" ? "card" : `${shape}-sticker`}-template-${sizeName(trim)}mm.${format}`;
}

/** A number has no zero in front: each template has one address. */
const SIZE = /^([1-9]\d{0,3})x([1-9]\d{0,3})(mm)?\.(pdf|ai)$/;

interface FoundTemplate {
  readonly template: Template;
  readonly format: TemplateFormat;
}

/** What stands at an address below `/artwork-guide/`, as "stickers/square/50x50.pdf"; null for nothing. */
export function templateAt(catalogue: Catalogue, address: string): FoundTemplate | null {
  const [group, ...rest] = address.split("/");
  const isCard = group === "business-cards";
  const [shapeName, file = ""] = isCard ? ["card", rest[0]] : rest;
  const isPlace = isCard ? rest.length === 1 : group === "stickers" && rest.length === 2;
  const shape = isCard ? "card" : templateShapes.find((one) => one === shapeName);
  const parts = SIZE.exec(file);
  if (!isPlace || shape === undefined || parts === null || (parts[3] === "mm") !== isCard) return null;
  const trim = { widthMm: Number(parts[1]), heightMm: Number(parts[2]) };
  const template = findTemplate(catalogue, shape, trim);
  const format = templateFormats.find((one) => one === parts[4]);
  return template && format ? { template, format } : null;
}
