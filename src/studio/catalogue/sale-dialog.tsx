import { type FormEvent, useState } from "react";
import { DAY_AFTER_TODAY } from "#domain/catalogue/sheets/cell-kinds.ts";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import { type SaleCells, type SaleState, stateNames, stateOf } from "./sale-state.ts";
import type { DraftView, SheetRowView, SheetView } from "./use-draft.ts";

/** The cells of a row that stands so. */
function cellsFor(
  state: SaleState,
  { until, instead }: { readonly until: string; readonly instead: string },
) {
  return {
    sale: state === "retired" ? "retired" : "",
    until: state === "away" ? until : "",
    instead: state === "retired" ? instead : "",
  };
}

/** What differs; a day on which something is there again is sent in any case: only the shop knows whether it has come. */
function editsOf(sheet: SheetView, row: SheetRowView, state: SaleState, typed: SaleCells): CatalogueChange[] {
  return Object.entries(row.cells).flatMap(([column, was]) => {
    const now = typed[column] ?? was;
    return now === was && !(state === "away" && column === "until")
      ? []
      : [{ kind: "cell" as const, sheet: sheet.name, row: row.key, column, was, now }];
  });
}

interface DayFieldProps {
  readonly day: string;
  readonly fault: string | null;
}

function DayField({ day, fault }: DayFieldProps) {
  return (
    <Field label="There again on" hint="shown with that day, and not ordered before" error={fault} live>
      {({ id, describedBy }) => (
        <TextInput
          id={id}
          name="until"
          type="date"
          autoComplete="off"
          startText={day}
          invalid={fault !== null}
          {...(describedBy !== undefined && { describedBy })}
        />
      )}
    </Field>
  );
}

interface InsteadFieldProps {
  readonly value: string;
  readonly products: DraftView["products"];
  readonly onChange: (value: string) => void;
}

function InsteadField({ value, products, onChange }: InsteadFieldProps) {
  return (
    <Field label="Instead" hint="where its addresses lead">
      {({ id }) => (
        <Select id={id} value={value} onChange={onChange}>
          <option value="">Its page, without it</option>
          {products.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function StateField({
  state,
  onChange,
}: {
  readonly state: SaleState;
  readonly onChange: (state: SaleState) => void;
}) {
  return (
    <Field label="In the shop">
      {({ id }) => (
        <Select id={id} value={state} onChange={(value) => onChange(value as SaleState)}>
          {Object.entries(stateNames).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface SaleDialogProps {
  readonly sheet: SheetView;
  readonly row: SheetRowView;
  readonly draft: DraftView;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
}

/** What is typed, and sent as edits of the draft; without a day nothing is sold out. */
function useSaleForm({ sheet, row, draft, onDone }: SaleDialogProps) {
  const [state, setState] = useState(stateOf(row.cells, draft.today));
  const [instead, setInstead] = useState(row.cells["instead"] ?? "");
  const [isDayMissing, setIsDayMissing] = useState(false);
  const form = useSending(
    (typed) => {
      const edits = editsOf(sheet, row, state, cellsFor(state, { until: typed("until"), instead }));
      return edits.length === 0
        ? Promise.resolve({ ok: true as const, status: 200, data: { revision: 0 } })
        : callStudio("PATCH catalogue/draft", { body: { edits } });
    },
    () => onDone(`${row.label}: ${stateNames[state].toLowerCase()} in the draft.`),
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const isMissing = state === "away" && !new FormData(event.currentTarget).get("until");
    setIsDayMissing(isMissing);
    if (isMissing) event.preventDefault();
    else form.onSubmit(event);
  };
  const dayFault = isDayMissing ? DAY_AFTER_TODAY : form.faultOf(`${sheet.name}/${row.key}/until`);
  return { state, setState, instead, setInstead, dayFault, onSubmit, form };
}

/** Whether something is on sale, sold out until a day, or retired. */
export function SaleDialog(props: SaleDialogProps) {
  const { row, draft, onClose } = props;
  const { state, setState, instead, setInstead, dayFault, onSubmit, form } = useSaleForm(props);
  const others = draft.products.filter((one) => String(one.id) !== row.key);
  return (
    <Dialog title={row.label} onClose={onClose}>
      <Stack as="form" align="fill" noValidate onSubmit={onSubmit}>
        <StateField state={state} onChange={setState} />
        {state === "away" && <DayField day={row.cells["until"] ?? ""} fault={dayFault} />}
        {state === "retired" && "instead" in row.cells && (
          <InsteadField value={instead} products={others} onChange={setInstead} />
        )}
        {state === "retired" && (
          <Soft>Carts say that it is not made any more; quotations and orders keep it as it was.</Soft>
        )}
        <div role="alert">{form.fault !== null && <Message tone="error">{form.fault}</Message>}</div>
        <Button look="main" type="submit" busy={form.isBusy}>
          Save in the draft
        </Button>
      </Stack>
    </Dialog>
  );
}
