import { useId } from "react";
import type { Issue } from "#domain/configure/issue.ts";
import { issueMessage } from "#domain/configure/issue-message.ts";
import { TYPED_LENGTH } from "#domain/configure/limits.ts";
import { Message } from "#ui/feedback/message.tsx";
import control from "#ui/fields/control.module.css";
import { Field } from "#ui/fields/field.tsx";
import type { Configurator } from "#web/configurator/use-configurator.ts";
import { DigitsField } from "./digits-field.tsx";
import { FieldName } from "./field-name.tsx";
import { ListQuestion } from "./list-question.tsx";
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
