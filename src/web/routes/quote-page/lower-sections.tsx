import { memo, type ReactNode, useRef } from "react";
import { FaqIsland } from "./islands.ts";
import styles from "./lower-sections.module.css";
import type { PageSections } from "./page-sections.ts";
import { useRoutedLinks } from "./use-routed-links.ts";

interface Section {
  /** What the address calls it: `#faq`. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

function sectionsOf({ faq }: PageSections): readonly Section[] {
  const all: readonly (Section | false)[] = [
    faq !== null && {
      id: "faq",
      title: "Questions and answers",
      content: <FaqIsland groups={faq} />,
    },
  ];
  return all.filter((section) => section !== false);
}

/** What is told below the banner of a quote page. */
export const LowerSections = memo(({ sections }: { readonly sections: PageSections }) => {
  const place = useRef<HTMLDivElement>(null);
  useRoutedLinks(place);
  return (
    <div ref={place} className={styles.sections}>
      {sectionsOf(sections).map(({ id, title, content }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {content}
        </section>
      ))}
    </div>
  );
});
