import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { grouped } from "#domain/grouped.ts";
import { chargedGrams, type Goods } from "./parcel.ts";

/** "25 kg", up to the next whole one. */
function kilograms(grams: number): string {
  return `${grouped(Math.ceil(grams / 1000))} kg`;
}

/** ", up to a parcel of 25 kg": what is said where free shipping is promised; nothing where it has no limit. */
export function freeWeightText(freeShippingUpToGrams: number | null): string {
  return freeShippingUpToGrams === null ? "" : `, up to a parcel of ${kilograms(freeShippingUpToGrams)}`;
}

/** Whether goods are heavier than what the shop sends for nothing (decision 382). */
export function isTooHeavyForFree({ document }: Pick<Catalogue, "document">, goods: Goods): boolean {
  const most = document.shop.freeShippingUpToGrams;
  return most !== null && chargedGrams(document.parcel, goods) > most;
}

/** Why something is not sent for nothing, in a sentence; null where its weight is no reason. */
export function tooHeavyText(catalogue: Pick<Catalogue, "document">, goods: Goods): string | null {
  const { shop, parcel } = catalogue.document;
  const most = shop.freeShippingUpToGrams;
  if (most === null || !isTooHeavyForFree(catalogue, goods)) return null;
  const weight = kilograms(chargedGrams(parcel, goods));
  return `Shipping is free up to ${kilograms(most)}. This weighs about ${weight}, and goes at the courier’s price.`;
}
