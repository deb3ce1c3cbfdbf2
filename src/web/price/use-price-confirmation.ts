import { useEffect, useState } from "react";
import type { BesideReplyTo, ReplyTo } from "#contract/calls.ts";
import { withoutArtwork } from "#domain/configure/artwork/without-artwork.ts";
import { PRICING_DELAY_MS } from "#domain/configure/limits.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import { type Cents, toCents } from "#domain/money.ts";
import {
  askPrices,
  type Configuration,
  forgetPrices,
  type PricesAnswer,
} from "#web/configurator/configuration.ts";

type Row = ReplyTo<"GET get/pricing-data">[number];

interface Priced extends BesideReplyTo<"GET get/pricing-data"> {
  readonly data: readonly Pick<Row, "quantity" | "price">[];
}

/** The price of one quantity of a selection; null when the answer is for another selection or does not have it. */
export function priceIn(answer: Priced, hash: string, quantity: number): Cents | null {
  if (answer.selection_hash !== hash) return null;
  const row = answer.data.find((one) => one.quantity === quantity);
  return row === undefined ? null : toCents(row.price);
}

/** A price on the page that the server is asked to confirm. */
interface PriceQuestion {
  /** The selection's; an answer to another one is no answer. */
  readonly hash: string;
  readonly query: string;
  readonly quantity: number;
  readonly shown: Cents;
}

/** What the server says; `price` is the server's when the two differ. */
export interface PriceAnswer {
  readonly state: "confirmed" | "changed" | "failed";
  readonly price: Cents | null;
}

/** The server's price of the quantity on the page; null when it does not answer with one for this selection. */
function priceFrom(answer: PricesAnswer, { hash, quantity }: PriceQuestion): Cents | null {
  if (!answer.ok) return null;
  const price = priceIn(answer, hash, quantity);
  if (price === null) console.error(`get/pricing-data answered without ${quantity} of selection ${hash}`);
  return price;
}

function toldOf(price: Cents | null, { shown, hash }: PriceQuestion): PriceAnswer {
  if (price === null) return { state: "failed", price };
  if (price === shown) return { state: "confirmed", price: null };
  console.error(`Price differs: page ${shown}, server ${price}, selection ${hash}`);
  return { state: "changed", price };
}

/**
 * Asks once the choices have rested for `delayMs`, and tells `hear` what came of it; a difference is reported, too. Answers
 * how to call it off: then nothing is asked any more, and an answer on its way is dropped.
 */
export function confirmPrice(
  question: PriceQuestion,
  delayMs: number,
  hear: (answer: PriceAnswer) => void,
): () => void {
  return askPrices(question.query, delayMs, (answer) => {
    const told = toldOf(priceFrom(answer, question), question);
    if (told.state !== "confirmed") forgetPrices(question.query);
    hear(told);
  });
}

/** What the server says about the price on the page; `price` is the server's when the two differ. */
export interface Confirmation {
  readonly state: "nothing" | "pending" | PriceAnswer["state"];
  readonly price: Cents | null;
  readonly retry: () => void;
}

/** What the page shows and the server is asked to confirm; `shown` is null while there is no price. */
function questionOf({ catalogue, selection, row }: Configuration) {
  const priced = withoutArtwork(selection);
  return {
    hash: selectionHash(priced),
    query: new URLSearchParams(selectionToWire(catalogue, priced)).toString(),
    quantity: row?.quantity ?? 0,
    shown: row?.price ?? null,
  };
}

/**
 * Confirms the shown price once the choices have rested. An answer to an older selection is dropped, a difference is
 * reported and shown, never hidden. Where the page's own price counts, `asks` is false.
 */
export function usePriceConfirmation(configuration: Configuration, asks: boolean): Confirmation {
  const [answer, setAnswer] = useState<(PriceAnswer & { readonly key: string }) | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { hash, query, quantity, shown } = questionOf(configuration);
  const key = `${hash}:${attempt}`;
  useEffect(() => {
    if (!asks || shown === null) return undefined;
    return confirmPrice({ hash, query, quantity, shown }, PRICING_DELAY_MS.quotePage, (heard) =>
      setAnswer({ key, ...heard }),
    );
  }, [asks, key, hash, query, quantity, shown]);
  const current = answer?.key === key ? answer : null;
  return {
    state: shown === null || !asks ? "nothing" : (current?.state ?? "pending"),
    price: current?.price ?? null,
    retry: () => setAttempt((count) => count + 1),
  };
}
