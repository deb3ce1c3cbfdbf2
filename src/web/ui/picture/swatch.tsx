import styles from "./swatch.module.css";

interface SwatchProps {
  /** The name of a material, see styles/materials.css. */
  readonly appearance: string;
  readonly size?: "small" | "tiny";
}

/** A small round piece of the material; says nothing of its own to a screen reader. */
export function Swatch({ appearance, size = "small" }: SwatchProps) {
  return <span aria-hidden="true" className={styles.swatch} data-appearance={appearance} data-size={size} />;
}
