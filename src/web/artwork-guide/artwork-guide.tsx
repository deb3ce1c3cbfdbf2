import { useState } from "react";
import { PRINT_DPI } from "#domain/artwork/effective-resolution.ts";
import {
  chooseShape,
  chooseSize,
  type FigureKind,
  firstChoice,
  type GuideChoice,
  guideFigures,
  type GuideShape,
  withOwnSize,
} from "#domain/artwork/guide-choice.ts";
import { CUT_LINES_APART_MM } from "#domain/artwork/margins.ts";
import { type Template, templateOf } from "#domain/artwork/template.ts";
import type { Size } from "#domain/catalogue/product.ts";
import { sidesText, sizeText } from "#domain/catalogue/size-text.ts";
import { Select } from "#ui/fields/select.tsx";
import { TabPanel, Tabs } from "#ui/layout/tabs.tsx";
import { AllTemplates, TemplateDownloads } from "./all-templates.tsx";
import { GuideFigure } from "./guide-figure.tsx";
import styles from "./artwork-guide.module.css";

const stickers = { key: "stickers", name: "Stickers" } as const;
const cards = { key: "business-card", name: "Business Card" } as const;

/** What holds for all artwork, and what only sheets of stickers need. */
const facts = [
  { name: `${PRINT_DPI} DPI`, words: "the lowest resolution for pictures at their printed size" },
  { name: "CMYK", words: "colours as they are printed; RGB looks brighter on a screen than on paper" },
];
const factOfSheets = {
  name: `${CUT_LINES_APART_MM} mm or more`,
  words: "between the cut lines of stickers on a sheet",
};

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
function GuideControls({ id, shapes, sizes, choice, onChange }: GuideControlsProps) {
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

const lines = [
  { part: "bleed", name: "Background bleed", words: "the background runs to here" },
  { part: "trim", name: "Trim line", words: "the finished size: it is cut here" },
  { part: "safe", name: "Inside safety bleed", words: "words and logos stay inside" },
] as const;

/** The legend of a template, with its measures. */
function Measurements({ template }: { readonly template: Template }) {
  return (
    <dl>
      {lines.map(({ part, name, words }) => (
        <div key={part} className={styles.row}>
          <dt className={styles.name}>
            <span aria-hidden="true" className={styles.line} data-part={part} />
            <span>
              {name} <span className={styles.measurementsWords}>{words}</span>
            </span>
          </dt>
          <dd className={styles.measure}>{sizeText(template[part])}</dd>
        </div>
      ))}
    </dl>
  );
}

interface GuidePanelProps {
  readonly id: string;
  readonly shapes: readonly GuideShape[];
  /** The template of what is configured. */
  readonly own: Template | null;
  /** Whether every size is listed. */
  readonly isWhole: boolean;
}

/** One template at a time: its figure, its measures, its files. */
function GuidePanel({ id, shapes: standard, own, isWhole }: GuidePanelProps) {
  const shapes = withOwnSize(standard, own);
  const [choice, setChoice] = useState(() => firstChoice(shapes, own));
  const sizes = shapes.find(({ shape }) => shape === choice.shape)?.sizes ?? [];
  const size = sizes[choice.size];
  if (size === undefined) return null;
  const template = templateOf(choice.shape, size);
  return (
    <div className={styles.guide}>
      <div>
        {guideFigures.map((kind) => (
          <GuideFigure key={kind} template={template} kind={kind} isOpen={kind === choice.figure} />
        ))}
      </div>
      <div className={styles.side}>
        <GuideControls id={id} shapes={shapes} sizes={sizes} choice={choice} onChange={setChoice} />
        <Measurements template={template} />
        <TemplateDownloads key={`${choice.shape}-${choice.size}`} template={template} />
      </div>
      {isWhole && (
        <div className={styles.all}>
          <AllTemplates shapes={standard} />
        </div>
      )}
    </div>
  );
}

interface ArtworkGuideProps {
  /** Begins the ids of its parts. */
  readonly id: string;
  readonly shapes: readonly GuideShape[];
  /** The template of what is configured on the page. */
  readonly own: Template | null;
  readonly opens: "stickers" | "business-card";
  /** Whether this is only a part of a page, and there is one of its own to lead to. */
  readonly isSection: boolean;
}

/** How artwork is drawn, and templates to draw it on (content-and-lettering.md 2.6). */
export function ArtworkGuide({ id, shapes, own, opens, isSection }: ArtworkGuideProps) {
  const [tab, setTab] = useState<"stickers" | "business-card">(opens);
  const isCard = ({ shape }: Pick<Template, "shape">) => shape === "card";
  const panels = [
    { tab: stickers, shapes: shapes.filter((one) => !isCard(one)), own: own && !isCard(own) ? own : null },
    { tab: cards, shapes: shapes.filter(isCard), own: own && isCard(own) ? own : null },
  ];
  return (
    <div className={styles.whole}>
      <Tabs id={id} label="Artwork guide for" tabs={[stickers, cards]} chosen={tab} onChoose={setTab} />
      {panels.map((panel) => (
        <TabPanel key={panel.tab.key} id={id} tab={panel.tab} chosen={tab}>
          <GuidePanel
            key={panel.own ? `${panel.own.shape} ${panel.own.trim.widthMm} ${panel.own.trim.heightMm}` : ""}
            id={`${id}-${panel.tab.key}`}
            shapes={panel.shapes}
            own={panel.own}
            isWhole={!isSection}
          />
        </TabPanel>
      ))}
      <ul className={styles.facts}>
        {(tab === "stickers" ? [...facts, factOfSheets] : facts).map(({ name, words }) => (
          <li key={name}>
            <strong>{name}</strong> <span className={styles.words}>{words}</span>
          </li>
        ))}
      </ul>
      {isSection && (
        <a className={styles.link} href="/user-guide/artwork-guide">
          All sizes in the artwork guide
        </a>
      )}
    </div>
  );
}
