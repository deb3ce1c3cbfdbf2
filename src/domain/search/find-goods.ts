import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { type Clue, type SearchEntry, searchEntries } from "./search-entries.ts";
import { likeness, searchSynonyms } from "./words.ts";

/** Goods that answer a question. */
export interface FoundGoods {
  /** A product, or a page where everything on it fits. */
  readonly name: string;
  /** By which it is shown. */
  readonly product: Product;
  /** The page that sells it; null when that is what `name` names. */
  readonly page: string | null;
  readonly summary: string;
  /** Why it fits, in sentences; none where its name says it. */
  readonly reasons: readonly string[];
  /** The page, with the product and the choices that make it fit. */
  readonly path: string;
}

export interface SearchAnswer {
  readonly goods: readonly FoundGoods[];
  /** Reasons that hold for all of them alike; no goods repeat them. */
  readonly common: readonly string[];
  /** Words that nothing found here answers. */
  readonly unanswered: readonly string[];
}

const MOST_FOUND = 12;
/** What a second mention of the same says: of equal ones the one that is praised for it comes first. */
const MENTIONED_AGAIN = 0.1;
const MOST_REASONS = 2;

interface Match {
  readonly entry: SearchEntry;
  /** Per word of the question what answers it best; null for none. */
  readonly clues: readonly (Clue | null)[];
  readonly score: number;
}

interface Answer {
  readonly clue: Clue;
  readonly like: number;
  readonly score: number;
}

/** The clue that answers a word best: the surest reading of it first, then what says most; null when none does. */
function bestClue(clues: readonly Clue[], word: string): Answer | null {
  const answers = clues.map((clue): Answer => {
    const like = clue.words.reduce((most, known) => Math.max(most, likeness(word, known)), 0);
    return { clue, like, score: clue.weight * like };
  });
  const sorted = answers.filter(({ like }) => like > 0).sort((a, b) => b.like - a.like || b.score - a.score);
  const [best] = sorted;
  const words = sorted.filter(({ clue, like }) => clue.why === null && like === best?.like);
  const again = words.filter(({ clue }) => clue !== best?.clue).length;
  return best ? { ...best, score: best.score + again * MENTIONED_AGAIN } : null;
}

function matchOf(entry: SearchEntry, words: readonly string[]): Match {
  const found = words.map((word) => bestClue(entry.clues, word));
  return {
    entry,
    clues: found.map((one) => one?.clue ?? null),
    score: found.reduce((sum, one) => sum + (one?.score ?? 0), 0),
  };
}

function answered({ clues }: Match): number {
  return clues.filter((clue) => clue !== null).length;
}

/** What answers most words, the best first, without the also-rans. */
function bestOf(matches: readonly Match[]): readonly Match[] {
  const most = Math.max(0, ...matches.map(answered));
  if (most === 0) return [];
  const full = matches.filter((match) => answered(match) === most).sort((a, b) => b.score - a.score);
  const top = full[0]?.score ?? 0;
  return full.filter(({ score }) => score * 2 >= top);
}

function goodsOf({ entry: { item, product }, clues }: Match): FoundGoods {
  const found = clues.filter((clue) => clue !== null);
  const isPage = item.productIds.length > 1 && found.every((clue) => clue.ofPage);
  const query = new Map<string, string>();
  if (!isPage && item.productIds.length > 1) query.set("product", product.slug);
  for (const { choice } of found) if (choice) query.set(...choice);
  // Names and slugs need no escaping in an address.
  const chosen = [...query].map(([name, slug]) => `${name}=${slug}`).join("&");
  const reasons = [...new Set(found.flatMap(({ why }) => why ?? []))].slice(0, MOST_REASONS);
  const named = isPage || item.productIds.length === 1;
  return {
    name: named ? item.name : product.name,
    product,
    page: named ? null : item.name,
    summary: isPage ? item.summary : product.summary,
    reasons,
    path: chosen === "" ? item.route : `${item.route}?${chosen}`,
  };
}

/** Goods that fit a question in the customer's words ("for jars", "waterproof"), the best first; of a product the best page. */
export function findGoods(catalogue: Catalogue, query: string): SearchAnswer {
  const words = searchSynonyms(query);
  if (words.length === 0) return { goods: [], common: [], unanswered: [] };
  const best = bestOf(searchEntries(catalogue).map((entry) => matchOf(entry, words)));
  const goods = new Map<string, FoundGoods>();
  for (const match of best) {
    const one = goodsOf(match);
    if (!goods.has(one.name)) goods.set(one.name, one);
  }
  const found = [...goods.values()].slice(0, MOST_FOUND);
  const [first, ...others] = found;
  const common = (others.length > 0 ? (first?.reasons ?? []) : []).filter((reason) =>
    others.every(({ reasons }) => reasons.includes(reason)),
  );
  return {
    goods: found.map((one) => ({
      ...one,
      reasons: one.reasons.filter((reason) => !common.includes(reason)),
    })),
    common,
    unanswered: words.filter((_word, index) => best.every(({ clues }) => clues[index] === null)),
  };
}
