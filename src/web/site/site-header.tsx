import { useRef } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { Logo } from "./logo.tsx";
import styles from "./site-header.module.css";
import type { SiteFacts } from "./site.types.ts";

interface SiteHeaderProps {
  readonly site: SiteFacts;
  readonly account: ReactNode;
  readonly cart: ReactNode;
}

/** Logo, everything the shop sells, how to reach a person, the account and the cart. */
export function SiteHeader({ site: { shop, groups }, account, cart }: SiteHeaderProps) {
  const menu = useRef<HTMLDivElement>(null);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.home} aria-label={`${shop.name}, home`}>
          <Logo name={shop.name} />
        </Link>
        <nav aria-label="Products" className={styles.nav}>
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
                        <Link
                          to={page.route}
                          className={styles.page}
                          onClick={() => menu.current?.hidePopover()}
                        >
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
        <a className={styles.phone} href={`tel:${shop.phone.replaceAll(" ", "")}`}>
          <span className={styles.phoneWords}>Talk to a printer</span> {shop.phone}
        </a>
        <div className={styles.own}>
          {account}
          {cart}
        </div>
      </div>
    </header>
  );
}
