import styles from "./preview.module.css";

interface FlipButtonProps<Side extends string> {
  readonly label: string;
  readonly sides: readonly (readonly [value: Side, name: string])[];
  readonly side: Side;
  readonly onFlip: (side: Side) => void;
}

/** Turns what is shown to another side. */
export function FlipButton<Side extends string>({ label, sides, side, onFlip }: FlipButtonProps<Side>) {
  return (
    <div className={styles.flip} role="group" aria-label={label}>
      {sides.map(([value, name]) => (
        <button key={value} type="button" aria-pressed={side === value} onClick={() => onFlip(value)}>
          {name}
        </button>
      ))}
    </div>
  );
}
