import styles from "./preview.module.css";

const SIDES = [
  ["front", "Front"],
  ["back", "Back"],
] as const;

interface FlipButtonProps {
  readonly side: "front" | "back";
  readonly onFlip: (side: "front" | "back") => void;
}

/** Turns a product that is printed on both sides. */
export function FlipButton({ side, onFlip }: FlipButtonProps) {
  return (
    <div className={styles.flip} role="group" aria-label="Side shown">
      {SIDES.map(([value, name]) => (
        <button key={value} type="button" aria-pressed={side === value} onClick={() => onFlip(value)}>
          {name}
        </button>
      ))}
    </div>
  );
}
