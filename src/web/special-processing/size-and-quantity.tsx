import { type ClipboardEvent, useId } from "react";
import { setsChange } from "#domain/configure/choose.ts";
import { TYPED_LENGTH } from "#domain/configure/limits.ts";
import { grouped } from "#domain/grouped.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import { Message } from "#ui/feedback/message.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Group } from "#ui/fields/group.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { SideFields } from "#web/forms/side-fields.tsx";
import type { SpecialConfigurator } from "./use-special-form.ts";
import styles from "./special-processing.module.css";

const OWN = "custom";

interface QuantityFieldsProps {
  readonly configurator: SpecialConfigurator;
  readonly messages: FieldMessages;
}

/** How many pieces: one of the list or any own number, since every quantity can be asked for; and how many designs. */
export function QuantityFields({ configurator: { form, offers, change }, messages }: QuantityFieldsProps) {
  const { quantity, sets } = form.selection;
  return (
    <>
      <Field
        label="Quantity"
        hint="Pieces of each set"
        error={quantity.custom ? undefined : messages.quantity}
      >
        {({ id, describedBy }) => (
          <Select
            id={id}
            name="quantity"
            value={quantity.custom ? OWN : String(quantity.pieces ?? "")}
            describedBy={describedBy}
            invalid={!quantity.custom && messages.quantity !== undefined}
            onChange={(value) =>
              change(
                value === OWN
                  ? { field: "customQuantity", pieces: quantity.pieces }
                  : { field: "quantity", pieces: Number(value) },
              )
            }
          >
            {offers.quantities.map((count) => (
              <option key={count} value={count}>
                {grouped(count)}
              </option>
            ))}
            <option value={OWN}>Input the number here</option>
          </Select>
        )}
      </Field>
      {quantity.custom && (
        <NumberField
          eachKey
          live
          label="Your own number"
          name="custom_quantity"
          hint="Pieces"
          value={quantity.pieces}
          maxLength={TYPED_LENGTH.quantity}
          error={messages.quantity}
          onNumber={(pieces) => change({ field: "customQuantity", pieces })}
        />
      )}
      <NumberField
        eachKey
        live
        label="Number of Sets"
        name="kinds"
        hint="Different designs"
        value={sets.count}
        maxLength={TYPED_LENGTH.sets}
        error={messages.kinds}
        onNumber={(count) => change(count === null ? { field: "customSets", count } : setsChange(count))}
      />
    </>
  );
}

interface SizeFieldsProps {
  readonly configurator: SpecialConfigurator;
  readonly messages: FieldMessages;
}

/** Only digits that are typed one by one (quotes-and-accounts.md 5). */
function refusePaste(event: ClipboardEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** The sizes of the roll, and the way to one of one's own. */
function ListedSize({ configurator: { form, offers, change }, messages }: SizeFieldsProps) {
  const { custom, widthMm, heightMm } = form.selection.size;
  const chosen = offers.sizes.find((row) => row.widthMm === widthMm && row.heightMm === heightMm);
  return (
    <Field label={offers.sizeLabel} hint="Width x height" error={messages.size_id}>
      {({ id, describedBy }) => (
        <Select
          id={id}
          name="size_id"
          value={custom ? OWN : String(chosen?.id ?? "")}
          describedBy={describedBy}
          invalid={messages.size_id !== undefined}
          onChange={(value) => {
            const size = offers.sizes.find((row) => String(row.id) === value);
            change(
              size
                ? { field: "size", widthMm: size.widthMm, heightMm: size.heightMm }
                : { field: "customSize", widthMm, heightMm },
            );
          }}
        >
          {offers.sizes.map((size) => (
            <option key={size.id} value={size.id}>
              {size.name}
            </option>
          ))}
          <option value={OWN}>Custom Size</option>
        </Select>
      )}
    </Field>
  );
}

/** Both sides, typed in millimetres. */
function TypedSize({ configurator: { form, offers, change }, messages }: SizeFieldsProps) {
  const errorId = useId();
  const error = messages.width ?? messages.height;
  const label = offers.sizes.length > 0 ? "Custom Size" : offers.sizeLabel;
  return (
    <Group role="group" label={label} hint="Width x height in millimetres">
      <div className={styles.sides} onPasteCapture={refusePaste}>
        <SideFields
          eachKey
          compact
          size={form.selection.size}
          errorId={(side) => (messages[side] === undefined ? undefined : errorId)}
          onSide={(side) => change(({ selection: { size } }) => ({ field: "customSize", ...size, ...side }))}
        />
      </div>
      <div role="alert">
        {error !== undefined && (
          <Message tone="error" id={errorId}>
            {error}
          </Message>
        )}
      </div>
    </Group>
  );
}

/** The size: one of the roll's, or both sides typed. */
export function SizeFields(props: SizeFieldsProps) {
  const { form, offers } = props.configurator;
  return (
    <>
      {offers.sizes.length > 0 && <ListedSize {...props} />}
      {form.selection.size.custom && <TypedSize {...props} />}
    </>
  );
}
