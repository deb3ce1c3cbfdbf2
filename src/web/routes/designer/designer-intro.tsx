import type { ReactNode } from "react";
import styles from "./designer.module.css";

/** The three things one does, each with a small drawing: letters typed, chosen, and with the line of the knife round them. */
const PARTS: readonly (readonly [words: string, drawing: ReactNode])[] = [
  [
    "Type your words",
    <>
      <rect className={styles.box} x="4" y="10" width="88" height="36" rx="6" />
      <text className={styles.letters} x="14" y="36">
        Kia
      </text>
      <path className={styles.caret} d="M60 18v20" />
    </>,
  ],
  [
    "Size, font, colour",
    <>
      <text className={styles.letters} x="4" y="37">
        Aa
      </text>
      <circle className={styles.magenta} cx="54" cy="28" r="9" />
      <circle className={styles.cyan} cx="68" cy="28" r="9" />
      <circle className={styles.yellow} cx="82" cy="28" r="9" />
    </>,
  ],
  [
    "See what is cut",
    <>
      <path className={styles.crop} d="M12 2v8M4 10h8M84 2v8m0 0h8M12 54v-8m-8 0h8m72 8v-8h8" />
      <text className={styles.cut} x="22" y="38">
        Kia
      </text>
    </>,
  ],
];

/** What the designer is for, in three drawn parts. */
export function DesignerIntro() {
  return (
    <ol className={styles.intro} aria-label="How the designer works">
      {PARTS.map(([words, drawing]) => (
        <li key={words} className={styles.part}>
          <svg aria-hidden="true" className={styles.drawing} viewBox="0 0 96 56">
            {drawing}
          </svg>
          {words}
        </li>
      ))}
    </ol>
  );
}
