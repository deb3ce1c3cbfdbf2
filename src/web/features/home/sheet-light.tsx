import styles from "./sheet-light.module.css";

const film = ["rose", "lemon", "mint", "sky", "lilac", "rose", "lemon", "sky"] as const;

/** What light makes of the sheet's materials: gloss over print, gold foil, rainbow film, the curl of a corner. */
export const SheetLight = () => (
  <defs>
    <linearGradient id="sheet-gloss" x1="0" y1="0" x2="1" y2="1">
      <stop className={styles.bright} offset="0" />
      <stop className={styles.pale} offset="0.42" />
      <stop className={styles.clear} offset="0.43" />
      <stop className={styles.dusk} offset="1" />
    </linearGradient>
    <linearGradient id="sheet-paper" x1="0" y1="0" x2="1" y2="1">
      <stop className={styles.paper} offset="0" />
      <stop className={styles.paper} offset="0.45" />
      <stop className={styles.paperDeep} offset="1" />
    </linearGradient>
    <linearGradient id="sheet-foil" x1="0" y1="0" x2="1" y2="0.7">
      {["dark", "mid", "light", "mid", "dark", "mid", "light", "dark"].map((tone, index) => (
        <stop key={index} className={styles[`foil-${tone}`]} offset={index / 7} />
      ))}
    </linearGradient>
    <linearGradient id="sheet-film" x1="0" y1="0" x2="1" y2="0.6">
      {film.map((tint, index) => (
        <stop key={index} className={styles[`film-${tint}`]} offset={index / (film.length - 1)} />
      ))}
    </linearGradient>
    <linearGradient id="sheet-curl" x1="1" y1="0" x2="0" y2="1">
      <stop className={styles.curlDark} offset="0" />
      <stop className={styles.paper} offset="0.45" />
      <stop className={styles.curlDark} offset="1" />
    </linearGradient>
  </defs>
);
