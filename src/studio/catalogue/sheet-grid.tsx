import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { pastedCells } from "./pasted-cells.ts";
import styles from "./sheet-grid.module.css";
import type { DraftEditor, SheetRowView, SheetView, TypedCell } from "./use-draft.ts";

interface SheetGridProps {
  readonly sheet: SheetView;
  readonly editor: DraftEditor;
  /** What the draft as a whole says of a row. */
  readonly issueOf: (row: string) => string | null;
}

type Column = SheetView["columns"][number];

interface Cell {
  readonly row: SheetRowView;
  readonly column: Column;
  readonly at: string;
}

/** The keys that leave a field upwards or downwards, and sideways from its end. */
function wayOf({
  key,
  currentTarget: field,
}: KeyboardEvent<HTMLInputElement>): readonly [number, number] | null {
  const { selectionStart, selectionEnd, value } = field;
  if (key === "ArrowUp") return [-1, 0];
  if (key === "ArrowDown" || key === "Enter") return [1, 0];
  if (key === "ArrowLeft" && selectionEnd === 0) return [0, -1];
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  if (key === "ArrowLeft" && isAll) return [0, -1];
  return key === "ArrowRight" && (selectionStart === value.length || isAll) ? [0, 1] : null;
}

function isUndoKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && key.toLowerCase() === "z";
}

function typedIn(sheet: SheetView, { row, column }: Cell, typed: string): TypedCell {
  return {
    sheet: sheet.name,
    row: row.key,
    column: column.name,
    kind: column.kind,
    text: row.cells[column.name] ?? "",
    typed,
  };
}

/** Fills in a block of cells from one on, as far as the sheet goes; a fixed or missing cell is passed over. */
export function blockFrom(
  sheet: SheetView,
  block: readonly (readonly string[])[],
  [fromRow, fromColumn]: readonly [number, number],
): readonly TypedCell[] {
  return block.flatMap((line, down) =>
    line.flatMap((typed, right) => {
      const row = sheet.rows[fromRow + down];
      const column = sheet.columns[fromColumn + right];
      if (!row || !column || column.is_fixed || row.cells[column.name] === undefined) return [];
      return [typedIn(sheet, { row, column, at: "" }, typed)];
    }),
  );
}

