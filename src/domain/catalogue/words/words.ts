import { z } from "zod";
import { idSchema } from "../choice.ts";
import { MOST_LETTERS } from "./most-letters.ts";

const textSchema = z.string().min(1).max(MOST_LETTERS);

/** A text of the shop, by where it stands: "panel.kraft-paper.introduction". */
const shopTextSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+){1,3}$/),
  text: textSchema,
  /** Each of its lines is a paragraph or a point of a list. */
  isList: z.literal(true).optional(),
});

/** A question with its answer, below the others of its group. */
const faqRowSchema = z.strictObject({
  id: idSchema,
  /** As the program calls it: a product's name, or "Default". */
  group: z.string().min(1),
  /** Rises within the group. */
  place: z.int().positive(),
  question: textSchema,
  answer: textSchema,
});

/** What the shop says of its goods and its work, as its owner has it (decision 390). */
export const wordsSchema = z.strictObject({
  texts: z.array(shopTextSchema),
  faq: z.array(faqRowSchema),
});

export type Words = z.output<typeof wordsSchema>;
export type ShopText = z.output<typeof shopTextSchema>;
export type FaqRow = z.output<typeof faqRowSchema>;

/** In the order in which they are read. */
export function faqOfGroup({ faq }: Pick<Words, "faq">, group: string): readonly FaqRow[] {
  return faq
    .filter((row) => row.group === group)
    .sort((one, other) => one.place - other.place || one.id - other.id);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A newer program's rows, with what the shop has changed, put in or taken out of those of the program before. */
function ownRows<Row>(
  [shipped, before, now]: readonly [readonly Row[], readonly Row[], readonly Row[]],
  keyOf: (row: Row) => string,
): Row[] {
  const byKey = (rows: readonly Row[]) => new Map(rows.map((row) => [keyOf(row), row]));
  const [newer, were, are] = [byKey(shipped), byKey(before), byKey(now)];
  for (const key of were.keys()) if (!are.has(key)) newer.delete(key);
  for (const [key, row] of are) if (!isSame(were.get(key), row)) newer.set(key, row);
  return [...newer.values()];
}

/**
 * A newer program's words with those that the shop has written itself: of a text that the newer program does not have nothing is
 * kept. Before words were part of the document all of them were the program's.
 */
export function ownWords(shipped: Words | null, before: Words | null, now: Words | null): Words | null {
  if (shipped === null || now === null) return shipped ?? now;
  const known = new Set(shipped.texts.map(({ key }) => key));
  const were = before ?? now;
  return {
    texts: ownRows(
      [shipped.texts, were.texts, now.texts.filter(({ key }) => known.has(key))],
      ({ key }) => key,
    ),
    faq: ownRows([shipped.faq, were.faq, now.faq], ({ id }) => String(id)),
  };
}
