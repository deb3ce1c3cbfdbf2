import { useState } from "react";
import type { DraftEditor, SheetRowView, SheetView } from "./use-draft.ts";

/** A text of the draft: a cell of a row. */
export interface WrittenCell {
  readonly sheet: SheetView;
  readonly row: SheetRowView;
  readonly column: string;
}

export function writtenPlace({ sheet, row, column }: WrittenCell): string {
  return [sheet.name, row.key, column].join("/");
}

/** What stands in the fields: what is typed until it is in the draft, so that a refusal takes nothing away. */
export function useWritten(editor: DraftEditor) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const drop = (place: string, sent: string) =>
    setTyped((before) =>
      before[place] === sent
        ? Object.fromEntries(Object.entries(before).filter(([name]) => name !== place))
        : before,
    );
  return {
    textOf: (cell: WrittenCell) => typed[writtenPlace(cell)] ?? cell.row.cells[cell.column] ?? "",
    write: (cell: WrittenCell, text: string) =>
      setTyped((before) => ({ ...before, [writtenPlace(cell)]: text })),
    /** Puts what is typed in the draft. */
    save: async (cell: WrittenCell) => {
      const place = writtenPlace(cell);
      const text = typed[place];
      if (text === undefined) return;
      const { sheet, row, column } = cell;
      const kind = sheet.columns.find(({ name }) => name === column)?.kind ?? "";
      const now = row.cells[column] ?? "";
      const isSaved = await editor.type(
        [{ sheet: sheet.name, row: row.key, column, kind, text: now, typed: text }],
        `${row.label}: saved in the draft.`,
      );
      if (isSaved) drop(place, text);
    },
  };
}

export type Writing = ReturnType<typeof useWritten>;
