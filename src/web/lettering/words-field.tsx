import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { issueMessage } from "#domain/configure/issue-message.ts";
import type { Issue } from "#domain/configure/issue.ts";
import { typingStep } from "#domain/edit-history.ts";
import { type LetteringDesign, openingDesign } from "#domain/lettering/design.ts";
import { designKey } from "#domain/lettering/designs/design-fields.ts";
import { letteringLimits } from "#domain/lettering/limits.ts";
import { normalText } from "#domain/lettering/normal-text.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { LiveCopy } from "#ui/picture/live-copy.tsx";
import { UndoButtons } from "#ui/undo-buttons.tsx";

import styles from "./lettering.module.css";

/** A part of a design that takes its place. */
type DesignChange = Partial<LetteringDesign>;

/** The words on the desk: what they are, and how they are changed. */
export interface DesignEditor {
  readonly catalogue: Catalogue;
  readonly design: LetteringDesign;
  /** `step`: changes of one name after each other (typing, dragging) are undone together. */
  readonly edit: (change: DesignChange, step?: string) => void;
  /** Null while there is nothing to undo or to redo. */
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;
}

const { characters, lines } = letteringLimits;
const ROWS = { least: 2, most: 6 };

interface WordsFieldProps {
  readonly editor: DesignEditor;
  /** What is wrong with the text, and with the words as they are set. */
  readonly text: Issue | undefined;
  readonly lettering: Issue | undefined;
}

/** Beyond what can be cut there is room to type: what is too much is said, not swallowed. */
const ROOM = 2 * characters;

function rowsOf(text: string): number {
  return Math.min(ROWS.most, Math.max(ROWS.least, text.split("\n").length));
}

/** Nobody has written anything yet: the words are those that the page opens with. */
function isExample({ design, onUndo, onRedo }: DesignEditor): boolean {
  return onUndo === null && onRedo === null && designKey(design) === designKey(openingDesign);
}

/** Undo and redo; that the words are an example, while they are. */
function TextTools({ editor }: Pick<WordsFieldProps, "editor">) {
  const { onUndo, onRedo } = editor;
  if (isExample(editor)) return "An example. Type over it.";
  if (onUndo === null && onRedo === null) return null;
  return (
    <div className={styles.tools}>
      <UndoButtons onUndo={onUndo} onRedo={onRedo} />
    </div>
  );
}

/** Letters that are too small to be cut, and the size at which they are not. */
function TooSmall({ editor, issue }: { readonly editor: DesignEditor; readonly issue: Issue }) {
  const { limit } = issue;
  return (
    <div className={styles.flag} role="alert">
      <Message tone="note">{issueMessage(issue)}</Message>
      {limit === null ? null : (
        <Button look="quiet" onClick={() => editor.edit({ size: { by: "height", mm: limit } })}>
          Make it {limit} mm high
        </Button>
      )}
    </div>
  );
}

/** What is possible, but fine work. */
function Advice({ editor: { catalogue, design } }: Pick<WordsFieldProps, "editor">) {
  const measured = catalogue.measureLettering(design);
  if (!measured.ok || measured.advice.length === 0) return null;
  const [first, ...others] = measured.advice;
  const more = others.length === 0 ? "" : ` The same goes for ${others.length} more.`;
  return (
    <p className={styles.note}>
      {first}
      {more}
    </p>
  );
}

/** What is to be cut, line by line. */
export function WordsField({ editor, text, lettering }: WordsFieldProps) {
  const { design, edit } = editor;
  const wrong = text !== undefined && text.code !== "missing" ? issueMessage(text) : null;
  return (
    <div className={styles.words}>
      <div className={styles.seen}>
        <LiveCopy />
      </div>
      <Field label="Your text" hint={<TextTools editor={editor} />} error={wrong} live>
        {({ id, describedBy }) => (
          <TextArea
            id={id}
            name="text"
            rows={rowsOf(design.text)}
            maxLength={ROOM}
            placeholder="Your text"
            text={design.text}
            isExample={isExample(editor)}
            describedBy={describedBy}
            invalid={wrong !== null || lettering !== undefined}
            onText={(typed) => {
              const text = normalText(typed);
              edit({ text }, typingStep(design.text, text));
            }}
          />
        )}
      </Field>
      {text?.code === "missing" ? (
        <p className={styles.note}>
          Type your words to see the price. Up to {lines} lines and {characters} characters.
        </p>
      ) : null}
      {lettering === undefined ? null : <TooSmall editor={editor} issue={lettering} />}
      <Advice editor={editor} />
    </div>
  );
}