/** Keys, paste and leaving of a grid's fields. */
function useGrid({ sheet, editor }: Pick<SheetGridProps, "sheet" | "editor">) {
  const table = useRef<HTMLDivElement>(null);
  /** Where the focus was; a cell whose text changes is drawn anew. */
  const focused = useRef<string | null>(null);
  const fieldAt = (at: string) => table.current?.querySelector<HTMLInputElement>(`[data-at="${at}"]`);
  useEffect(() => {
    if (focused.current !== null && document.activeElement === document.body)
      fieldAt(focused.current)?.focus();
  });
  /** Goes to the next field that way; answers whether there is one. */
  const go = (
    [row, column]: readonly [number, number],
    [down, right]: readonly [number, number],
  ): boolean => {
    let [y, x] = [row + down, column + right];
    while (y >= 0 && y < sheet.rows.length && x >= 0 && x < sheet.columns.length) {
      const field = fieldAt(`${y}.${x}`);
      if (field) {
        field.focus();
        field.select();
        return true;
      }
      [y, x] = [y + down, x + right];
    }
    return false;
  };
  const enter = (at: string, field: HTMLInputElement) => {
    focused.current = at;
    field.select();
  };
  const leave = (cell: Cell, { currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (relatedTarget !== null) focused.current = null;
    save(cell, currentTarget);
  };
  const save = (cell: Cell, field: HTMLInputElement) => {
    const one = typedIn(sheet, cell, field.value);
    const isTold = editor.faults[[one.sheet, one.row, one.column].join("/")] !== undefined;
    if (one.typed !== one.text || isTold)
      void editor.type([one], `${cell.row.label}, ${cell.column.label}: saved in the draft.`);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, cell: Cell) => {
    const field = event.currentTarget;
    const [row = 0, column = 0] = cell.at.split(".").map(Number);
    const text = cell.row.cells[cell.column.name] ?? "";
    if (event.key === "Escape") field.value = text;
    if (isUndoKey(event) && field.value === text) {
      event.preventDefault();
      if (event.shiftKey) editor.onRedo?.();
      else editor.onUndo?.();
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "d") {
      event.preventDefault();
      const above = sheet.rows[row - 1]?.cells[cell.column.name];
      if (above !== undefined) void editor.type([typedIn(sheet, cell, above)], "Filled from above.");
      return;
    }
    const way = event.ctrlKey || event.metaKey || event.altKey ? null : wayOf(event);
    if (way === null) return;
    event.preventDefault();
    if (!go([row, column], way) && event.key === "Enter") save(cell, field);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>, at: string) => {
    const block = pastedCells(event.clipboardData.getData("text/plain"));
    if (block.length === 1 && block[0]?.length === 1) return;
    event.preventDefault();
    const [row = 0, column = 0] = at.split(".").map(Number);
    const cells = blockFrom(sheet, block, [row, column]);
    void editor.type(cells, cells.length === 1 ? "1 cell pasted." : `${cells.length} cells pasted.`);
  };
  return { table, enter, leave, press, paste };
}

type Grid = ReturnType<typeof useGrid>;

interface CellFieldProps extends Cell {
  readonly grid: Grid;
  readonly fault: string | null;
  readonly isPlain: boolean;
}

function CellField({ grid, fault, isPlain, ...cell }: CellFieldProps) {
  const { row, column, at } = cell;
  const id = useId();
  const text = row.cells[column.name] ?? "";
  const sold = row.sold?.[column.name];
  const isChanged = sold !== undefined && sold !== text;
  return (
    <div className={styles.value} data-changed={isChanged || row.sold === null || undefined}>
      <input
        key={text}
        className={styles.field}
        data-at={at}
        data-words={isPlain || undefined}
        data-zero={Number(text) === 0 || undefined}
        name={`${row.key}.${column.name}`}
        aria-label={`${row.label}, ${column.label}`}
        aria-invalid={fault !== null || undefined}
        aria-describedby={isChanged || fault !== null ? id : undefined}
        autoComplete="off"
        spellCheck={false}
        inputMode={isPlain ? undefined : "decimal"}
        defaultValue={text}
        placeholder={column.kind.endsWith("-or-none") ? "no end" : undefined}
        onFocus={(event) => grid.enter(at, event.currentTarget)}
        onBlur={(event) => grid.leave(cell, event)}
        onKeyDown={(event) => grid.press(event, cell)}
        onPaste={(event) => grid.paste(event, at)}
      />
      {(isChanged || fault !== null) && (
        <span id={id} className={styles.under}>
          {isChanged && <span className={styles.sold}>on sale: {sold === "" ? "none" : sold}</span>}
          {fault !== null && <span className={styles.fault}>{fault}</span>}
        </span>
      )}
    </div>
  );
}

const wordKinds = new Set(["name", "tiers", "date", "time"]);

/**
 * A sheet like a spreadsheet's, of real fields: arrows and Enter go, Ctrl+D fills from above, a pasted block lands from here on. On a
 * small screen each row is a card that names its own fields; roles say what is what at either width.
 */
export function SheetGrid({ sheet, editor, issueOf }: SheetGridProps) {
  const grid = useGrid({ sheet, editor });
  return (
    <div
      ref={grid.table}
      role="table"
      aria-label={sheet.title}
      className={styles.grid}
      data-narrow={sheet.columns.length < 3 || undefined}
    >
      <div role="rowgroup" className={styles.head}>
        <div role="row" className={styles.row}>
          <div role="columnheader" className={styles.name}>
            {sheet.row_label}
          </div>
          {sheet.columns.map(({ name, label }) => (
            <div key={name} role="columnheader" className={styles.name}>
              {label}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={styles.body}>
        {sheet.rows.map((row, y) => (
          <div key={row.key} role="row" className={styles.row}>
            <div role="rowheader" className={styles.label}>
              {row.label}
              {issueOf(row.key) !== null && <span className={styles.fault}>{issueOf(row.key)}</span>}
            </div>
            {sheet.columns.map((column, x) => (
              <div
                key={column.name}
                role="cell"
                className={styles.cell}
                data-name={column.label}
                data-wide={column.kind === "tiers" || undefined}
              >
                {row.cells[column.name] === undefined ? (
                  <VisuallyHidden>Nothing</VisuallyHidden>
                ) : (
                  <CellField
                    grid={grid}
                    row={row}
                    column={column}
                    at={`${y}.${x}`}
                    isPlain={wordKinds.has(column.kind)}
                    fault={editor.faults[`${sheet.name}/${row.key}/${column.name}`] ?? null}
                  />
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
