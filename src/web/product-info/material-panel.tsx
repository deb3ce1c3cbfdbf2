import { type ReactNode, useState } from "react";
import { STAGE_PICTURE_SIZE, webmOf } from "#domain/configure/gallery-pictures.ts";
import type { FinishCard, InfoFilm, PanelContent } from "#domain/content/product-info.ts";
import bullets from "#ui/layout/bullets.module.css";
import { isPlainPress } from "#ui/lazy/is-plain-press.ts";
import { Film } from "#ui/picture/film.tsx";
import { Swatch } from "#ui/picture/swatch.tsx";
import styles from "./material-panel.module.css";

/** What stands for itself; the host of a page that sells it opens the form instead of following the link. */
function SpecialQuote({ panel: { productId, page, specialQuoteRemark } }: { readonly panel: PanelContent }) {
  return (
    specialQuoteRemark !== null && (
      <p>
        For {specialQuoteRemark.toLowerCase()}{" "}
        <a href={page} data-special-quote={productId}>
          request a special quote
        </a>
        .
      </p>
    )
  );
}

interface FinishCardsProps {
  readonly label: string;
  readonly cards: readonly FinishCard[];
  readonly heading: "h3" | "h4";
}

/** The finishes of a material with a piece of each; nothing for a material that comes in none. */
function FinishCards({ label, cards, heading: Heading }: FinishCardsProps) {
  if (cards.length === 0) return null;
  return (
    <div>
      <Heading className={styles.title}>{label}</Heading>
      <ul className={styles.cards}>
        {cards.map(({ name, appearance, words }) => (
          <li key={name} className={styles.card}>
            <Swatch appearance={appearance} size="large" />
            <span>
              <strong>{name}</strong>
              <span className={styles.finish}>{words}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The still of a film; pressed, it becomes the playing film. Without a script it leads to the film itself. */
function PanelFilm({ film: { source, thumbnail, words } }: { readonly film: InfoFilm }) {
  const [asked, setAsked] = useState(false);
  if (asked)
    return <Film mp4={source} webm={webmOf(source)} still={thumbnail} words={words} active near asked />;
  return (
    <a
      href={source}
      className={styles.still}
      data-press
      aria-label={`Play the video: ${words}`}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        setAsked(true);
      }}
    >
      <img className={styles.picture} src={thumbnail} alt="" {...STAGE_PICTURE_SIZE} loading="lazy" />
      <svg aria-hidden="true" className={styles.mark} viewBox="0 0 16 16" width="18" height="18">
        <path d="M5 3.2v9.6L13 8z" />
      </svg>
    </a>
  );
}

/** What a material looks like: pictures of its gallery, and a film where there is one. */
function MaterialPictures({ pictures, film }: Pick<PanelContent, "pictures" | "film">) {
  return (
    <div className={styles.pictures}>
      {pictures.map(({ filePath, words }) => (
        <img
          key={filePath}
          className={styles.picture}
          src={filePath}
          alt={words}
          {...STAGE_PICTURE_SIZE}
          loading="lazy"
          decoding="async"
        />
      ))}
      {film && <PanelFilm film={film} />}
    </div>
  );
}

interface MaterialPanelProps {
  readonly panel: PanelContent;
  /** The level of the headings inside. */
  readonly heading: "h3" | "h4";
  /** How it is put up. */
  readonly attaching?: ReactNode;
}

/** What the shop tells about one material, its name left to who shows it. */
export function MaterialPanel({ panel, heading: Heading, attaching }: MaterialPanelProps) {
  const { introduction, sections, closing, facts } = panel;
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <p className={styles.introduction}>{introduction}</p>
        {facts.length > 0 && (
          <ul className={styles.facts} aria-label="Fit for">
            {facts.map((fact) => (
              <li key={fact} className={styles.fact}>
                {fact}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.sections}>
          {sections.map(({ title, items }) => (
            <div key={title}>
              <Heading className={styles.title}>{title}</Heading>
              <ul className={`${bullets.bullets} ${styles.items}`}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <FinishCards label={panel.finishLabel} cards={panel.finishes} heading={Heading} />
        <SpecialQuote panel={panel} />
        {attaching}
        <p className={styles.closing}>{closing}</p>
      </div>
      <MaterialPictures pictures={panel.pictures} film={panel.film} />
    </div>
  );
}
