import { Message } from "#ui/feedback/message.tsx";
import type { CartItem } from "./cart-calls.ts";
import styles from "./item-findings.module.css";

/** So many places are named, then they are counted. */
const MOST_NAMED = 3;

/** "Set 1 (Plum) and Set 3: "; nothing where there is only one place. */
function placesInWords(labels: readonly string[]): string {
  const named = labels.filter((label) => label !== "").slice(0, MOST_NAMED);
  if (named.length === 0) return "";
  const more = labels.length - named.length;
  const all = more > 0 ? [...named, `${more} more`] : named;
  const [last, ...before] = all.toReversed();
  return `${before.length === 0 ? last : `${before.toReversed().join(", ")} and ${last}`}: `;
}

/** What will be seen on paper of the buyer's files, each sentence once with the places it is about. */
function mendings(
  places: CartItem["artwork"],
): readonly { readonly words: string; readonly places: string }[] {
  const said = places.flatMap(({ label, artwork }) =>
    (artwork?.findings ?? []).filter(({ tone }) => tone === "mend").map(({ words }) => ({ label, words })),
  );
  const byWords = Map.groupBy(said, ({ words }) => words);
  return [...byWords].map(([words, all]) => ({
    words,
    places: placesInWords(all.map(({ label }) => label)),
  }));
}

/** What should be mended in the files of an item. It keeps nobody from ordering; what mends it is a press where it was configured. */
export function ItemFindings({ places }: { readonly places: CartItem["artwork"] }) {
  const found = mendings(places);
  if (found.length === 0) return null;
  return (
    <section className={styles.findings} aria-label="What we found in your files">
      {found.map(({ words, places: about }) => (
        <Message key={words} tone="error">
          {about}
          {words}
        </Message>
      ))}
    </section>
  );
}
