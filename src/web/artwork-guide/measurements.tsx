import type { Template } from "#domain/artwork/template.ts";
import { sizeText } from "#domain/catalogue/size-text.ts";
import styles from "./measurements.module.css";

const lines = [
  { part: "bleed", name: "Background bleed", words: "the background runs to here" },
  { part: "trim", name: "Trim line", words: "the finished size: it is cut here" },
  { part: "safe", name: "Inside safety bleed", words: "words and logos stay inside" },
] as const;

/** The legend of a template, with its measures. */
export function Measurements({ template }: { readonly template: Template }) {
  return (
    <dl>
      {lines.map(({ part, name, words }) => (
        <div key={part} className={styles.row}>
          <dt className={styles.name}>
            <span aria-hidden="true" className={styles.line} data-part={part} />
            <span>
              {name} <span className={styles.words}>{words}</span>
            </span>
          </dt>
          <dd className={styles.measure}>{sizeText(template[part])}</dd>
        </div>
      ))}
    </dl>
  );
}
