import { useRef, useState } from "react";
import { messageOf } from "#domain/messages.ts";
import { fullPageOf } from "#domain/compare/pages.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { readComparison, removeType } from "./comparison.ts";
import { useFreshComparison } from "./use-fresh-comparison.ts";
import { nameOfType } from "./name-of-type.ts";
import { openCompare } from "./open-compare.ts";
import { PagerButton } from "./pager.tsx";
import styles from "./compare-strip.module.css";
import { StripItem, StripItemSkeleton } from "./strip-item.tsx";
import { useBottomBar, useStripCapacity } from "./strip-layout.ts";

/** In a window this low the strip begins folded, so that the page keeps its room. */
const LOW_WINDOW = "(height < 43.75em)";

/** The page a list is at; it follows what is added to the end of one that was there. */
function useListPage(length: number) {
  const [at, setAt] = useState({ page: 0, length });
  const added = at.length > 0 && length > at.length;
  if (at.length !== length) setAt({ page: added ? Infinity : at.page, length });
  return [at.page, (page: number) => setAt({ page, length })] as const;
}

interface CompareStripProps {
  /** Null until somebody folds or unfolds it: then the window decides. */
  readonly folded: boolean | null;
  readonly onFold: (folded: boolean) => void;
}

/** What is compared, at the bottom of the page (quotes-and-accounts.md 2). */
export function CompareStrip({ folded: chosen, onFold }: CompareStripProps) {
  const { state, keys, types } = useFreshComparison();
  const compare = useRef<HTMLButtonElement>(null);
  const strip = useBottomBar();
  const [places, list] = useStripCapacity();
  const [wanted, setWanted] = useListPage(keys.length);
  const [isLow] = useState(() => matchMedia(LOW_WINDOW).matches);
  const folded = chosen ?? isLow;
  const [status, setStatus] = useState("");
  const { things, page, pages } = fullPageOf(keys, places, wanted);
  const shown = new Map(types.map((type) => [type.key, type]));
  const remove = async (key: string, name: string) => {
    // The button that was pressed goes; with the last product the whole strip does.
    if (keys.length > 1) compare.current?.focus();
    else document.getElementById("main")?.focus({ preventScroll: true });
    const refused = await removeType(key);
    setStatus(refused ? refused.message : `${name} was removed from compare.`);
  };
  if (state === "ready" && keys.length === 0) return null;
  return (
    <section ref={strip} aria-label="Compare" className={styles.strip} data-folded={folded || undefined}>
      <div className={styles.row}>
        <div className={styles.list} hidden={folded}>
          {pages > 1 && <PagerButton to="Previous" end={page === 0} onPress={() => setWanted(page - 1)} />}
          {state === "failed" && types.length === 0 ? (
            <p className={styles.failed}>
              {messageOf("unexpected")}{" "}
              <Button look="plain" onClick={() => void readComparison()}>
                Try again
              </Button>
            </p>
          ) : (
            <ul ref={list} className={styles.items} data-places={places}>
              {keys.length === 0 && <StripItemSkeleton />}
              {things.map((key) => {
                const type = shown.get(key);
                if (type === undefined) return <StripItemSkeleton key={key} />;
                return (
                  <StripItem key={key} type={type} onRemove={() => void remove(key, nameOfType(type))} />
                );
              })}
            </ul>
          )}
          {pages > 1 && (
            <PagerButton to="Next" end={page === pages - 1} onPress={() => setWanted(page + 1)} />
          )}
        </div>
        <div className={styles.open}>
          <Button ref={compare} look="quiet" onClick={openCompare}>
            <span>Compare</span>
            <span className={styles.count}>{keys.length}</span>
          </Button>
        </div>
      </div>
      <button type="button" className={styles.fold} aria-expanded={!folded} onClick={() => onFold(!folded)}>
        <Icon name="chevron" />
        <VisuallyHidden>{folded ? "Show what you compare" : "Hide what you compare"}</VisuallyHidden>
      </button>
      <div role="status" className={styles.status}>
        <VisuallyHidden>{status}</VisuallyHidden>
      </div>
    </section>
  );
}
