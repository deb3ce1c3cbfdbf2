import type { ReactNode } from "react";

/** Something told below the banner of a quote page. */
export interface PageSection {
  /** What the address calls it: `#faq`. */
  readonly id: string;
  /** Null for what brings a heading of its own. */
  readonly title: string | null;
  /** What its tab is called on the business-cards page (content-and-lettering.md 2.2); null for what stands below the tabs. */
  readonly tab: string | null;
  readonly content: ReactNode;
}
