import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { LoadingLine } from "#ui/feedback/loading-line.tsx";
import { Icon } from "#ui/icon.tsx";
import type { SiteFacts } from "./site-facts.ts";
import { Logo, ShortFooter, SiteFooter } from "./site-footer.tsx";
import styles from "./site-frame.module.css";

/** After this long it is said that the shop keeps asking. */
const SLOW_AFTER_MS = 3_000;

/** Says that the next page takes long, and that nothing needs to be done. */
function SlowNotice() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={styles.slow}>
      {isSlow && "This takes longer than usual. We keep trying."}
    </p>
  );
}

/** A line at the top while the next page's data loads (banner.md 2); a change of options loads nothing. */
function PageLoader() {
  const { location: next } = useNavigation();
  const here = useLocation();
  if (next === undefined || next.pathname === here.pathname) return null;
  return (
    <>
      <LoadingLine />
      <SlowNotice key={next.key} />
    </>
  );
}

/** Everything the shop sells, in a menu that opens. */
function ProductsMenu({ groups }: Pick<SiteFacts, "groups">) {
  const menu = useRef<HTMLDivElement>(null);
  return (
    <nav aria-label="Products">
      <button type="button" className={styles.toggle} popoverTarget="products-menu">
        Products
        <Icon name="chevron" size={13} />
      </button>
      <div ref={menu} id="products-menu" popover="auto" className={styles.menu}>
        <div className={styles.groups}>
          {groups.map((group) => (
            <div key={group.name}>
              <h2 className={styles.group}>{group.name}</h2>
              <ul>
                {group.pages.map((page) => (
                  <li key={page.route}>
                    <Link to={page.route} className={styles.page} onClick={() => menu.current?.hidePopover()}>
                      {page.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </nav>
  );
}

interface SiteHeaderProps {
  readonly site: SiteFacts;
  /** No menu leads away from the page. */
  readonly isBare: boolean;
  readonly account: ReactNode;
  readonly cart: ReactNode;
}

/** Logo, everything the shop sells, how to reach a person, the account and the cart; and that a shop is none yet. */
function SiteHeader({ site, isBare, account, cart }: SiteHeaderProps) {
  const { shop, logo, groups, isDemonstration } = site;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.home} aria-label={`${shop.name}, home`}>
          <Logo shop={shop} logo={logo} />
        </Link>
        <div className={styles.middle}>{!isBare && <ProductsMenu groups={groups} />}</div>
        <a className={styles.phone} href={`tel:${shop.phone.replaceAll(" ", "")}`}>
          <span className={styles.phoneWords}>Talk to a printer</span> {shop.phone}
        </a>
        <div className={styles.own}>
          {account}
          {cart}
        </div>
      </div>
      {isDemonstration && (
        <p className={styles.demonstration}>
          <strong>Demonstration.</strong> This shop is still being set up: you can order, and the tax invoice
          follows later.
        </p>
      )}
    </header>
  );
}

interface SiteFrameProps {
  readonly site: SiteFacts;
  /** There is one thing to do on the page: no menu, and a short footer. */
  readonly isBare: boolean;
  /** The way to the visitor's account. */
  readonly account: ReactNode;
  /** The way to the visitor's cart. */
  readonly cart: ReactNode;
  readonly children: ReactNode;
}

/** Header, the page, footer; and a way past the header for the keyboard. */
export function SiteFrame({ site, isBare, account, cart, children }: SiteFrameProps) {
  return (
    <>
      <PageLoader />
      <a href="#main" className={styles.skip}>
        Skip to the page
      </a>
      <SiteHeader site={site} isBare={isBare} account={account} cart={cart} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {isBare ? <ShortFooter {...site} /> : <SiteFooter {...site} />}
    </>
  );
}
