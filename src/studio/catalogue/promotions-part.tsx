import { useState } from "react";
import { useRevalidator } from "react-router";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { CheckBox } from "#ui/fields/check-box.tsx";
import { LabelledText } from "#ui/fields/labelled-text.tsx";
import { Fields, Row, Stack } from "#ui/layout/boxes.tsx";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import { Day } from "#studio/ui/day.tsx";
import styles from "./catalogue-room.module.css";
import type { DraftView, DraftEditor, SheetRowView } from "./use-draft.ts";

type Products = DraftView["products"];

const texts = [
  { name: "name", label: "Name", hint: "customers read it", type: "text" },
  { name: "off", label: "Off, %", hint: "such as 15", type: "text" },
  { name: "starts", label: "First day", hint: undefined, type: "date" },
  { name: "ends", label: "Last day", hint: undefined, type: "date" },
] as const;

function idsIn(text = ""): readonly string[] {
  return text.split(", ").filter((id) => id !== "");
}

/** Edits that make a promotion what was typed: a new row, or the cells that differ. */
function editsOf(row: SheetRowView | null, typed: Readonly<Record<string, string>>): CatalogueChange[] {
  if (row === null) return [{ kind: "add", sheet: "promotions", row: "", cells: typed }];
  return Object.entries(typed).flatMap(([column, now]) => {
    const was = row.cells[column] ?? "";
    return was === now
      ? []
      : [{ kind: "cell" as const, sheet: "promotions", row: row.key, column, was, now }];
  });
}

interface PromotionDialogProps {
  /** Null for a new one. */
  readonly row: SheetRowView | null;
  readonly products: Products;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
}

function PromotionDialog({ row, products, onClose, onDone }: PromotionDialogProps) {
  const form = useSending(
    (typed) => {
      const chosen = products.filter(({ id }) => typed(`product${id}`) !== "").map(({ id }) => id);
      const cells = {
        name: typed("name"),
        products: chosen.toSorted((one, other) => one - other).join(", "),
        off: typed("off"),
        starts: typed("starts"),
        ends: typed("ends"),
      };
      const edits = editsOf(row, cells);
      return edits.length === 0
        ? Promise.resolve({ ok: true as const, status: 200, data: { revision: 0 } })
        : callStudio("PATCH catalogue/draft", { body: { edits } });
    },
    () => onDone(row === null ? "The promotion is in the draft." : "The draft is changed."),
  );
  const faultOf = (column: string) => form.faultOf(`promotions/${row?.key ?? ""}/${column}`);
  const chosen = idsIn(row?.cells["products"]);
  return (
    <Dialog title={row === null ? "New promotion" : (row.cells["name"] ?? "")} onClose={onClose}>
      <Stack as="form" align="fill" noValidate onSubmit={form.onSubmit}>
        <Fields>
          {texts.map(({ name, label, hint, type }) => (
            <LabelledText
              key={name}
              label={label}
              hint={hint}
              error={faultOf(name)}
              live
              name={name}
              type={type}
              startText={row?.cells[name] ?? ""}
            />
          ))}
        </Fields>
        <fieldset className={styles.products}>
          <legend>Products</legend>
          {products.map(({ id, name }) => (
            <CheckBox key={id} name={`product${id}`} value="yes" startChecked={chosen.includes(String(id))}>
              {name}
            </CheckBox>
          ))}
        </fieldset>
        <div role="alert">
          {faultOf("products") !== null && <Message tone="error">{faultOf("products")}</Message>}
          {form.fault !== null && <Message tone="error">{form.fault}</Message>}
        </div>
        <Button look="main" type="submit" busy={form.isBusy}>
          Save in the draft
        </Button>
      </Stack>
    </Dialog>
  );
}

function goodsOf(row: SheetRowView, products: Products): string {
  const ids = idsIn(row.cells["products"]);
  return products
    .filter(({ id }) => ids.includes(String(id)))
    .map(({ name }) => name)
    .join(", ");
}

function stateOf({ cells, sold }: SheetRowView): string {
  if (sold === null) return "Not published yet";
  return JSON.stringify(cells) === JSON.stringify(sold) ? "On sale" : "Changed, not published yet";
}

interface PromotionsPartProps {
  readonly draft: DraftView;
  readonly editor: DraftEditor;
}

/** What is taken off by itself on its days. */
export function PromotionsPart({ draft, editor }: PromotionsPartProps) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<SheetRowView | "new" | null>(null);
  const rows = draft.sheets[0]?.rows ?? [];
  const remove = (row: SheetRowView) =>
    editor.make(
      [{ kind: "remove", sheet: "promotions", row: row.key, cells: row.cells }],
      `${row.cells["name"]} is taken out of the draft.`,
    );
  return (
    <section aria-labelledby="promotions">
      <div className={styles.listHead}>
        <div>
          <h2 id="promotions" className={styles.title}>
            Promotions
          </h2>
          <Soft className={styles.note}>{draft.sheets[0]?.note}</Soft>
        </div>
        <Button look="quiet" onClick={() => setOpen("new")}>
          New promotion
        </Button>
      </div>
      {rows.length === 0 ? (
        <Soft>There are no promotions.</Soft>
      ) : (
        <DataTable<SheetRowView>
          label="Promotions"
          rows={rows}
          keyOf={({ key }) => key}
          columns={[
            { name: "Name", cell: ({ cells }) => <strong>{cells["name"]}</strong> },
            { name: "Off", cell: ({ cells }) => `${cells["off"]}%` },
            { name: "Products", cell: (row) => goodsOf(row, draft.products) },
            {
              name: "Days",
              cell: ({ cells: { starts = "", ends = "" } }) => (
                <>
                  <Day date={starts} /> to <Day date={ends} /> {ends.slice(0, 4)}
                </>
              ),
            },
            { name: "State", cell: stateOf },
            {
              name: "Do",
              cell: (row) => (
                <Row>
                  <Button look="plain" label={`Change ${row.cells["name"]}`} onClick={() => setOpen(row)}>
                    Change
                  </Button>
                  <Button look="plain" label={`Remove ${row.cells["name"]}`} onClick={() => void remove(row)}>
                    Remove
                  </Button>
                </Row>
              ),
            },
          ]}
        />
      )}
      {open !== null && (
        <PromotionDialog
          row={open === "new" ? null : open}
          products={draft.products}
          onClose={() => setOpen(null)}
          onDone={(words) => {
            setOpen(null);
            editor.say(words);
            void revalidate();
          }}
        />
      )}
    </section>
  );
}
