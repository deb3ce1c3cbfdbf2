import type { ReactNode } from "react";
import { Link } from "react-router";
import { HERO_PICTURE_SIZE, heroPicture } from "#domain/configure/gallery-pictures.ts";
import type { HomeWords } from "#domain/content/home-words.ts";
import { useDropPlace } from "#ui/fields/use-drop-place.ts";
import { type Door, Doors } from "./doors.tsx";
import styles from "./hero.module.css";

const [SMALL, LARGE] = HERO_PICTURE_SIZE.widths;

/** From a picture to a parcel, with what the shop promises at each. */
function Steps({ steps: { picture, proof, parcel } }: Pick<HomeWords, "steps">) {
  return (
    <ol className={styles.steps} aria-label="How it works">
      <li>
        <strong>{picture.title}</strong>
        <span>{picture.words}</span>
      </li>
      <li>
        <strong>{proof.title}</strong>
        <span>{proof.words}</span>
      </li>
      <li>
        <strong>{parcel.title}</strong>
        <span>
          {parcel.words} <Link to="/returns">{parcel.promise}</Link>. {parcel.choice}
        </span>
      </li>
    </ol>
  );
}

interface HeroProps {
  readonly words: HomeWords;
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
export function Hero({ words, doors, picture, pictureOf, offer, onDrop }: HeroProps) {
  const [, start, cut] = /^(?:(.*) )?(\S+)$/.exec(words.hero.title) ?? [];
  const place = useDropPlace({ onDrop: ([file]) => file && onDrop(file) });
  return (
    <section aria-labelledby="hero-title" className={styles.hero} {...place}>
      <div className={styles.head}>
        <h1 id="hero-title" className={styles.title}>
          {start} <span className={styles.cut}>{cut}</span>
        </h1>
        <p className={styles.lead}>{words.hero.lead}</p>
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
      <Steps steps={words.steps} />
    </section>
  );
}
