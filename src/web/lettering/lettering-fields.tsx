import { type KeyboardEvent, memo, useState } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { sizeName } from "#domain/catalogue/size-text.ts";
import { SHOWN_SIZE } from "#domain/configure/address/field-inputs.ts";
import type { Issue } from "#domain/configure/issue.ts";
import type { Change, Selection } from "#domain/configure/selection.ts";
import { DESIGN_NAMES } from "#domain/configure/wire/field-names.ts";
import {
  canRedo,
  canUndo,
  type History,
  historyOf,
  recordChange,
  redo,
  currentDocument,
  undo,
} from "#domain/edit-history.ts";
import { type LetteringDesign, type LineAlign, lineAligns, printedColour } from "#domain/lettering/design.ts";
import { designFields, designKey } from "#domain/lettering/designs/design-fields.ts";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Group } from "#ui/fields/group.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import { undoWay } from "#ui/undo-way.ts";
import { SideFields } from "#web/forms/side-fields.tsx";
import { FontField } from "./font-field.tsx";
import type { RareFieldsProps } from "./rare-fields.tsx";
import { type DesignEditor, WordsField } from "./words-field.tsx";
import styles from "./lettering.module.css";

/** What has an undo of its own, and what stands before the words: keys in it are not about them. */
const ELSEWHERE = "dialog *, input:not([type=range], [type=radio], [type=color])";

function isElsewhere({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches(ELSEWHERE);
}

interface PlainFormValuesProps {
  readonly design: LetteringDesign;
  readonly size: Selection["size"];
}

/** What a form without a script must send so that nothing is lost: what has no field then, and the size that was typed over. */
function PlainFormValues({ design, size }: PlainFormValuesProps) {
  const { rest } = designFields(design);
  return (
    <>
      <input type="hidden" name={SHOWN_SIZE} value={sizeName(size)} />
      {rest === undefined ? null : <input type="hidden" name={DESIGN_NAMES.rest.address} value={rest} />}
    </>
  );
}

interface FullColourFieldProps {
  readonly editor: DesignEditor;
  readonly selection: Selection;
}

/** The colour that letters are printed in where they are not cut from a coloured film. */
function FullColourField({ editor: { catalogue, design, edit }, selection }: FullColourFieldProps) {
  const colour = catalogue.colours.get(selection.colourId);
  if (colour === undefined || (colour.film?.paint ?? null) !== null) return null;
  return (
    <Field label="Printed colour" hint="Printed on white film, then cut">
      {({ id }) => (
        <input
          id={id}
          type="color"
          className={styles.picker}
          value={printedColour(design)}
          onChange={(event) => edit({ fullColour: event.target.value }, "full-colour")}
        />
      )}
    </Field>
  );
}

/** What was written so far, with what came from elsewhere, as by the browser's back button. */
function useDesigns(design: LetteringDesign) {
  const [history, setHistory] = useState(() => historyOf(design));
  if (designKey(currentDocument(history)) === designKey(design)) return [history, setHistory] as const;
  const known = recordChange(history, design);
  setHistory(known);
  return [known, setHistory] as const;
}

/** Changes a selection's words, and takes changes back. */
function useDesignEditor(
  catalogue: Catalogue,
  design: LetteringDesign,
  change: (change: Change) => void,
): DesignEditor {
  const [history, setHistory] = useDesigns(design);
  function show(next: History<LetteringDesign>) {
    setHistory(next);
    change({ field: "lettering", design: currentDocument(next) });
  }
  return {
    catalogue,
    design,
    edit: (part, step) => show(recordChange(history, { ...design, ...part }, step)),
    onUndo: canUndo(history) ? () => show(undo(history)) : null,
    onRedo: canRedo(history) ? () => show(redo(history)) : null,
  };
}

const NAMES: Readonly<Record<LineAlign, string>> = { left: "Left", center: "Center", right: "Right" };

/** Three lines in a picture 24 wide, and how much of what they leave free is on their left. */
const WIDTHS = [24, 14, 19];
const BEFORE: Readonly<Record<LineAlign, number>> = { left: 0, center: 0.5, right: 1 };

function AlignPicture({ align }: { readonly align: LineAlign }) {
  return (
    <svg viewBox="0 0 24 14" width="24" height="14" aria-hidden="true">
      {WIDTHS.map((width, index) => (
        <rect
          key={width}
          x={(24 - width) * BEFORE[align]}
          y={index * 5.5}
          width={width}
          height="2.5"
          rx="1"
          fill="currentColor"
        />
      ))}
    </svg>
  );
}

/** How lines stand to each other. */
function AlignField({ editor: { design, edit } }: { readonly editor: DesignEditor }) {
  return (
    <Group label="Align">
      <div className={styles.aligns}>
        {lineAligns.map((align) => (
          <ChoiceCard
            key={align}
            type="radio"
            layout="tile"
            name="align"
            value={align}
            checked={design.align === align}
            title={NAMES[align]}
            picture={<AlignPicture align={align} />}
            onChoose={() => edit({ align })}
          />
        ))}
      </div>
    </Group>
  );
}

/** Room for the fields while they are on their way. */
function Room() {
  return <div className={styles.room} />;
}

const RareFields = lazyComponent(
  async () => (await import("./rare-fields.tsx")).RareFields,
  ({ onAgain }) => <TryAgain words="These fields could not be loaded." onAgain={onAgain} />,
  Room,
);

/** What most words do without. It comes when it is opened, and is not drawn while it is closed. */
function RareFieldsDisclosure(props: RareFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary="Arc, spacing, outline and more" onToggle={setOpen}>
      <noscript>
        {/* A browser that runs this draws nothing here. */}
        {import.meta.env.SSR ? (
          <p className={styles.note}>These are set with JavaScript. What the address says of them is kept.</p>
        ) : null}
      </noscript>
      {isOpen ? <RareFields {...props} /> : null}
    </Disclosure>
  );
}

export interface LetteringFieldsProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly design: LetteringDesign;
  readonly issues: readonly Issue[];
  readonly change: (change: Change | ((now: Selection) => Change)) => void;
  readonly markTyping: () => void;
}

/** The words that are cut, their face and size (content-and-lettering.md 2.11). */
export const LetteringFields = memo((props: LetteringFieldsProps) => {
  const { catalogue, selection, design, issues, change, markTyping } = props;
  const editor = useDesignEditor(catalogue, design, change);
  const { onUndo, onRedo } = editor;
  const of = (field: Issue["field"]) => issues.find((issue) => issue.field === field);
  return (
    <div
      role="group"
      aria-label="Your words"
      className={styles.designer}
      onKeyDown={(event) => {
        const way = undoWay(event);
        if (way === null || isElsewhere(event)) return;
        event.preventDefault();
        if (way === "undo") onUndo?.();
        else onRedo?.();
      }}
    >
      <PlainFormValues design={design} size={selection.size} />
      <WordsField editor={editor} text={of("text")} lettering={of("lettering")} />
      <FontField editor={editor} issue={of("font")} />
      <div className={styles.size}>
        <SideFields
          size={selection.size}
          onTyping={markTyping}
          onSide={(side) => change(({ size }) => ({ field: "customSize", ...size, ...side }))}
        />
        <AlignField editor={editor} />
      </div>
      <FullColourField editor={editor} selection={selection} />
      <RareFieldsDisclosure editor={editor} selection={selection} />
    </div>
  );
});
