import { memo, type ReactNode, useId } from "react";
import { sizeName } from "#domain/catalogue/size-text.ts";
import { issueMessage } from "#domain/configure/issue-message.ts";
import type { Issue } from "#domain/configure/issue.ts";
import type { SizeOffer } from "#domain/configure/offers.types.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import { Message } from "#ui/feedback/message.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { SideFields } from "#web/forms/side-fields.tsx";
import type { Configurator } from "./use-configurator.ts";
import styles from "./size-question.module.css";

/** A thing whose size everybody knows. */
interface Reference extends SizeMm {
  /** In words, after "beside". */
  readonly name: string;
  readonly kind: "coin" | "phone";
}

/** The two dollar coin of New Zealand: 26.5 mm across (Reserve Bank of New Zealand). */
const coin: Reference = { name: "a $2 coin", kind: "coin", widthMm: 26.5, heightMm: 26.5 };
const phone: Reference = { name: "a phone", kind: "phone", widthMm: 72, heightMm: 150 };

/** Beside larger sizes than this (mm) a coin would be a dot. */
const COIN_UP_TO_MM = 200;

function longestOf(sizes: readonly SizeMm[]): number {
  return Math.max(...sizes.flatMap(({ widthMm, heightMm }) => [widthMm, heightMm]), 1);
}

/** What shows how large the sizes of a list are. */
export function referenceFor(sizes: readonly SizeMm[]): Reference {
  return longestOf(sizes) <= COIN_UP_TO_MM ? coin : phone;
}

/** Units for one millimetre, so that each size of a list fits into a box of so many units. */
function scaleFor(sizes: readonly SizeMm[], width: number, height: number): number {
  const [widest, highest] = [
    Math.max(...sizes.map(({ widthMm }) => widthMm), 1),
    Math.max(...sizes.map(({ heightMm }) => heightMm), 1),
  ];
  return Math.min(width / widest, height / highest);
}

const BOX = { width: 80, height: 56 };
const ROOM = 2;
/** The smallest of a long list is still seen. */
const LEAST = 3;

interface SizeDrawingProps {
  readonly size: SizeMm;
  /** Every size of the list: they are drawn to one scale. */
  readonly among: readonly SizeMm[];
  /** What the piece is cut to. */
  readonly isRound?: boolean;
}

/** A size to scale among the others of its list, beside a coin or a phone (`referenceFor` names it). */
export function SizeDrawing({ size, among, isRound = false }: SizeDrawingProps) {
  const scale = scaleFor(among, BOX.width - 2 * ROOM, BOX.height - 2 * ROOM);
  const reference = referenceFor(among);
  const [width, height] = [Math.max(size.widthMm * scale, LEAST), Math.max(size.heightMm * scale, LEAST)];
  const [wide, high] = [reference.widthMm * scale, reference.heightMm * scale];
  return (
    <svg aria-hidden="true" className={styles.drawing} viewBox={`0 0 ${BOX.width} ${BOX.height}`} {...BOX}>
      <rect
        className={styles.piece}
        x={ROOM}
        y={BOX.height - ROOM - height}
        width={width}
        height={height}
        rx={isRound ? "50%" : 1.5}
      />
      <rect
        className={styles.reference}
        x={BOX.width - ROOM - wide}
        y={BOX.height - ROOM - high}
        width={wide}
        height={high}
        rx={reference.kind === "coin" ? wide / 2 : wide / 7}
      />
    </svg>
  );
}

/** A size of the list in two short lines, "A5" and "148 x 210"; its unit stands above the list, and is read out. */
function SizeName({ name }: { readonly name: string }) {
  const [title = "", measure] = name.replace(/ mm\b/, "").split(", ");
  return (
    <>
      {title}
      {measure !== undefined && (
        <span className={styles.measure}>
          <VisuallyHidden>, </VisuallyHidden>
          {measure}
        </span>
      )}
      <VisuallyHidden> mm</VisuallyHidden>
    </>
  );
}

