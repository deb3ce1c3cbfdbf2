import { type ReactNode, useId } from "react";
import type { Shop } from "#domain/catalogue/schema.ts";
import type { TrustPage } from "#domain/content/trust-page.ts";
import bullets from "#ui/layout/bullets.module.css";
import styles from "./trust-page.module.css";

/** Addresses of mail and telephones in words are links. */
const REACHED = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b0\d{1,2}(?: \d{3,4}){2}\b)/;

function Words({ text }: { readonly text: string }) {
  return text.split(REACHED).map((part, at) => {
    if (at % 2 === 0) return part;
    const href = part.includes("@") ? `mailto:${part}` : `tel:${part.replaceAll(" ", "")}`;
    return (
      <a key={`${at} ${part}`} href={href}>
        {part}
      </a>
    );
  });
}

interface TrustTextProps {
  readonly page: TrustPage;
  /** Where the shop is, on the page about it. */
  readonly contact?: ReactNode;
}

/** What a page of trust says, part by part. */
export function TrustText({ page: { lead, sections }, contact }: TrustTextProps) {
  return (
    <>
      <p className={styles.lead}>
        <Words text={lead} />
      </p>
      {contact}
      {sections.map(({ heading, paragraphs, list }) => (
        <section key={heading} aria-label={heading} className={styles.section}>
          <h2 className={styles.heading}>{heading}</h2>
          <div className={styles.words}>
            {paragraphs.map((text) => (
              <p key={text}>
                <Words text={text} />
              </p>
            ))}
            {list && (
              <ul className={bullets.bullets}>
                {list.map((text) => (
                  <li key={text}>
                    <Words text={text} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
    </>
  );
}

/** What is said of a shop that one visits, rings or writes to. */
type ContactFacts = Pick<
  Shop,
  "name" | "streetAddress" | "city" | "postcode" | "phone" | "email" | "gstNumber"
>;

/** Streets round the shop, in the units of the drawing; the demonstration's are made up, like its address. */
const streets = [
  "M-20 128 L660 76",
  "M-20 236 L660 210",
  "M-20 338 L660 346",
  "M92 -20 L140 420",
  "M262 84 L282 420",
  "M430 60 L430 420",
  "M560 60 L600 420",
];

/** What stands on the map, and how it is turned. */
const names = [
  { words: "Wharf Road", x: 462, y: 96, turn: -4.4 },
  { words: "Bindery Street", x: 462, y: 222, turn: -2.2 },
  { words: "Foundry Road", x: 152, y: 345, turn: 0.7 },
  { words: "Ink Street", x: 105, y: 136, turn: 84 },
];

interface ShopMapProps {
  readonly name: string;
  readonly address: string;
}

/** Where the shop is: a drawing of ours, in the shop's own colours. */
function ShopMap({ name, address }: ShopMapProps) {
  const id = useId();
  return (
    <figure className={styles.figure}>
      <svg role="img" aria-labelledby={id} viewBox="0 0 640 400" className={styles.map}>
        <title id={id}>{`Map: ${name} is at ${address}, between Bindery Street and Foundry Road.`}</title>
        <rect className={styles.land} width="640" height="400" />
        <path className={styles.water} d="M0 0H640V30C560 52 500 20 420 40S300 66 220 58 80 92 0 80Z" />
        <path className={styles.park} d="M455 232 L548 228 L566 322 L455 320Z" />
        {streets.map((way) => (
          <path key={way} className={styles.street} d={way} />
        ))}
        <path className={styles.lane} d="M271 285 L431 285" />
        {names.map(({ words, x, y, turn }) => (
          <text
            key={words}
            className={styles.contactWords}
            transform={`translate(${x} ${y}) rotate(${turn})`}
          >
            {words}
          </text>
        ))}
        <text className={styles.here} x="290" y="313">
          Guillotine Lane
        </text>
        <text className={styles.harbour} x="330" y="28">
          Harbour
        </text>
        <g transform="translate(352 258)">
          <circle className={styles.cut} r="18" />
          <circle className={styles.shop} r="11" />
          <circle className={styles.eye} r="3.5" />
        </g>
        <g transform="translate(604 40)" className={styles.north}>
          <path d="M0 -20 L7 8 L0 3 L-7 8Z" />
          <text y="24" textAnchor="middle">
            N
          </text>
        </g>
      </svg>
      <figcaption className={styles.caption}>{address}</figcaption>
    </figure>
  );
}

/** Where the shop is and how it is reached, beside its map. */
export function Contact({ shop }: { readonly shop: ContactFacts }) {
  return (
    <div className={styles.contact}>
      <address className={styles.card}>
        <strong className={styles.name}>{shop.name}</strong>
        <span>{shop.streetAddress}</span>
        <span>
          {shop.city} {shop.postcode}
        </span>
        <a href={`tel:${shop.phone.replaceAll(" ", "")}`}>{shop.phone}</a>
        <a href={`mailto:${shop.email}`}>{shop.email}</a>
        {shop.gstNumber !== undefined && <span className={styles.quiet}>GST {shop.gstNumber}</span>}
      </address>
      <ShopMap name={shop.name} address={`${shop.streetAddress}, ${shop.city}`} />
    </div>
  );
}
