import { Field } from "./field.tsx";
import styles from "./range-field.module.css";

interface RangeFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The value in words: "30 degrees up". */
  readonly words: string;
  /** What stands under the track, from one end to the other. */
  readonly scale?: readonly string[];
  /** There is nothing to move yet. */
  readonly disabled?: boolean;
  readonly onValue: (value: number) => void;
}

/** A number that is found by looking: a slider, moved by keys as well. */
export function RangeField({ label, words, scale = [], onValue, ...range }: RangeFieldProps) {
  return (
    <Field label={label} hint={words}>
      {({ id }) => (
        <div>
          <input
            {...range}
            id={id}
            type="range"
            className={styles.range}
            aria-valuetext={words}
            onChange={(event) => onValue(Number(event.target.value))}
          />
          {scale.length === 0 ? null : (
            <div className={styles.scale} aria-hidden="true">
              {scale.map((mark) => (
                <span key={mark}>{mark}</span>
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
