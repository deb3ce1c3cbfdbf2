import { Link } from "react-router";
import { freeWeightText } from "#domain/deliver/free-weight.ts";
import { formatShortMoney } from "#domain/money.ts";
import { logoPath } from "#domain/screen-logo.ts";
import type { SiteFacts } from "./site-facts.ts";
import styles from "./site-footer.module.css";

/** Pages to read. */
const HELP = [
  { name: "Questions and answers", route: "/faq" },
  { name: "Artwork guide", route: "/user-guide/artwork-guide" },
  { name: "Materials", route: "/user-guide/materials" },
  { name: "Payment and delivery", route: "/payment-and-delivery" },
  { name: "Returns and reprints", route: "/returns" },
  { name: "About and contact", route: "/about" },
  { name: "Track an order", route: "/order" },
];

/** A printer's colour bar and crop marks at a sheet's edge: ornament. */
function CropMarks() {
  return (
    <svg className={styles.marks} aria-hidden="true" width="120" height="24" viewBox="0 0 120 24">
      <path className={styles.line} d="M0 18h13M19 12V0" />
      <circle className={styles.line} cx="40" cy="12" r="6" />
      <path className={styles.line} d="M40 2v20M30 12h20" />
      <rect className={styles.cyan} x="62" y="6" width="12" height="12" />
      <rect className={styles.magenta} x="76" y="6" width="12" height="12" />
      <rect className={styles.yellow} x="90" y="6" width="12" height="12" />
      <rect className={styles.black} x="104" y="6" width="12" height="12" />
    </svg>
  );
}

/** The shop's own logo; else its mark, a round sticker with its corner lifting off the backing inside its kiss-cut line, and its name. */
export function Logo({ shop: { name }, logo }: Pick<SiteFacts, "shop" | "logo">) {
  if (logo !== null) {
    const { id, width, height } = logo;
    return <img src={logoPath(id)} alt={name} width={width} height={height} className={styles.own} />;
  }
  return (
    <span className={styles.logo}>
      <svg aria-hidden="true" width="34" height="34" viewBox="0 0 34 34">
        <circle className={styles.cut} cx="17" cy="17" r="15.6" />
        <path className={styles.sticker} d="M17 5A12 12 0 1 0 29 17Z" />
        <path className={styles.peel} d="M17 5A12 12 0 0 0 29 17Z" />
      </svg>
      <span className={styles.word}>{name}</span>
    </span>
  );
}

/** How to reach a person, and the terms: of a page where there is one thing to do. */
export function ShortFooter({ shop }: Pick<SiteFacts, "shop">) {
  return (
    <footer className={styles.short}>
      <p className={styles.words}>
        <a href={`tel:${shop.phone.replaceAll(" ", "")}`}>{shop.phone}</a>
        <a href={`mailto:${shop.email}`}>{shop.email}</a>
        <Link to="/terms">Terms</Link>
        <Link to="/privacy">Privacy</Link>
        <Link to="/returns">Returns</Link>
        {shop.gstNumber !== undefined && <span>GST {shop.gstNumber}</span>}
      </p>
    </footer>
  );
}

/** Who prints, where, on what terms, and every page once more. */
export function SiteFooter({ shop, groups, logo }: SiteFacts) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <CropMarks />
        <div className={styles.shop}>
          <Logo shop={shop} logo={logo} />
          <address className={styles.address}>
            {shop.streetAddress}
            <br />
            {shop.city} {shop.postcode}
            <br />
            <a href={`tel:${shop.phone.replaceAll(" ", "")}`}>{shop.phone}</a>
            <br />
            <a href={`mailto:${shop.email}`}>{shop.email}</a>
          </address>
        </div>
        {groups.map((group) => (
          <nav key={group.name} aria-label={group.name}>
            <h2 className={styles.name}>{group.name}</h2>
            <ul>
              {group.pages.map((page) => (
                <li key={page.route}>
                  <Link to={page.route} className={styles.link}>
                    {page.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <nav aria-label="Help">
          <h2 className={styles.name}>Help</h2>
          <ul>
            {HELP.map(({ name, route }) => (
              <li key={route}>
                <Link to={route} className={styles.link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.note}>
          Prices are in New Zealand dollars and include GST. Art Paper stickers ship free across New Zealand,
          everything else from {formatShortMoney(shop.freeShippingFrom)}
          {freeWeightText(shop.freeShippingUpToGrams)}. Orders approved and paid after 6:00PM are processed
          next business day. Delivery is within 3 business days after shipping; no delivery date guarantee.
        </p>
        <p className={styles.small}>
          <Link to="/terms">Terms</Link>
          <Link to="/privacy">Privacy</Link>
          {shop.gstNumber !== undefined && <span>GST {shop.gstNumber}</span>}
        </p>
      </div>
    </footer>
  );
}
