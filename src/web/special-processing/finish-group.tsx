import type { SpecialConfigurator } from "./use-special-form.ts";
import { Swatch } from "#ui/picture/swatch.tsx";
import { CardsField } from "./cards-field.tsx";
import { FormGroup } from "./form-group.tsx";
import { SelectField } from "./select-field.tsx";

/** What it is made of and finished with; the second premium processing of clear and rainbow film brings a coating. */
export function FinishGroup({ configurator }: { readonly configurator: SpecialConfigurator }) {
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
