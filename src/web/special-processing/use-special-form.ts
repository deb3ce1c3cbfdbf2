import { useCallback, useMemo, useState } from "react";
import type { FieldMessages } from "#domain/refusal.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Scope, Selection } from "#domain/configure/selection.ts";
import { checkSpecial, isSpecial } from "#domain/special-processing/check-special.ts";
import { chooseSpecial, startSpecial } from "#domain/special-processing/choose-special.ts";
import { specialScope } from "#domain/special-processing/special-catalogue.ts";
import type { SpecialChange, SpecialForm } from "#domain/special-processing/special-form.ts";
import { type SpecialOffers, specialOffers } from "#domain/special-processing/special-offers.ts";

/** What the form is opened with. */
export interface Opened {
  /** What the page sells. */
  readonly scope: Scope;
  /** What is looked at. */
  readonly selection: Selection;
  /** Through the special-quote link of a product printed in a single colour. */
  readonly singleColour: boolean;
}

export interface SpecialConfigurator {
  readonly catalogue: Catalogue;
  readonly form: SpecialForm;
  readonly offers: SpecialOffers;
  readonly messages: FieldMessages;
  /** A special processing is chosen. */
  readonly special: boolean;
  readonly change: (change: SpecialChange | ((now: SpecialForm) => SpecialChange)) => void;
}

/** The form's machine: a change runs through the shop's rules, everything shown is derived from what comes out. */
export function useSpecialForm(catalogue: Catalogue, { scope: page, selection, singleColour }: Opened) {
  const scope = useMemo(() => specialScope(catalogue, page), [catalogue, page]);
  const [form, setForm] = useState(() => startSpecial(catalogue, scope, selection, singleColour));
  const change = useCallback<SpecialConfigurator["change"]>(
    (wanted) =>
      setForm((now) =>
        chooseSpecial(catalogue, scope, now, typeof wanted === "function" ? wanted(now) : wanted),
      ),
    [catalogue, scope],
  );
  return useMemo<SpecialConfigurator>(
    () => ({
      catalogue,
      form,
      offers: specialOffers(catalogue, scope, form),
      messages: checkSpecial(catalogue, form),
      special: isSpecial(catalogue, form),
      change,
    }),
    [catalogue, scope, form, change],
  );
}
