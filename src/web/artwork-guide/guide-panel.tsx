import { useState } from "react";
import { firstChoice, guideFigures, type GuideShape, withOwnSize } from "#domain/artwork/guide-choice.ts";
import { type Template, templateOf } from "#domain/artwork/template.ts";
import { AllTemplates } from "./all-templates.tsx";
import { GuideControls } from "./guide-controls.tsx";
import { GuideFigure } from "./guide-figure.tsx";
import styles from "./artwork-guide.module.css";
import { Measurements } from "./measurements.tsx";
import { TemplateDownloads } from "./template-downloads.tsx";

interface GuidePanelProps {
  readonly id: string;
  readonly shapes: readonly GuideShape[];
  /** The template of what is configured. */
  readonly own: Template | null;
  /** Whether every size is listed. */
  readonly isWhole: boolean;
}

/** One template at a time: its figure, its measures, its files. */
export function GuidePanel({ id, shapes: standard, own, isWhole }: GuidePanelProps) {
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
