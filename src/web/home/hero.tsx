import type { ReactNode } from "react";
import { Link } from "react-router";
import { HERO_PICTURE_SIZE, heroPicture } from "#domain/configure/gallery-pictures.ts";
import { useDropPlace } from "#ui/fields/use-drop-place.ts";
import { type Door, Doors } from "./doors.tsx";
import styles from "./hero.module.css";

const [SMALL, LARGE] = HERO_PICTURE_SIZE.widths;

/** From a picture to a parcel, with what the shop promises at each. */
function Steps() {
  return (
    <ol className={styles.steps} aria-label="How it works">
      <li>
        <strong>Drop your picture</strong>
        <span>Your cut line and your price at once.</span>
      </li>
      <li>
        <strong>Look at your free proof</strong>
        <span>Nothing is printed before you approve it.</span>
      </li>
      <li>
        <strong>Open your parcel</strong>
        <span>
          Not right? <Link to="/returns">We reprint or refund</Link>. You choose.
        </span>
      </li>
    </ol>
  );
}

interface HeroProps {
  readonly doors: readonly Door[];
  /** What stands in place of the shop's picture at the head; null leaves it. */
  readonly picture: ReactNode;
  /** The same of the page of an address. */
  readonly pictureOf: (route: string, className: string | undefined) => ReactNode;
  /** Where a visitor's own picture is chosen. */
  readonly offer: ReactNode;
  /** A picture was dropped here. */
  readonly onDrop: (file: File) => void;
}

/** What the shop is (decision 332); the place for a picture of one's own, before everything else; doors with their prices, and how it works. */
export function Hero({ doors, picture, pictureOf, offer, onDrop }: HeroProps) {
  const place = useDropPlace({ onDrop: ([file]) => file && onDrop(file) });
  return (
    <section aria-labelledby="hero-title" className={styles.hero} {...place}>
      <div className={styles.head}>
        <h1 id="hero-title" className={styles.title}>
          Stick with something <span className={styles.cut}>good.</span>
        </h1>
        <p className={styles.lead}>
          Stickers, labels, cards and tags, printed in New Zealand. Your price and delivery date at once.
        </p>
      </div>
      <div className={styles.bench}>
        <div className={styles.field}>{offer}</div>
        <div className={styles.picture} data-own={picture === null ? undefined : true}>
          {picture ?? (
            <img
              src={heroPicture(SMALL)}
              srcSet={`${heroPicture(SMALL)} ${SMALL}w, ${heroPicture(LARGE)} ${LARGE}w`}
              sizes="min(36vw, 20rem)"
              alt=""
              width={HERO_PICTURE_SIZE.width}
              height={HERO_PICTURE_SIZE.height}
              fetchPriority="high"
            />
          )}
        </div>
      </div>
      <Doors doors={doors} pictureOf={pictureOf} />
      <Steps />
    </section>
  );
}
