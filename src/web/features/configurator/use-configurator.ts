import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { choose } from "../../../domain/configure/choose.ts";
import type { Change } from "../../../domain/configure/selection.ts";
import { searchFor, selectionIn } from "./address.ts";
import { catalogueSlice } from "./catalogue-slice.ts";
import { configurationOf } from "./configuration.ts";
import type { Configuration } from "./configuration.ts";
import type { QuotePage } from "./quote-page.types.ts";
import { useTypingFlag } from "./typing/use-typing-flag.ts";

export interface Configurator extends Configuration {
  readonly change: (change: Change) => void;
  /** True for a second after a key was pressed in a number field. */
  readonly typing: boolean;
  readonly markTyping: () => void;
}

/**
 * The form's machine: the address is the selection, a change writes the address.
 * The navigation is flushed so that the new price is painted in the frame of the click.
 */
export const useConfigurator = (page: QuotePage): Configurator => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { typing, markTyping } = useTypingFlag();
  const catalogue = catalogueSlice(page);
  const { scope, start, moment } = page;
  const configuration = useMemo(
    () => configurationOf(catalogue, scope, selectionIn(catalogue, scope, params, start), moment),
    [catalogue, scope, params, start, moment],
  );
  const change = (made: Change) => {
    const next = choose(catalogue, scope, configuration.selection, made);
    if (next === configuration.selection) return;
    const search = searchFor(catalogue, scope, next, start, params);
    void navigate(
      { search },
      { replace: made.field !== "product", preventScrollReset: true, flushSync: true },
    );
  };
  return { ...configuration, change, typing, markTyping };
};
