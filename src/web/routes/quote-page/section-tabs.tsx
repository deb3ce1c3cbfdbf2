import {
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useIsScripted } from "#ui/lazy/use-is-scripted.ts";
import { pendingAction } from "#web/sign-in/pending-action.ts";
import { useIsBackForQuote } from "#web/sign-in/pending-flow.ts";
import styles from "./section-tabs.module.css";

/** Something told below the banner of a quote page. */
export interface PageSection {
  /** What the address calls it: `#faq`. */
  readonly id: string;
  readonly title: string;
  /** As a tab it has its title above it; what has none brings its own. */
  readonly hasTitleAbove: boolean;
  /** What is in it, in a few words. */
  readonly lead: string;
  /** What its tab is called on the business-cards page (content-and-lettering.md 2.2); null for what stands below the tabs. */
  readonly tab: string | null;
  readonly content: ReactNode;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows move along the tabs; Enter and Space open the one that has the focus. */
function onKey(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.parentElement;
  const tabs = [...(list?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
  const index = tabs.indexOf(event.currentTarget);
  const to = STEPS[event.key]?.(index, tabs.length);
  if (event.key === " " || event.key === "Enter") {
    // Going to a part of the page takes the focus away: it belongs to the tab.
    location.hash = event.currentTarget.getAttribute("href") ?? "";
    event.currentTarget.focus({ preventScroll: true });
  } else if (to === undefined) return;
  else tabs[to]?.focus();
  event.preventDefault();
}

/** Back from signing in with a quote to be requested, the price comes first (content-and-lettering.md 4). */
function isQuotePending(): boolean {
  const kind = pendingAction()?.kind;
  return kind !== undefined && kind !== "add-to-cart";
}

const CHANGES = ["hashchange", "popstate"] as const;

/** A choice takes the part out of the address for a moment (use-read-selection.ts): only somebody's going somewhere counts. */
let part = "";

function subscribe(listen: () => void): () => void {
  const read = () => {
    part = location.hash.slice(1);
    listen();
  };
  read();
  for (const type of CHANGES) addEventListener(type, read);
  return () => {
    for (const type of CHANGES) removeEventListener(type, read);
  };
}

/** The part of the page that the address names ("price" of `#price`); "" for none, and before the page's script runs. */
function useAddressPart(): string {
  return useSyncExternalStore(
    subscribe,
    () => part,
    () => "",
  );
}

/** The tab that the address names; one that names another part of the page leaves the open tab, one that names none the first. */
function useChosenTab(sections: readonly PageSection[]) {
  const named = useAddressPart();
  const isScripted = useIsScripted();
  const isBack = useIsBackForQuote();
  const [start, setStart] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  if (isScripted && start === null) setStart(isQuotePending() ? "price" : (sections[0]?.id ?? ""));
  if (isScripted && isBack && start !== "price") setStart("price");
  const isNamed = sections.some(({ id }) => id === named);
  const wanted = named === "" ? null : isNamed ? named : open;
  if (wanted !== open) setOpen(wanted);
  return { chosen: wanted ?? start ?? sections[0]?.id ?? "", isScripted };
}

/** Where the tabs do not fit side by side, the open one is moved into view. */
function showTab(list: HTMLElement | null, id: string): void {
  const tab = list?.querySelector<HTMLElement>(`[aria-controls="${id}"]`);
  if (list && tab)
    list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

export interface SectionTabsProps {
  readonly sections: readonly PageSection[];
}

/**
 * Sections as tabs, each with an address. They are links to their panels: without a script all panels stand below each other,
 * and until it runs the style sheet shows the one that the address names.
 */
export function SectionTabs({ sections }: SectionTabsProps) {
  const { chosen, isScripted } = useChosenTab(sections);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showTab(list.current, chosen), [chosen]);
  return (
    <div className={styles.tabs} data-scripted={isScripted || undefined}>
      <div role="tablist" aria-label="About this product" ref={list} className={styles.list}>
        {sections.map(({ id, tab }) => (
          <a
            key={id}
            id={`${id}-tab`}
            role="tab"
            href={`#${id}`}
            aria-selected={id === chosen}
            aria-controls={id}
            tabIndex={id === chosen ? 0 : -1}
            className={styles.tab}
            onKeyDown={onKey}
          >
            {tab}
          </a>
        ))}
      </div>
      {sections.map(({ id, title, hasTitleAbove, content }) => (
        <section
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          data-chosen={id === chosen || undefined}
          className={styles.panel}
        >
          {hasTitleAbove && <h2 className={styles.title}>{title}</h2>}
          {content}
        </section>
      ))}
    </div>
  );
}
