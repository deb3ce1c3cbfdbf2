import { memo, useId } from "react";
import { SIZE_DELAY_MS, TYPED_LENGTH } from "../../../../domain/configure/limits.ts";
import type { Finding } from "../../../../domain/configure/check.ts";
import type { SizeOffer } from "../../../../domain/configure/offers.types.ts";
import type { Change } from "../../../../domain/configure/selection.ts";
import { Message } from "../../../ui/feedback/message.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import type { Configurator } from "../use-configurator.ts";
import styles from "./size-field.module.css";
import { TypedField } from "./typed-field.tsx";

const sizeOf = (widthMm: number, heightMm: number): string => `${widthMm}x${heightMm}`;

interface SizeFieldProps {
  readonly offers: readonly SizeOffer[];
  readonly label: string;
  readonly custom: boolean;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  /** What is wrong with the size, if anything is. */
  readonly finding: Finding | undefined;
  readonly change: Configurator["change"];
  readonly markTyping: () => void;
}

/** A size of the list, or 'Custom Size' with both sides in millimetres. */
export const SizeField = memo((props: SizeFieldProps) => {
  const { offers, label, custom, widthMm, heightMm, change } = props;
  const choose = (value: string) => {
    const listed = offers.find((size) => sizeOf(size.widthMm, size.heightMm) === value);
    const next: Change = listed
      ? { field: "size", widthMm: listed.widthMm, heightMm: listed.heightMm }
      : { field: "customSize", widthMm, heightMm };
    change(next);
  };
  return (
    <div className={styles.size}>
      <Field label={label} hint="Width x height">
        {({ id }) => (
          <Select
            id={id}
            name="size"
            value={custom ? "custom" : sizeOf(widthMm ?? 0, heightMm ?? 0)}
            onChange={choose}
          >
            {offers.map((size) => (
              <option key={size.id} value={sizeOf(size.widthMm, size.heightMm)}>
                {size.name}
              </option>
            ))}
            <option value="custom">Custom Size</option>
          </Select>
        )}
      </Field>
      {custom && <CustomSize {...props} />}
    </div>
  );
});

const CustomSize = ({ widthMm, heightMm, finding, change, markTyping }: SizeFieldProps) => {
  const errorId = useId();
  const wrong = (side: "width" | "height") =>
    finding !== undefined && (finding.field === "size" || finding.field === side) ? errorId : undefined;
  const typed = { maxLength: TYPED_LENGTH.size, delayMs: SIZE_DELAY_MS, unit: "mm", onTyping: markTyping };
  return (
    <div className={styles.custom}>
      <TypedField
        {...typed}
        label="Width"
        name="width"
        value={widthMm}
        errorId={wrong("width")}
        commit={(value) => change(({ size }) => ({ field: "customSize", ...size, widthMm: value }))}
      />
      <TypedField
        {...typed}
        label="Height"
        name="height"
        value={heightMm}
        errorId={wrong("height")}
        commit={(value) => change(({ size }) => ({ field: "customSize", ...size, heightMm: value }))}
      />
      <SizeMessage label="Size input" id={errorId} finding={finding?.code === "missing" ? finding : null} />
      <SizeMessage label="Custom size" id={errorId} finding={finding?.code === "missing" ? null : finding} />
    </div>
  );
};

interface SizeMessageProps {
  readonly label: string;
  readonly id: string;
  readonly finding: Finding | null | undefined;
}

/** A message area of the size (banner.md 8): what is not filled in, or what cannot be made. */
const SizeMessage = ({ label, id, finding }: SizeMessageProps) => (
  <div className={styles.message} role="alert" aria-label={label}>
    {finding && (
      <Message tone={finding.severity === "error" ? "error" : "note"} id={id}>
        {finding.message}
      </Message>
    )}
  </div>
);
