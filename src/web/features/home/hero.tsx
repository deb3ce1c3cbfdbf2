import { Link } from "react-router";
import { HERO_PICTURE_SIZE, heroPicture } from "#domain/configure/gallery-pictures.ts";
import button from "#web/ui/button.module.css";
import styles from "./hero.module.css";

const [SMALL, LARGE] = HERO_PICTURE_SIZE.widths;

/** What the shop is, and its two doors: stickers of every kind, and cards. */
export function Hero({ stickers, cards }: { readonly stickers: string; readonly cards: string }) {
  return (
    <section aria-labelledby="hero-title" className={styles.hero}>
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
      <img
        className={styles.picture}
        src={heroPicture(SMALL)}
        srcSet={`${heroPicture(SMALL)} ${SMALL}w, ${heroPicture(LARGE)} ${LARGE}w`}
        sizes="(max-width: 35em) min(100vw - 2rem, 20rem), min(36vw, 26rem)"
        alt=""
        width={HERO_PICTURE_SIZE.width}
        height={HERO_PICTURE_SIZE.height}
        fetchPriority="high"
      />
    </section>
  );
}
