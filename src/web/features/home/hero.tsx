import { Link } from "react-router";
import button from "../../ui/button/button.module.css";
import styles from "./hero.module.css";
import { StickerSheet } from "./sticker-sheet.tsx";

/** What the shop is, and the way in. */
export const Hero = ({ firstRoute }: { readonly firstRoute: string }) => (
  <section aria-labelledby="hero-title" className={styles.hero}>
    <div className={styles.words}>
      <h1 id="hero-title" className={styles.title}>
        Stick with something <span className={styles.cut}>good.</span>
      </h1>
      <p className={styles.lead}>
        Custom stickers, labels, business cards and swing tags, printed in New Zealand. Choose a size and see
        the price and the delivery date at once.
      </p>
      <div className={styles.action}>
        <Link to={firstRoute} className={`${button.button} ${styles.start}`} data-look="main">
          Make roll stickers
        </Link>
      </div>
      <ul className={styles.facts}>
        <li>A digital proof before we print</li>
        <li>Free shipping on Art Paper stickers</li>
        <li>From 10 pieces</li>
      </ul>
    </div>
    <div className={styles.picture}>
      <StickerSheet />
    </div>
  </section>
);
