import { useId } from "react";
import styles from "./cut-line.module.css";

interface CutSliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value in words: "2.5 mm". */
  readonly words: string;
  /** What stands under the track, from one end to the other. */
  readonly scale: readonly string[];
  readonly onValue: (value: number) => void;
}

/** A number that is found by looking at the line it moves: dragged, or by the arrow keys. */
export function CutSlider({ label, words, scale, onValue, ...range }: CutSliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{words}</output>
      <input
        {...range}
        id={id}
        type="range"
        aria-valuetext={words}
        onChange={(event) => onValue(Number(event.target.value))}
      />
      <div className={styles.scale} aria-hidden="true">
        {scale.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}
