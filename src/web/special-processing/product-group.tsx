import type { FieldMessages } from "#domain/refusal.ts";
import {
  MAX_STICKERS_PER_SHEET,
  MIN_STICKERS_PER_SHEET,
  STICKERS_PER_SHEET_DELAY_MS,
  TYPED_LENGTH,
} from "#domain/configure/limits.ts";
import { MAX_CUTS, MIN_CUTS } from "#domain/configure/number-of-cuts.ts";
import type { SpecialConfigurator } from "./use-special-form.ts";
import { StockPicture } from "#web/forms/pictures/stock-picture.tsx";
import { SupplyDrawing } from "#web/forms/pictures/supply-drawing.tsx";
import { CardsField } from "./cards-field.tsx";
import { FormGroup } from "./form-group.tsx";
import { SelectField } from "./select-field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";

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
export function ProductGroup({ configurator, messages }: ProductGroupProps) {
  const { form, offers, change } = configurator;
  const { orientation } = offers;
  return (
    <FormGroup title="Product and supply">
      <CardsField
        label="Product"
        name="product_id"
        rows={offers.products}
        layout="tile"
        picture={({ slug, appearance }) => <StockPicture slug={slug} appearance={appearance} />}
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
