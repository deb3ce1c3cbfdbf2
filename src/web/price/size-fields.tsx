import { type ComponentProps, useId } from "react";
import { issueMessage } from "#domain/configure/issue-message.ts";
import type { Issue } from "#domain/configure/issue.ts";
import { SIZE_DELAY_MS, TYPED_LENGTH } from "#domain/configure/limits.ts";
import { Message } from "#ui/feedback/message.tsx";
import control from "#ui/fields/control.module.css";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import styles from "./price-form.module.css";

/** What an issue says in the price table's form: of a size in words of its own (content-and-lettering.md 5), to the letter. */
export function priceFormMessage(issue: Pick<Issue, "field" | "code" | "limit">): string {
  if (issue.field === "size" && issue.code === "too-small")
    return `※ Width or height must not be below ${issue.limit}mm.`;
  if (issue.field === "size" && issue.code === "too-large") return "※ It is a special size.";
  return issueMessage(issue);
}

const SIDES = [
  ["width", "Width"],
  ["height", "Height"],
] as const;

interface SizeFieldsProps {
  readonly configurator: Configurator;
}

function sideOf({ widthMm, heightMm }: Configurator["selection"]["size"], side: "width" | "height") {
  return side === "width" ? widthMm : heightMm;
}

/** A label as the form above has it, with words that tell the two apart for whoever hears it. */
export function FieldName({ name }: { readonly name: string }) {
  return (
    <>
      {name}
      <VisuallyHidden> in the price table</VisuallyHidden>
    </>
  );
}

interface ListRow {
  readonly id: number | string;
  readonly name: string;
  readonly selected: boolean;
  /** Why it cannot be chosen. */
  readonly disabled?: string | null;
}

interface ListQuestionProps<Row extends ListRow> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly hint?: string;
  readonly onChoose: (row: Row) => void;
}

/** One question as a list; left out where there is nothing to choose from. */
export function ListQuestion<Row extends ListRow>({ label, rows, hint, onChoose }: ListQuestionProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Field label={<FieldName name={label} />} hint={hint}>
      {({ id, describedBy }) => (
        <Select
          id={id}
          value={String(rows.find(({ selected }) => selected)?.id ?? "")}
          describedBy={describedBy}
          onChange={(value) => {
            const row = rows.find((one) => String(one.id) === value);
            if (row) onChoose(row);
          }}
        >
          {rows.map(({ id: rowId, name, disabled }) => (
            <option key={rowId} value={rowId} disabled={disabled != null}>
              {disabled == null ? name : `${name} (${disabled})`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** The sizes that a roll is made in: chosen from the list, the boxes only show them. */
function FixedSize({ configurator: { selection, offers, change } }: SizeFieldsProps) {
  return (
    <>
      <ListQuestion
        label={offers.sizeLabel}
        rows={offers.sizes}
        onChoose={({ widthMm, heightMm }) => change({ field: "size", widthMm, heightMm })}
      />
      <div className={styles.sides}>
        {SIDES.map(([side, label]) => (
          <Field key={side} label={<FieldName name={label} />}>
            {({ id }) => (
              <span className={control.digits}>
                <input
                  id={id}
                  className={control.control}
                  readOnly
                  value={sideOf(selection.size, side)?.toString() ?? ""}
                />
                <span aria-hidden="true" className={control.unit}>
                  mm
                </span>
              </span>
            )}
          </Field>
        ))}
      </div>
    </>
  );
}

/** A whole number that counts once the typing has paused for 500 ms. */
export function DigitsField(field: ComponentProps<typeof NumberField>) {
  return <NumberField {...field} heading={<FieldName name={field.label} />} pauseMs={SIZE_DELAY_MS} live />;
}

/** Width and height: typed, and checked when the typing has paused; where sizes are fixed, read only. */
export function PriceFormSize({ configurator }: SizeFieldsProps) {
  const errorId = useId();
  const { selection, offers, issues, change, markTyping } = configurator;
  const issue = issues.find(({ field }) => field === "size" || field === "width" || field === "height");
  const message = (
    <div role="alert" aria-label="Price table size" className={styles.message}>
      {issue && (
        <Message tone={issue.severity === "error" ? "error" : "note"} id={errorId}>
          {priceFormMessage(issue)}
        </Message>
      )}
    </div>
  );
  if (offers.fixedSizesInPriceTable)
    return (
      <>
        <FixedSize configurator={configurator} />
        {message}
      </>
    );
  return (
    <div className={styles.size}>
      <div className={styles.sides}>
        {SIDES.map(([side, label]) => (
          <DigitsField
            key={side}
            label={label}
            name={`price_table_${side}`}
            unit="mm"
            value={sideOf(selection.size, side)}
            maxLength={TYPED_LENGTH.size}
            errorId={issue && (issue.field === "size" || issue.field === side) ? errorId : undefined}
            onTyping={markTyping}
            onNumber={(value) =>
              change(({ size }) => ({ field: "customSize", ...size, [`${side}Mm`]: value }))
            }
          />
        ))}
      </div>
      {message}
    </div>
  );
}
