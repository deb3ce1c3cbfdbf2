import styles from "./with-picture.module.css";

interface PrintLinesProps {
  readonly bleed: string;
  readonly trim: string;
  readonly safety: string;
}

/** What the lines over a picture mean, in the order from the outside in. */
export function PrintLines(words: PrintLinesProps) {
  return (
    <ul className={styles.legend}>
      {(["bleed", "trim", "safety"] as const).map((line) => (
        <li key={line} data-line={line}>
          {words[line]}
        </li>
      ))}
    </ul>
  );
}
