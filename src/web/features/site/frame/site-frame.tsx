import type { ReactNode } from "react";
import { SiteFooter } from "./site-footer.tsx";
import styles from "./site-frame.module.css";
import { SiteHeader } from "./site-header.tsx";
import type { SiteFacts } from "../site.types.ts";

/** Header, the page, footer; and a way past the header for the keyboard. */
export const SiteFrame = ({ site, children }: { readonly site: SiteFacts; readonly children: ReactNode }) => (
  <>
    <a href="#main" className={styles.skip}>
      Skip to the page
    </a>
    <SiteHeader {...site} />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <SiteFooter {...site} />
  </>
);
