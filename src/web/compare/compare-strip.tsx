import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { fullPageOf, stripCapacity } from "#domain/compare/pages.ts";
import { messageOf } from "#domain/messages.ts";
import { formatDollars } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { DrawnPicture } from "#ui/picture/drawn-picture.tsx";
import { openCompare } from "./compared-keys.ts";
import { type ComparedType, nameOfType } from "./compared-type.ts";
import { readComparison, removeType, useFreshComparison } from "./comparison.ts";
import { PagerButton } from "./pager.tsx";
import styles from "./compare-strip.module.css";

/** In a window this low the strip begins folded, so that the page keeps its room. */
const LOW_WINDOW = "(height < 43.75em)";

/** The page a list is at; it follows what is added to the end of one that was there. */
function useListPage(length: number) {
  const [at, setAt] = useState({ page: 0, length });
  const added = at.length > 0 && length > at.length;
  if (at.length !== length) setAt({ page: added ? Infinity : at.page, length });
  return [at.page, (page: number) => setAt({ page, length })] as const;
}

/** Keeps the strip on top of the bar that a page may have at the bottom of a narrow window, however high its words make it. */
function useBottomBar(): RefCallback<HTMLElement> {
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const bar = document.querySelector<HTMLElement>("[data-bottom-bar]");
    if (bar === null || strip === null) return undefined;
    const follow = () => {
      const lies = getComputedStyle(bar).position === "fixed";
      strip.style.setProperty("--bottom-bar", lies ? `${bar.offsetHeight}px` : "0px");
    };
    const observer = new ResizeObserver(follow);
    observer.observe(bar);
    follow();
    return () => {
      observer.disconnect();
      strip.style.removeProperty("--bottom-bar");
    };
  }, [pathname, strip]);
  return setStrip;
}

/** How many items fit into the list of the strip, now and whenever its width changes; and the list to measure. */
function useStripCapacity(): readonly [number, RefCallback<HTMLElement>] {
  const [places, setPlaces] = useState(3);
  const measured = useCallback((list: HTMLElement) => {
    const measure = () => {
      // As many as in a window with letters of 16 px: larger ones want more room.
      const larger = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setPlaces(stripCapacity(window.innerWidth / larger, list.clientWidth / larger));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    measure();
    return () => observer.disconnect();
  }, []);
  return [places, measured];
}

interface StripItemProps {
  readonly type: ComparedType;
  readonly onRemove: () => void;
}

/** One product of the strip: what it looks like, what it is and costs, and a way to take it out. */
function StripItem({ type, onRemove }: StripItemProps) {
  const name = nameOfType(type);
  // What does not fit is left out at its end, so what tells two of a kind apart has a line of its own.
  const [thing = "", ...facts] = name.split(", ");
  return (
    <li className={styles.item}>
      <span className={styles.picture}>
        <DrawnPicture picture={type.picture} silent />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{thing}</span>
        <span className={styles.facts}>{facts.join(", ")}</span>
        <span className={styles.price}>
          {type.price === null ? "No price now" : formatDollars(type.price)}
        </span>
      </span>
      <button type="button" className={styles.remove} onClick={onRemove}>
        <Icon name="close" size={10} />
        <VisuallyHidden>Remove {name}</VisuallyHidden>
      </button>
    </li>
  );
}

/** An item that is still asked for, in its size. */
function StripItemSkeleton() {
  return (
    <li className={styles.item}>
      <span className={styles.picture} data-waiting />
      <span className={styles.words}>
        <VisuallyHidden>Loading</VisuallyHidden>
      </span>
    </li>
  );
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
