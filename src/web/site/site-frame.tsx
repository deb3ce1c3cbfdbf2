import type { ReactNode } from "react";
import { SiteFooter } from "./site-footer.tsx";
import { PageLoader } from "./page-loader.tsx";
import styles from "./site-frame.module.css";
import { SiteHeader } from "./site-header.tsx";
import type { SiteFacts } from "./site.types.ts";

interface SiteFrameProps {
  readonly site: SiteFacts;
  /** The way to the visitor's account. */
  readonly account: ReactNode;
  /** The way to the visitor's cart. */
  readonly cart: ReactNode;
  readonly children: ReactNode;
}

/** Header, the page, footer; and a way past the header for the keyboard. */
export function SiteFrame({ site, account, cart, children }: SiteFrameProps) {
  return (
    <>
      <PageLoader />
      <a href="#main" className={styles.skip}>
        Skip to the page
      </a>
      <SiteHeader site={site} account={account} cart={cart} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...site} />
    </>
  );
}
