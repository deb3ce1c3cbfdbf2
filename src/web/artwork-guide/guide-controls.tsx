import {
  chooseShape,
  chooseSize,
  type GuideChoice,
  type FigureKind,
  guideFigures,
  type GuideShape,
} from "#domain/artwork/guide-choice.ts";
import type { Size } from "#domain/catalogue/product.ts";
import { Select } from "#ui/fields/select.tsx";
import styles from "./guide-controls.module.css";
import { sidesText } from "#domain/catalogue/size-text.ts";

interface RadiosProps {
  readonly legend: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

function Radios({ legend, name, words, chosen, onChoose }: RadiosProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{legend}</legend>
      <div className={styles.choices}>
        {words.map((word, index) => (
          <label key={word} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={index === chosen}
              onChange={() => onChoose(index)}
            />
            {word}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const figureNames: Readonly<Record<FigureKind, string>> = {
  template: "Template",
  right: "Right",
  wrong: "Wrong",
};

interface GuideControlsProps {
  /** Begins the ids and names of the controls. */
  readonly id: string;
  readonly shapes: readonly GuideShape[];
  readonly sizes: readonly Size[];
  readonly choice: GuideChoice;
  readonly onChange: (choice: GuideChoice) => void;
}

/** Which template is shown: shape (where there are several), size, figure. */
export function GuideControls({ id, shapes, sizes, choice, onChange }: GuideControlsProps) {
  return (
    <div className={styles.controls}>
      {shapes.length > 1 && (
        <div className={styles.group}>
          <label htmlFor={`${id}-shape`} className={styles.label}>
            Sticker shape
          </label>
          <Select
            id={`${id}-shape`}
            value={choice.shape}
            onChange={(value) => {
              const chosen = shapes.find(({ shape }) => shape === value);
              if (chosen) onChange(chooseShape(chosen.shape));
            }}
          >
            {shapes.map(({ shape, name }) => (
              <option key={shape} value={shape}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      )}
      <Radios
        legend="Size in mm"
        name={`${id}-size`}
        words={sizes.map(sidesText)}
        chosen={choice.size}
        onChoose={(size) => onChange(chooseSize(choice, size))}
      />
      <Radios
        legend="Figure"
        name={`${id}-figure`}
        words={guideFigures.map((figure) => figureNames[figure])}
        chosen={guideFigures.indexOf(choice.figure)}
        onChoose={(index) => onChange({ ...choice, figure: guideFigures[index] ?? guideFigures[0] })}
      />
    </div>
  );
}
