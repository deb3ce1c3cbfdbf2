import { DAY_MS } from "../calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { counted } from "#domain/grouped.ts";
import { tellFacts } from "./facts.ts";
import type { TrustContent, TrustPage, TrustSection } from "./trust-page.ts";

/** What the shop does, as its pages of trust say it. */
export interface TrustSettings {
  /** How long things are kept, in milliseconds: "{kept-mail}" is that of `mail`. */
  readonly kept: Readonly<Record<string, number>>;
  readonly dataLayer: boolean;
}

/** "14 days", "1 day", "24 hours". */
function spanText(ms: number): string {
  return ms % DAY_MS === 0 && ms > DAY_MS
    ? counted(ms / DAY_MS, "day")
    : counted(Math.round(ms / 3_600_000), "hour");
}

/** "14 days": how long something is kept. */
export function keptSpan({ kept }: Pick<TrustSettings, "kept">, name: string): string {
  const ms = kept[name];
  if (ms === undefined) throw new Error(`nothing is said of how long ${name} is kept`);
  return spanText(ms);
}

/** A page as it is read: with the catalogue's numbers and those of the settings; null where there is no such page. */
export function trustPageContent(
  catalogue: Catalogue,
  { pages }: TrustContent,
  path: string,
  settings: TrustSettings,
): TrustPage | null {
  const page = pages.find((one) => one.path === path);
  if (page === undefined) return null;
  const spanOf = (name: string) => keptSpan(settings, name);
  const told = (text: string) =>
    tellFacts(
      text.replaceAll(/\{kept-([a-z-]+)\}/g, (_, name: string) => spanOf(name)),
      catalogue,
    );
  const toldSection = ({ heading, paragraphs, list }: TrustSection): TrustSection => ({
    heading,
    paragraphs: paragraphs.map(told).filter((text) => text !== ""),
    ...(list && { list: list.map(told) }),
  });
  return {
    path,
    lead: told(page.lead),
    sections: page.sections
      .filter(({ onlyWithDataLayer: only }) => !only || settings.dataLayer)
      .map(toldSection),
  };
}
