import { useState } from "react";
import { sizeText } from "#domain/catalogue/size-text.ts";
import {
  MAX_STICKERS_PER_SHEET,
  MIN_STICKERS_PER_SHEET,
  STICKERS_PER_SHEET_DELAY_MS,
  TYPED_LENGTH,
} from "#domain/configure/limits.ts";
import { stockPicture } from "#domain/configure/gallery-pictures.ts";
import { MAX_CUTS, MIN_CUTS } from "#domain/configure/number-of-cuts.ts";
import { piecesText } from "#domain/grouped.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { Swatch } from "#ui/picture/swatch.tsx";
import { StockPicture, SupplyDrawing } from "#web/forms/choice-pictures.tsx";
import { CardsField, FormGroup } from "./card-fields.tsx";
import { QuantityFields, SizeFields } from "./size-and-quantity.tsx";
import type { SpecialConfigurator } from "./use-special-form.ts";
import styles from "./special-processing.module.css";

interface StickerGroupProps {
  readonly configurator: SpecialConfigurator;
  readonly messages: FieldMessages;
}

/** How large, and how many. */
function SizeGroup(props: StickerGroupProps) {
  return (
    <FormGroup
      title="Size and quantity"
      hint="Larger or more than usual is fine: that is what a special quote is for."
    >
      <SizeFields {...props} />
      <QuantityFields {...props} />
    </FormGroup>
  );
}

/** What is looked at, in a line: "Art Paper, Die Cut, Circle, 50 x 50 mm, 100 pcs". */
function inWords({ offers, form: { selection } }: SpecialConfigurator): string {
  const { widthMm, heightMm } = selection.size;
  const { pieces } = selection.quantity;
  const chosen = [offers.products, offers.supplies, offers.shapes].map(
    (rows) => rows.find(({ selected }) => selected)?.name,
  );
  const size = widthMm === null || heightMm === null ? "no size yet" : sizeText(selection.size);
  return [...chosen, size, pieces === null ? "no quantity yet" : piecesText(pieces)]
    .filter((words) => words !== undefined)
    .join(", ");
}

/** Messages of this part of the form, by wire name. */
const OWN = ["width", "height", "size_id", "quantity", "kinds", "cut_per_shape", "ea"] as const;

interface SelectFieldProps {
  readonly label: string;
  /** The field's name on the wire. */
  readonly name: string;
  readonly rows: readonly { readonly id: number; readonly name: string }[];
  readonly chosenId: number | null;
  readonly hint?: string | null;
  readonly error?: string;
  readonly onChoose: (id: number) => void;
}

