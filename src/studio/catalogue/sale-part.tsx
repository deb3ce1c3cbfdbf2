import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatDate } from "#domain/calendar-date.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Row, Stack } from "#ui/layout/boxes.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import styles from "./catalogue-room.module.css";
import { CopyDialog } from "./copy-dialog.tsx";
import { SaleDialog } from "./sale-dialog.tsx";
import { type SaleCells, stateNames, stateOf } from "./sale-state.ts";
import type { DraftEditor, DraftView, SheetRowView, SheetView } from "./use-draft.ts";

/** How a row stands, in words, with what of it is not published. */
function StateWords({ row, draft }: { readonly row: SheetRowView; readonly draft: DraftView }) {
  const wordsOf = (cells: SaleCells): string => {
    const state = stateOf(cells, draft.today);
    if (state === "away") return `Sold out until ${formatDate(cells["until"] ?? "")}`;
    const instead = draft.products.find(({ id }) => String(id) === cells["instead"])?.name;
    if (state === "retired") return instead ? `Retired, ${instead} instead` : stateNames[state];
    const only = (cells["only"] ?? "").split(", ");
    const on = draft.products.filter(({ id }) => only.includes(String(id))).map(({ name }) => name);
    return on.length === 0 ? stateNames[state] : `${stateNames[state]}, on ${on.join(", ")}`;
  };
  const now = wordsOf(row.cells);
  const sold = row.sold && wordsOf(row.sold);
  return now === sold ? (
    now
  ) : (
    <>
      <strong>{now}</strong>{" "}
      <Soft as="span">{sold === null ? "not published yet" : `in the shop: ${sold}`}</Soft>
    </>
  );
}

/** The sheet of what is made by copying rows of this one; undefined where none is. */
function copySheetOf(draft: DraftView, { copies }: SheetView): SheetView | undefined {
  return draft.sheets.find(({ name }) => name === copies);
}

type Open = { readonly form: "sale" | "copy"; readonly sheet: SheetView; readonly row: SheetRowView };

interface ActionsProps {
  readonly draft: DraftView;
  readonly editor: DraftEditor;
  readonly sheet: SheetView;
  readonly row: SheetRowView;
  readonly onOpen: (open: Open) => void;
}

/** What can be done with a row: a copy that was never published is taken out again. */
function Actions({ draft, editor, sheet, row, onOpen }: ActionsProps) {
  const copies = copySheetOf(draft, sheet);
  const made = copies?.rows.find(({ key, sold }) => key === row.key && sold === null);
  const remove = () =>
    made &&
    editor.make(
      [{ kind: "remove", sheet: copies?.name ?? "", row: made.key, cells: made.cells }],
      `${row.label} is taken out of the draft.`,
    );
  return (
    <Row>
      <Button look="plain" label={`Change ${row.label}`} onClick={() => onOpen({ form: "sale", sheet, row })}>
        Change
      </Button>
      {copies && (
        <Button
          look="plain"
          label={`Copy ${row.label}`}
          onClick={() => onOpen({ form: "copy", sheet: copies, row })}
        >
          Copy
        </Button>
      )}
      {made && (
        <Button look="plain" label={`Remove ${row.label}`} onClick={() => void remove()}>
          Remove
        </Button>
      )}
    </Row>
  );
}

interface SaleTableProps {
  readonly draft: DraftView;
  readonly editor: DraftEditor;
  readonly sheet: SheetView;
  readonly onOpen: (open: Open) => void;
}

function SaleTable({ draft, editor, sheet, onOpen }: SaleTableProps) {
  const issueOf = ({ key }: SheetRowView) =>
    editor.faults[`${sheet.copies}/${key}`] ??
    draft.issues.find((issue) => issue.sheet === sheet.name && issue.row === key)?.message ??
    null;
  return (
    <section aria-labelledby={sheet.name}>
      <h2 id={sheet.name} className={styles.title}>
        {sheet.title}
      </h2>
      <Soft className={styles.note}>{sheet.note}</Soft>
      <DataTable<SheetRowView>
        label={sheet.title}
        rows={sheet.rows}
        keyOf={({ key }) => key}
        columns={[
          {
            name: sheet.row_label,
            cell: (row) => (
              <>
                <strong>{row.label}</strong>
                {issueOf(row) !== null && <Message tone="error">{issueOf(row)}</Message>}
              </>
            ),
          },
          { name: "State", cell: (row) => <StateWords row={row} draft={draft} /> },
          {
            name: "Do",
            cell: (row) => <Actions {...{ draft, editor, sheet, row, onOpen }} />,
          },
        ]}
      />
    </section>
  );
}

interface SalePartProps {
  readonly draft: DraftView;
  readonly editor: DraftEditor;
}

/** What there is, what is sold out and what is not made any more; and more of it, by copying. */
export function SalePart({ draft, editor }: SalePartProps) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Open | null>(null);
  const ends = {
    onClose: () => setOpen(null),
    onDone: (words: string) => {
      setOpen(null);
      editor.say(words);
      void revalidate();
    },
  };
  return (
    <>
      <Stack gap={6} align="fill">
        {draft.sheets
          .filter((sheet) => !sheet.is_list && sheet.rows.length > 0)
          .map((sheet) => (
            <SaleTable key={sheet.name} {...{ draft, editor, sheet }} onOpen={setOpen} />
          ))}
      </Stack>
      {open?.form === "sale" && <SaleDialog sheet={open.sheet} row={open.row} draft={draft} {...ends} />}
      {open?.form === "copy" && <CopyDialog sheet={open.sheet} row={open.row} {...ends} />}
    </>
  );
}