/** An outline with its measures still open. */
function OwnSizeDrawing(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 80 56" width="80" height="56">
      <rect className={styles.own} x="16" y="8" width="48" height="34" rx="2" strokeDasharray="4 3" />
      <path className={styles.own} d="M16 50h48m0-3v6M16 47v6M70 8v34m-3-34h6m-6 34h6" />
    </svg>
  );
}

interface SizeFieldProps {
  readonly offers: readonly SizeOffer[];
  readonly label: string;
  /** The piece is cut to a circle or an oval. */
  readonly isRound: boolean;
  readonly custom: boolean;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  /** What is wrong with the size, if anything is. */
  readonly issue: Issue | undefined;
  readonly change: Configurator["change"];
  readonly markTyping: () => void;
}

/** A size of the list, or 'Custom Size' with both sides in millimetres. */
const SizeField = memo((props: SizeFieldProps) => {
  const { offers, label, custom, widthMm, heightMm, change } = props;
  const tile = { type: "radio", layout: "tile", name: "size" } as const;
  return (
    <div className={styles.size}>
      <Group label={label} hint={`Width x height in mm, beside ${referenceFor(offers).name}`}>
        <div className={styles.sizes}>
          {offers.map((size) => (
            <ChoiceCard
              {...tile}
              key={size.id}
              value={sizeName(size)}
              checked={size.selected}
              title={<SizeName name={size.name} />}
              picture={<SizeDrawing size={size} among={offers} isRound={props.isRound} />}
              onChoose={() => change({ field: "size", widthMm: size.widthMm, heightMm: size.heightMm })}
            />
          ))}
          <ChoiceCard
            {...tile}
            value="custom"
            checked={custom}
            title="Custom Size"
            picture={<OwnSizeDrawing />}
            onChoose={() => change({ field: "customSize", widthMm, heightMm })}
          />
        </div>
      </Group>
      {custom && <CustomSize {...props} />}
    </div>
  );
});

function CustomSize({ widthMm, heightMm, issue, change, markTyping }: SizeFieldProps) {
  const errorId = useId();
  return (
    <div className={styles.custom}>
      <SideFields
        size={{ widthMm, heightMm }}
        errorId={(side) => (issue?.field === "size" || issue?.field === side ? errorId : undefined)}
        onTyping={markTyping}
        onSide={(side) => change(({ size }) => ({ field: "customSize", ...size, ...side }))}
      />
      <SizeMessage label="Size input" id={errorId} issue={issue?.code === "missing" ? issue : null} />
      <SizeMessage label="Custom size" id={errorId} issue={issue?.code === "missing" ? null : issue} />
    </div>
  );
}

interface SizeMessageProps {
  readonly label: string;
  readonly id: string;
  readonly issue: Issue | null | undefined;
}

/** A message area of the size (banner.md 8): what is not filled in, or what cannot be made. */
function SizeMessage({ label, id, issue }: SizeMessageProps) {
  return (
    <div className={styles.message} data-severity={issue?.severity} role="alert" aria-label={label}>
      {issue && (
        <Message tone={issue.severity === "error" ? "error" : "note"} id={id}>
          {issueMessage(issue)}
        </Message>
      )}
    </div>
  );
}

export interface SizeQuestionProps {
  readonly configurator: Configurator;
}

/** The size, and what is wrong with it. */
export function SizeQuestion({ configurator }: SizeQuestionProps) {
  const { selection, offers, issues, catalogue, change, markTyping } = configurator;
  const outline = selection.shapeId === null ? null : catalogue.shapes.get(selection.shapeId)?.outline;
  return (
    <SizeField
      {...selection.size}
      offers={offers.sizes}
      label={offers.sizeLabel}
      isRound={offers.soldOn === "piece" && outline === "ellipse"}
      issue={issues.find(({ field }) => field === "size" || field === "width" || field === "height")}
      change={change}
      markTyping={markTyping}
    />
  );
}
