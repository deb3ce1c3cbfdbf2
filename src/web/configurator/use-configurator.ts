import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { choose } from "#domain/configure/choose.ts";
import { TYPING_FLAG_MS } from "#domain/configure/limits.ts";
import type { Change, Selection } from "#domain/configure/selection.ts";
import type { ShippingOffer } from "#domain/deliver/shipping-choices.ts";
import { SHIPPING_WISH, wishedShipping } from "#domain/deliver/shipping-wish.ts";
import type { Cents } from "#domain/money.ts";
import { priceDifferences } from "#domain/price/price-differences.ts";
import { useTypingPause } from "#ui/fields/use-typing-pause.ts";
import { afterPaint } from "#ui/lazy/after-paint.ts";
import { queryAfter } from "./address.ts";
import { type Configuration, configurationOf } from "./configuration.ts";
import type { QuotePage } from "./quote-page.types.ts";
import { type Drafts, type ReadSelection, useMissingFaces } from "./use-read-selection.ts";

export interface Configurator extends Configuration {
  /** The configuration of a frame ago: what hangs on it follows the one price that was asked for. */
  readonly deferred: Configuration;
  readonly openings: QuotePage["openings"];
  /** Words that are typed are drawn before all of this follows them. */
  readonly drafts: Pick<Drafts, "newest">;
  /** What each choice not yet made adds to the price, by "field:id"; none while there is no price. */
  readonly differences: ReadonlyMap<string, Cents>;
  /** A change, or what to change given the selection of this very moment (two typed numbers may settle at once). */
  readonly change: (change: Change | ((now: Selection) => Change)) => void;
  /** The way to ship that is wished for: no part of what is configured, nor of its price. Null while there is none. */
  readonly wished: ShippingOffer | null;
  /** Wishes for another one, as the address calls it; null for the standard way. */
  readonly wish: (name: string | null) => void;
  /** True for a second after a key was pressed in a number field. */
  readonly typing: boolean;
  readonly markTyping: () => void;
}

const NONE: ReadonlyMap<string, Cents> = new Map();

/** A configuration, and the query that asks for it. */
interface AskedConfiguration extends Configuration, Pick<Configurator, "wished"> {
  readonly search: string;
}

/** What each choice would do to the price, of a configuration that is on the page. */
function useDifferences(priced: AskedConfiguration | null, { scope, moment, opened }: QuotePage) {
  return useMemo(() => {
    if (!priced?.row) return NONE;
    if (priced.search === opened.search) return opened.differences;
    return priceDifferences(priced.catalogue, scope, priced.selection, moment.date);
  }, [priced, scope, moment, opened]);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * `after`, in which every list and record that equals its twin in `before` is that twin: what a change did not touch
 * keeps its identity, and what shows it is not drawn again. Maps and other objects are compared by identity.
 */
export function shareStructure<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const shared: unknown[] = after.map((item, index) => shareStructure(before[index], item));
    const same =
      before.length === shared.length && shared.every((item, index) => Object.is(item, before[index]));
    return (same ? before : shared) as Value;
  }
  if (!isRecord(before) || !isRecord(after)) return after;
  const names = Object.keys(after);
  const shared = Object.fromEntries(names.map((name) => [name, shareStructure(before[name], after[name])]));
  const same =
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && Object.is(shared[name], before[name]));
  return (same ? before : shared) as Value;
}

/** The lists that a change left as they were are the same lists, so that their questions are not drawn again. */
function withSameLists(shown: Configuration | undefined, next: Configuration): Configuration {
  return {
    ...next,
    offers: shareStructure(shown?.offers, next.offers),
    issues: shareStructure(shown?.issues, next.issues),
    shipping: shareStructure(shown?.shipping, next.shipping),
    fasterLeftOut: shareStructure(shown?.fasterLeftOut, next.fasterLeftOut),
  };
}

/** Takes a change over: typed letters ahead of the page, everything else with it. */
function useChange({ scope, start }: QuotePage, asked: ReadSelection): Pick<Configurator, "change" | "wish"> {
  const { catalogue, selection: shown, newestSearch, drafts, go } = asked;
  /** What the page shows, or will once React has drawn it. */
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  }, [shown]);
  const change = useCallback<Configurator["change"]>(
    (wanted) => {
      const now = drafts.newest.get()?.selection ?? latest.current;
      const made = typeof wanted === "function" ? wanted(now) : wanted;
      const next = choose(catalogue, scope, now, made);
      if (next === now) return;
      let written: string | undefined;
      const query = () =>
        (written ??= queryAfter(catalogue, scope, next, start, new URLSearchParams(newestSearch())));
      const draft = { catalogue, selection: next, search: query };
      const follow = () => go({ search: query(), push: made.field === "product" });
      // Letters are drawn in the frame of the key; a key that comes while the rest follows does not wait for it.
      if (made.field === "lettering") return drafts.show(draft, () => startTransition(follow));
      latest.current = next;
      drafts.overtake(draft);
      follow();
    },
    [catalogue, scope, start, newestSearch, drafts, go],
  );
  const wish = useCallback<Configurator["wish"]>(
    (name) => {
      const passedOn = new URLSearchParams(newestSearch());
      if (name === null) passedOn.delete(SHIPPING_WISH);
      else passedOn.set(SHIPPING_WISH, name);
      go({ search: queryAfter(catalogue, scope, latest.current, start, passedOn), push: false });
    },
    [catalogue, scope, start, newestSearch, go],
  );
  return { change, wish };
}

/**
 * The value of a frame ago: what shows it is drawn once the frame with its change has been painted, and in slices.
 * React's own deferred value starts at once, and may take the time of the frame that somebody waits for.
 */
function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let wanted = true;
    void afterPaint().then(() => {
      if (wanted) startTransition(() => setPainted(() => value));
    });
    return () => {
      wanted = false;
    };
  }, [value]);
  return painted;
}

/** The form's machine: all that follows from the selection that was read, and what changes it. */
export function useConfigurator(page: QuotePage, asked: ReadSelection): Configurator {
  // banner.md 4: submit and compare wait until nothing was typed for a second.
  const { typing, mark: markTyping } = useTypingPause(TYPING_FLAG_MS);
  const { catalogue, selection, search, drafts } = asked;
  const { scope, moment, openings } = page;
  const shown = useRef<Configuration>(undefined);
  const configuration = useMemo((): AskedConfiguration => {
    const next = withSameLists(shown.current, configurationOf(catalogue, scope, selection, moment));
    const wish = new URLSearchParams(search).get(SHIPPING_WISH);
    return { ...next, wished: wishedShipping(next.shipping, wish), search };
  }, [catalogue, scope, selection, search, moment]);
  useMissingFaces(catalogue, selection.lettering);
  useLayoutEffect(() => {
    shown.current = configuration;
  }, [configuration]);
  const { change, wish } = useChange(page, asked);
  const before = useAfterPaint(configuration);
  // Of another product, or of the page before this one, nothing is shown.
  const follows = before.product === configuration.product && before.catalogue === catalogue;
  const deferred = follows ? before : configuration;
  const differences = useDifferences(follows && configuration.row ? before : null, page);
  return useMemo(
    () => ({ ...configuration, deferred, differences, openings, drafts, change, wish, typing, markTyping }),
    [configuration, deferred, differences, openings, drafts, change, wish, typing, markTyping],
  );
}
