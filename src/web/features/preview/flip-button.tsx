import styles from "./preview.module.css";

interface FlipButtonProps {
  readonly side: "front" | "back";
  readonly onFlip: () => void;
}

/** Turns a product that is printed on both sides. */
export const FlipButton = ({ side, onFlip }: FlipButtonProps) => (
  <button
    type="button"
    className={styles.flip}
    onClick={onFlip}
    aria-label={`Show the ${side === "front" ? "back" : "front"}`}
  >
    <span data-chosen={side === "front" || undefined}>Front</span>
    <span data-chosen={side === "back" || undefined}>Back</span>
  </button>
);
