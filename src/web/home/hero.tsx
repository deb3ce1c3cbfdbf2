import type { ReactNode } from "react";
import { Link } from "react-router";
import { HERO_PICTURE_SIZE, heroPicture } from "#domain/configure/gallery-pictures.ts";
import button from "#ui/button.module.css";
import { useDropPlace } from "#ui/fields/use-drop-place.ts";
import styles from "./hero.module.css";

const [SMALL, LARGE] = HERO_PICTURE_SIZE.widths;

interface HeroProps {
  readonly stickers: string;
  readonly cards: string;
  /** What stands in place of the shop's picture; null leaves it. */
  readonly picture: ReactNode;
  /** Where a visitor's own picture is chosen. */
  readonly offer: ReactNode;
  /** A picture was dropped here. */
  readonly onDrop: (file: File) => void;
}

/** What the shop is, its two doors, stickers of every kind and cards, and the place for a picture of one's own. */
export function Hero({ stickers, cards, picture, offer, onDrop }: HeroProps) {
  const place = useDropPlace({ onDrop: ([file]) => file && onDrop(file) });
  return (
    <section aria-labelledby="hero-title" className={styles.hero} {...place}>
      <div className={styles.words}>
        <h1 id="hero-title" className={styles.title}>
          Stick with something <span className={styles.cut}>good.</span>
        </h1>
        <p className={styles.lead}>
          Custom stickers, labels, business cards and swing tags, printed in New Zealand. Choose a size and
          see the price and the delivery date at once.
        </p>
        <div className={styles.action}>
          <Link to={stickers} className={`${button.button} ${styles.start}`} data-look="main">
            Make stickers
          </Link>
          <Link to={cards} className={`${button.button} ${styles.start}`} data-look="quiet">
            Make business cards
          </Link>
        </div>
        <ul className={styles.facts}>
          <li>A digital proof before we print</li>
          <li>Free shipping on Art Paper stickers</li>
          <li>From 10 pieces</li>
        </ul>
      </div>
      <div className={styles.show}>
        <div className={styles.picture}>
          {picture ?? (
            <img
              src={heroPicture(SMALL)}
              srcSet={`${heroPicture(SMALL)} ${SMALL}w, ${heroPicture(LARGE)} ${LARGE}w`}
              sizes="(max-width: 35em) min(100vw - 2rem, 20rem), min(36vw, 19rem)"
              alt=""
              width={HERO_PICTURE_SIZE.width}
              height={HERO_PICTURE_SIZE.height}
              fetchPriority="high"
            />
          )}
        </div>
        {offer}
      </div>
    </section>
  );
}
