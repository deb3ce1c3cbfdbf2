import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { dieOutline } from "#domain/preview/subject/features-of.ts";
import type { Features, Subject } from "#domain/preview/subject/subject.ts";

const dies = {
  ellipse: "die cut to an oval",
  label: "with two cut corners",
  custom: "die cut to a shape",
} as const;

function stampWords({ foil, relief }: Features): string[] {
  const [first] = foil;
  const metal = first?.paint === "stamp-silver" ? "silver" : "gold";
  return [
    ...(first === undefined ? [] : [`${metal} foil on the emblem${first.large ? " and the name" : ""}`]),
    ...(relief === null ? [] : [`the emblem ${relief}ed`]),
  ];
}

function hangingWords({ holeMm, string }: Features): string[] {
  if (holeMm === null) return [];
  return [
    string === null
      ? "with a punched hole"
      : `on a ${string === "jute" ? "jute" : `${string} cotton`} string`,
  ];
}

/** What has been stamped, pressed, punched, cut, folded and laminated, as far as it is seen. */
export function featureWords(catalogue: Catalogue, selection: Selection, subject: Subject): string[] {
  const { features, stock, outline } = subject;
  const die = dieOutline(catalogue, selection);
  return [
    ...(die === null ? [] : [dies[die]]),
    ...(outline === "rounded" ? ["with rounded corners"] : []),
    ...stampWords(features),
    ...hangingWords(features),
    ...(features.fold === null ? [] : [features.fold === "half" ? "folded in half" : "scored"]),
    ...(stock.film === null ? [] : [`under ${stock.film === "gloss" ? "glossy" : "matte"} lamination`]),
  ];
}