/** One question with its choices as a list; left out when there is nothing to choose from. */
function SelectField({ label, name, rows, chosenId, hint, error, onChoose }: SelectFieldProps) {
  return rows.length === 0 ? null : (
    <Field label={label} hint={hint ?? undefined} error={error}>
      {({ id, describedBy }) => (
        <Select
          id={id}
          name={name}
          value={String(chosenId ?? "")}
          describedBy={describedBy}
          invalid={error !== undefined}
          onChange={(value) => onChoose(Number(value))}
        >
          {rows.map((row) => (
            <option key={row.id} value={row.id}>
              {row.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** What it is made of and finished with; the second premium processing of clear and rainbow film brings a coating. */
function FinishGroup({ configurator }: { readonly configurator: SpecialConfigurator }) {
  const { form, offers, change } = configurator;
  const { premium, finishings, adhesives } = offers;
  if (finishings.length + adhesives.length === 0 && premium === null) return null;
  return (
    <FormGroup title="Material and finish">
      <CardsField
        label={offers.finishingLabel}
        name="finishing_id"
        rows={finishings}
        picture={({ appearance }) => (appearance === null ? undefined : <Swatch appearance={appearance} />)}
        onChoose={(id) => change({ field: "finishing", id })}
      />
      <SelectField
        label="Adhesive"
        name="adhesive_id"
        rows={adhesives}
        chosenId={form.selection.adhesiveId}
        onChoose={(id) => change({ field: "adhesive", id })}
      />
      {premium !== null && (
        <SelectField
          label="Premium Processing"
          name="premium_processing_id"
          rows={premium.items}
          chosenId={form.selection.addons[premium.code] ?? null}
          onChoose={(id) => change({ field: "addon", code: premium.code, id })}
        />
      )}
      <SelectField
        label="Premium Coating"
        name="premium_coating_id"
        rows={offers.coatings}
        chosenId={form.coatingId}
        onChoose={(id) => change({ field: "coating", id })}
      />
    </FormGroup>
  );
}

interface ProductGroupProps {
  readonly configurator: SpecialConfigurator;
  readonly messages: FieldMessages;
}

function Counts({ configurator: { form, offers, change }, messages }: ProductGroupProps) {
  return (
    <>
      {offers.asksCuts && (
        <NumberField
          eachKey
          live
          label="Number of Cuts"
          name="cut_per_shape"
          hint={`${MIN_CUTS} to ${MAX_CUTS}`}
          value={form.selection.cutPerShape}
          maxLength={TYPED_LENGTH.cutPerShape}
          error={messages.cut_per_shape}
          onNumber={(value) => change({ field: "cutPerShape", value })}
        />
      )}
      {offers.asksStickersPerSheet && (
        <NumberField
          eachKey
          live
          label="Stickers/Sheet"
          name="ea"
          hint={`${MIN_STICKERS_PER_SHEET} to ${MAX_STICKERS_PER_SHEET}`}
          value={form.selection.stickersPerSheet}
          maxLength={TYPED_LENGTH.stickersPerSheet}
          pauseMs={STICKERS_PER_SHEET_DELAY_MS}
          error={messages.ea}
          onNumber={(value) => change({ field: "stickersPerSheet", value })}
        />
      )}
    </>
  );
}

/** What it is: the product, how it is supplied, and its shape. */
function ProductGroup({ configurator, messages }: ProductGroupProps) {
  const { form, offers, change } = configurator;
  const { orientation } = offers;
  return (
    <FormGroup title="Product and supply">
      <CardsField
        label="Product"
        name="product_id"
        rows={offers.products}
        layout="tile"
        picture={({ id, slug, appearance }) => (
          <StockPicture
            source={offers.products.find((one) => one.id === id)?.picture ?? stockPicture(slug)}
            appearance={appearance}
          />
        )}
        onChoose={(id) => change({ field: "product", id })}
      />
      <CardsField
        label="Supply"
        name="cutting_id"
        rows={offers.supplies}
        picture={({ slug }) => <SupplyDrawing slug={slug} />}
        onChoose={(id) => change({ field: "supply", id })}
      />
      <SelectField
        label="Colour"
        name="color_id"
        rows={offers.colours}
        chosenId={form.selection.colourId}
        onChoose={(id) => change({ field: "colour", id })}
      />
      <SelectField
        label="Shape"
        name="shape_id"
        rows={offers.shapes}
        chosenId={form.selection.shapeId}
        onChoose={(id) => change({ field: "shape", id })}
      />
      {orientation !== null && (
        <SelectField
          label="Orientation"
          name="orientation_id"
          rows={orientation.items}
          chosenId={form.selection.addons[orientation.code] ?? null}
          onChoose={(id) => change({ field: "addon", code: orientation.code, id })}
        />
      )}
      <Counts configurator={configurator} messages={messages} />
    </FormGroup>
  );
}

/**
 * The sticker itself, which was configured before this form was opened: folded to a line, and open where something of it
 * is missing or wrong.
 */
export function StickerGroup({ configurator, messages }: StickerGroupProps) {
  const { size } = configurator.form.selection;
  const isWrong = OWN.some((field) => messages[field] !== undefined);
  const [opened, setOpened] = useState(size.widthMm === null || size.heightMm === null);
  // What was mended stays in sight.
  if (isWrong && !opened) setOpened(true);
  return (
    <Disclosure
      open={opened}
      summary={
        <span className={styles.summary}>
          <span className={styles.name}>What it is for</span>
          <span className={styles.chosen}>{inWords(configurator)}</span>
          <span className={styles.change}>Change</span>
        </span>
      }
    >
      <ProductGroup configurator={configurator} messages={messages} />
      <FinishGroup configurator={configurator} />
      <SizeGroup configurator={configurator} messages={messages} />
    </Disclosure>
  );
}
