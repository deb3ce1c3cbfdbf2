import styles from "./swatch.module.css";

interface SwatchProps {
  /** The name of a material, see styles/materials.css. */
  readonly appearance: string;
  readonly size?: "tiny" | "small" | "large";
}

/** A small round piece of the material; says nothing of its own to a screen reader. */
export function Swatch({ appearance, size = "small" }: SwatchProps) {
  return <span aria-hidden="true" className={styles.swatch} data-appearance={appearance} data-size={size} />;
}

/** A drop of the colour a job is printed in, by the colour's slug. */
export function InkSwatch({ slug, size }: { readonly slug: string; readonly size?: "film" }) {
  return <span aria-hidden="true" className={styles.swatch} data-ink={slug} data-size={size} />;
}
