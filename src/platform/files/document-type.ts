/*
 * Drawing programs, Illustrator above all, write their addresses as entities of the document type: `<!ENTITY ns_svg "http://...">`. Such
 * definitions are read as long as they are plain words, so that none can make another and none can hold an element.
 */

const NAME = String.raw`[\w.:-]+`;
/** Neither another entity, an element nor a parameter. */
const PLAIN = String.raw`(?:"[^"<&%]*"|'[^'<&%]*')`;
const ENTITY = String.raw`<!entity\s+${NAME}\s+${PLAIN}\s*>`;
const OTHER = String.raw`<!(?:element|attlist|notation)\s[^<>]*>|<!--(?:(?!-->)[^])*-->`;
const SUBSET = String.raw`\[(?:\s|${ENTITY}|${OTHER})*\]`;

/** A document type with plain definitions, or without any; there is one way to match it. */
export const plainDocumentType = String.raw`<!doctype\s+[\w:]+[^[<>]*(?:${SUBSET}\s*)?>`;

const documentType = new RegExp(plainDocumentType, "i");
const anyDocumentType = /<!doctype\b/i;
const entity = new RegExp(String.raw`<!entity\s+(${NAME})\s+(${PLAIN})\s*>`, "gi");
const used = /<!\[CDATA\[[^]*?\]\]>|<!--[^]*?-->|&([\w.:-]+);/g;

/** XML's own, which every reader knows. */
const known: ReadonlySet<string> = new Set(["amp", "lt", "gt", "quot", "apos"]);

/** Characters that entities may add to a text: what is more was made up to be so. */
const MOST_ADDED = 4_000_000;

/** A text without its document type, and with what that defines written out. Null: it is not plain, or makes too much of the text. */
export function withoutDocumentType(text: string): string | null {
  const found = documentType.exec(text);
  if (found === null) return anyDocumentType.test(text) ? null : text;
  const values = new Map(
    [...found[0].matchAll(entity)].map(([, name = "", quoted = ""]) => [name, quoted.slice(1, -1)] as const),
  );
  const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  if (anyDocumentType.test(rest)) return null;
  if (values.size === 0) return rest;
  let added = 0;
  const written = rest.replaceAll(used, (whole: string, name: string | undefined) => {
    const value = name === undefined || known.has(name) ? undefined : values.get(name);
    if (value === undefined || added > MOST_ADDED) return whole;
    added += value.length;
    return value;
  });
  return added > MOST_ADDED ? null : written;
}
