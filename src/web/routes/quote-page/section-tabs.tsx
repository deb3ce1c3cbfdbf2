import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { pendingAction } from "#web/features/account/pending/pending-action.ts";
import { useIsScripted } from "#web/ui/lazy/use-is-scripted.ts";
import type { PageSection } from "./page-section.types.ts";
import styles from "./section-tabs.module.css";
import { useAddressPart } from "./use-address-part.ts";

interface SectionTabsProps {
  readonly sections: readonly PageSection[];
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
  if (event.key === " ") tabs[index]?.click();
  else if (to === undefined) return;
  else tabs[to]?.focus();
  event.preventDefault();
}

/** Back from signing in with a quote to be requested, the price comes first (content-and-lettering.md 4). */
function isQuotePending(): boolean {
  const kind = pendingAction()?.kind;
  return kind !== undefined && kind !== "add-to-cart";
}

/** The tab that the address names, else the one that was open, else the first. */
function useChosenTab(sections: readonly PageSection[]) {
  const named = useAddressPart();
  const isScripted = useIsScripted();
  const [open, setOpen] = useState<string | null>(null);
  const first = sections[0]?.id ?? "";
  if (isScripted && open === null) setOpen(isQuotePending() ? "price" : first);
  // An address that names a part elsewhere on the page leaves the tabs as they are.
  const isNamed = sections.some(({ id }) => id === named);
  if (isNamed && named !== open) setOpen(named);
  return { chosen: isNamed ? named : (open ?? first), isScripted };
}

/** Where the tabs do not fit side by side, the open one is moved into view. */
function showTab(list: HTMLElement | null, id: string): void {
  const tab = list?.querySelector<HTMLElement>(`[aria-controls="${id}"]`);
  if (list && tab)
    list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
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
      {sections.map(({ id, title, content }) => (
        <section
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          data-chosen={id === chosen || undefined}
          className={styles.panel}
        >
          {title !== null && <h2 className={styles.title}>{title}</h2>}
          {content}
        </section>
      ))}
    </div>
  );
}
