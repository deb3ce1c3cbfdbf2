import type { ReactNode } from "react";
import type { TrustPage } from "#domain/content/trust-page.ts";
import bullets from "#ui/layout/bullets.module.css";
import styles from "./trust-page.module.css";

interface TrustWordsProps {
  readonly page: TrustPage;
  /** Where the shop is, on the page about it. */
  readonly contact?: ReactNode;
}

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

/** What a page of trust says, part by part. */
export function TrustWords({ page: { lead, sections }, contact }: TrustWordsProps) {
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
