import { type KeyboardEvent, memo } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Issue } from "#domain/configure/issue.ts";
import type { Change, Selection } from "#domain/configure/selection.ts";
import type { LetteringDesign } from "#domain/lettering/design.ts";
import { SideFields } from "#web/forms/side-fields.tsx";
import { AlignField } from "./align-field.tsx";
import { FontField } from "./font-field.tsx";
import { undoWay } from "#ui/undo-way.ts";
import styles from "./lettering.module.css";
import { FullColourField } from "./full-colour-field.tsx";
import { PlainFormValues } from "./plain-form-values.tsx";
import { RareFieldsDisclosure } from "./rare-fields-disclosure.tsx";
import { WordsField } from "./words-field.tsx";
import { useDesignEditor } from "./use-design-editor.ts";

export interface LetteringFieldsProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly design: LetteringDesign;
  readonly issues: readonly Issue[];
  readonly change: (change: Change | ((now: Selection) => Change)) => void;
  readonly markTyping: () => void;
}

/** What has an undo of its own, and what stands before the words: keys in it are not about them. */
const ELSEWHERE = "dialog *, input:not([type=range], [type=radio], [type=color])";

function isElsewhere({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches(ELSEWHERE);
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
      <AlignField editor={editor} />
      <div className={styles.size}>
        <SideFields
          size={selection.size}
          onTyping={markTyping}
          onSide={(side) => change(({ size }) => ({ field: "customSize", ...size, ...side }))}
        />
        <p className={styles.note}>Width and height keep together: type one, the other follows.</p>
      </div>
      <FullColourField editor={editor} selection={selection} />
      <RareFieldsDisclosure editor={editor} selection={selection} />
    </div>
  );
});
