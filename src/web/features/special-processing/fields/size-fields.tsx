import { useId } from "react";
import type { ClipboardEvent } from "react";
import type { FieldMessages } from "../../../../domain/account/refusal.ts";
import { SIZE_DELAY_MS, TYPED_LENGTH } from "../../../../domain/configure/limits.ts";
import { Message } from "../../../ui/feedback/message.tsx";
import { Group } from "../../../ui/fields/group.tsx";
import type { SpecialConfigurator } from "../use-special-form.ts";
import { ListField } from "./list-field.tsx";
import styles from "./size-fields.module.css";
import { TypedCount } from "./typed-count.tsx";

interface SizeFieldsProps {
  readonly configurator: SpecialConfigurator;
  readonly messages: FieldMessages;
}

/** Only digits that are typed one by one (quotes-and-accounts.md 5). */
const refusePaste = (event: ClipboardEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

const ListedSize = ({ configurator: { form, offers, change }, messages }: SizeFieldsProps) => {
  const { widthMm, heightMm } = form.selection.size;
  const chosen = offers.sizes.find((row) => row.widthMm === widthMm && row.heightMm === heightMm);
  return (
    <ListField
      label={offers.sizeLabel}
      name="size_id"
      hint="Width x height"
      rows={offers.sizes}
      chosenId={chosen?.id ?? null}
      error={messages.size_id}
      onChoose={(id) => {
        const size = offers.sizes.find((row) => row.id === id);
        if (size) change({ field: "size", widthMm: size.widthMm, heightMm: size.heightMm });
      }}
    />
  );
};

/** The size: one of the roll's, or both sides typed in millimetres. */
export const SizeFields = ({ configurator, messages }: SizeFieldsProps) => {
  const errorId = useId();
  const { form, offers, change } = configurator;
  if (offers.sizes.length > 0) return <ListedSize configurator={configurator} messages={messages} />;
  const { widthMm, heightMm } = form.selection.size;
  const error = messages.width ?? messages.height;
  const typed = { compact: true, maxLength: TYPED_LENGTH.size, unit: "mm", tidyAfterMs: SIZE_DELAY_MS };
  return (
    <Group role="group" label={offers.sizeLabel} hint="Width x height in millimetres">
      <div className={styles.sides} onPasteCapture={refusePaste}>
        <TypedCount
          {...typed}
          label="Width"
          name="width"
          value={widthMm}
          errorId={messages.width === undefined ? undefined : errorId}
          onCount={(value) =>
            change(({ selection: { size } }) => ({
              field: "customSize",
              widthMm: value,
              heightMm: size.heightMm,
            }))
          }
        />
        <TypedCount
          {...typed}
          label="Height"
          name="height"
          value={heightMm}
          errorId={messages.height === undefined ? undefined : errorId}
          onCount={(value) =>
            change(({ selection: { size } }) => ({
              field: "customSize",
              widthMm: size.widthMm,
              heightMm: value,
            }))
          }
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
};
