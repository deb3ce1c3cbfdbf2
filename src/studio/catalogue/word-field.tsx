import { MOST_LETTERS } from "#domain/catalogue/words/most-letters.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import type { DraftEditor, DraftView } from "./use-draft.ts";
import styles from "./words-room.module.css";
import { writtenPlace, type Writing, type WrittenCell } from "./use-written.ts";

/** Letters that a line of a field has room for, about. */
const LINE = 45;

function rowsFor(text: string): number {
  const lines = text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0);
  return Math.min(14, lines);
}

interface WordFieldProps {
  readonly cell: WrittenCell;
  readonly label: string;
  readonly draft: DraftView;
  readonly editor: DraftEditor;
  readonly writing: Writing;
}

/** A text to be written, with what is wrong with it, and what the shop says meanwhile. */
export function WordField({ cell, label, draft, editor, writing }: WordFieldProps) {
  const { sheet, row, column } = cell;
  const issue = draft.issues.find(
    (one) => one.sheet === sheet.name && one.row === row.key && one.column === column,
  );
  const error = editor.faults[writtenPlace(cell)] ?? issue?.message ?? null;
  const text = writing.textOf(cell);
  const sold = row.sold?.[column];
  return (
    <div className={styles.field} onBlur={() => void writing.save(cell)}>
      <Field label={label} {...(row.has_lines && { hint: "one on each line" })} error={error} live>
        {({ id, describedBy }) => (
          <TextArea
            id={id}
            name={writtenPlace(cell)}
            rows={rowsFor(text)}
            maxLength={MOST_LETTERS}
            text={text}
            invalid={error !== null}
            onText={(now) => writing.write(cell, now)}
            {...(describedBy !== undefined && { describedBy })}
          />
        )}
      </Field>
      {sold !== undefined && sold !== row.cells[column] && <Soft>In the shop: {sold}</Soft>}
    </div>
  );
}
