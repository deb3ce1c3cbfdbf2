import { type FormEvent, useId, useState } from "react";
import { DAY_AFTER_TODAY } from "#domain/catalogue/sheets/cell-kinds.ts";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { CheckBox } from "#ui/fields/check-box.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { LabelledText } from "#ui/fields/labelled-text.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { useSending } from "#studio/calls/use-sending.ts";
import styles from "./catalogue-room.module.css";
import { type SaleCells, type SaleState, stateNames, stateOf } from "./sale-state.ts";
import type { DraftView, SheetRowView, SheetView } from "./use-draft.ts";

const NONE_TICKED = "Please choose at least one product, or retire it.";

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

interface ComesOnFieldProps {
  readonly only: readonly string[];
  readonly products: DraftView["products"];
  readonly fault: string | null;
}

/** Which of the products that could come in it do. */
function ComesOnField({ only, products, fault }: ComesOnFieldProps) {
  const faultId = useId();
  /** What all of them were set to; null while they are as they were read. */
  const [all, setAll] = useState<boolean | null>(null);
  return (
    <fieldset className={styles.products} aria-describedby={fault === null ? undefined : faultId}>
      <legend>Comes on</legend>
      {products.length > 3 && (
        <div className={styles.across}>
          <Button look="plain" onClick={() => setAll(all === false)}>
            {all === false ? "Tick all" : "Untick all"}
          </Button>
        </div>
      )}
      {products.map(({ id, name }) => (
        <CheckBox
          key={`${id} ${all}`}
          name={`product${id}`}
          value="yes"
          startChecked={all ?? (only.length === 0 || only.includes(String(id)))}
          wrongBy={fault === null ? undefined : faultId}
        >
          {name}
        </CheckBox>
      ))}
      {fault !== null && (
        <div className={styles.across}>
          <Message tone="error" id={faultId}>
            {fault}
          </Message>
        </div>
      )}
    </fieldset>
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

/** The products that are ticked, as the text of a cell: empty where all of them are. */
function tickedIn(typed: (name: string) => string, products: DraftView["products"]): string {
  const ticked = products.filter(({ id }) => typed(`product${id}`) === "yes");
  return ticked.length === products.length ? "" : ticked.map(({ id }) => id).join(", ");
}

/** What is typed, and sent as edits of the draft; without a day nothing is sold out. */
function useSaleForm({ sheet, row, draft, onDone }: SaleDialogProps, coming: DraftView["products"]) {
  const [state, setState] = useState(stateOf(row.cells, draft.today));
  const [instead, setInstead] = useState(row.cells["instead"] ?? "");
  const [isDayMissing, setIsDayMissing] = useState(false);
  const [isNoneTicked, setIsNoneTicked] = useState(false);
  const form = useSending(
    (typed) => {
      const only = state === "retired" ? row.cells["only"] : tickedIn(typed, coming);
      const cells = {
        ...cellsFor(state, { until: typed("until"), instead }),
        ...(only !== undefined && { only }),
      };
      const edits = editsOf(sheet, row, state, cells);
      return edits.length === 0
        ? Promise.resolve({ ok: true as const, status: 200, data: { revision: 0 } })
        : callStudio("PATCH catalogue/draft", { body: { edits } });
    },
    () => onDone(`${row.label}: ${stateNames[state].toLowerCase()} in the draft.`),
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const isMissing = state === "away" && !new FormData(event.currentTarget).get("until");
    setIsDayMissing(isMissing);
    const isNone =
      state !== "retired" && coming.length > 0 && !event.currentTarget.querySelector("input:checked");
    setIsNoneTicked(isNone);
    if (isMissing || isNone) event.preventDefault();
    else form.onSubmit(event);
  };
  const dayFault = isDayMissing ? DAY_AFTER_TODAY : form.faultOf(`${sheet.name}/${row.key}/until`);
  const noneFault = isNoneTicked ? NONE_TICKED : null;
  return { state, setState, instead, setInstead, dayFault, noneFault, onSubmit, form };
}

/** Whether something is on sale, sold out until a day, or retired. */
export function SaleDialog(props: SaleDialogProps) {
  const { sheet, row, draft, onClose } = props;
  const coming = draft.products.filter(({ comes_in: rows }) => rows.includes(`${sheet.name}/${row.key}`));
  const { state, setState, instead, setInstead, dayFault, noneFault, onSubmit, form } = useSaleForm(
    props,
    coming,
  );
  const others = draft.products.filter((one) => String(one.id) !== row.key);
  return (
    <Dialog title={row.label} onClose={onClose}>
      <Stack as="form" align="fill" noValidate onSubmit={onSubmit}>
        <StateField state={state} onChange={setState} />
        {state === "away" && (
          <LabelledText
            label="There again on"
            hint="shown with that day, and not ordered before"
            error={dayFault}
            live
            name="until"
            type="date"
            startText={row.cells["until"] ?? ""}
          />
        )}
        {state === "retired" && "instead" in row.cells && (
          <InsteadField value={instead} products={others} onChange={setInstead} />
        )}
        {state !== "retired" && coming.length > 0 && (
          <ComesOnField
            only={(row.cells["only"] ?? "").split(", ").filter((id) => id !== "")}
            products={coming}
            fault={noneFault}
          />
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
