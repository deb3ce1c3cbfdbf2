import styles from "./preview.module.css";

interface FlipButtonProps {
  readonly side: "front" | "back";
  readonly onFlip: () => void;
}

const NAMES = { front: "Front", back: "Back" } as const;

/** Turns a product that is printed on both sides. */
export const FlipButton = ({ side, onFlip }: FlipButtonProps) => (
  <div role="group" aria-label="Side shown" className={styles.flip}>
    {(["front", "back"] as const).map((shown) => (
      <button
        key={shown}
        type="button"
        aria-pressed={shown === side}
        onClick={shown === side ? undefined : onFlip}
      >
        {NAMES[shown]}
      </button>
    ))}
  </div>
);
