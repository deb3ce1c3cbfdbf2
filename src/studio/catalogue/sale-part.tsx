import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { formatDate } from "#domain/calendar-date.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Row, Stack } from "#ui/layout/boxes.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import styles from "./catalogue-room.module.css";
import { SaleDialog } from "./sale-dialog.tsx";
import { type SaleCells, stateNames, stateOf } from "./sale-state.ts";
import type { DraftEditor, DraftView, SheetRowView, SheetView } from "./use-draft.ts";

/** How a row stands, in words, with what of it is not published. */
function StateWords({ row, draft }: { readonly row: SheetRowView; readonly draft: DraftView }) {
  const wordsOf = (cells: SaleCells): string => {
    const state = stateOf(cells, draft.today);
    if (state === "away") return `Sold out until ${formatDate(cells["until"] ?? "")}`;
    const instead = draft.products.find(({ id }) => String(id) === cells["instead"])?.name;
    return state === "retired" && instead ? `Retired, ${instead} instead` : stateNames[state];
  };
  const now = wordsOf(row.cells);
  const sold = row.sold === null ? "New" : wordsOf(row.sold);
  return now === sold ? (
    now
  ) : (
    <>
      <strong>{now}</strong> <Soft as="span">on sale: {sold.toLowerCase()}</Soft>
    </>
  );
}

interface SalePartProps {
  readonly draft: DraftView;
  readonly editor: DraftEditor;
}

/** What there is, what is sold out and what is not made any more. */
export function SalePart({ draft }: SalePartProps): ReactNode {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<{ readonly sheet: SheetView; readonly row: SheetRowView } | null>(null);
  const [said, setSaid] = useState("");
  const issueOf = (sheet: SheetView, row: SheetRowView) =>
    draft.issues.find((issue) => issue.sheet === sheet.name && issue.row === row.key)?.message ?? null;
  return (
    <Stack gap={6} align="fill">
      <p role="status">{said}</p>
      {draft.sheets.map((sheet) => (
        <section key={sheet.name} aria-labelledby={sheet.name}>
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
                    {issueOf(sheet, row) !== null && <Message tone="error">{issueOf(sheet, row)}</Message>}
                  </>
                ),
              },
              { name: "State", cell: (row) => <StateWords row={row} draft={draft} /> },
              {
                name: "Do",
                cell: (row) => (
                  <Row>
                    <Button
                      look="plain"
                      label={`Change ${row.label}`}
                      onClick={() => setOpen({ sheet, row })}
                    >
                      Change
                    </Button>
                  </Row>
                ),
              },
            ]}
          />
        </section>
      ))}
      {open !== null && (
        <SaleDialog
          {...open}
          draft={draft}
          onClose={() => setOpen(null)}
          onDone={(words) => {
            setOpen(null);
            setSaid(words);
            void revalidate();
          }}
        />
      )}
    </Stack>
  );
}
