import type { ReplyTo } from "#contract/calls.ts";
import { kindOf } from "#domain/detail.ts";

/** A product that is compared, in wire names; money in dollars. */
export type ComparedType = ReplyTo<"GET compare">["types"][number];

/** What came of putting a compared product into the cart; the sentence is said on the page. */
export interface AddToCartResult {
  readonly ok: boolean;
  readonly message: string;
  /** False when no answer came: then it may have been put there all the same. */
  readonly answered: boolean;
  /** The price is no longer the one that was shown. */
  readonly changed?: boolean;
}

/** Puts a compared product into the cart; `idempotencyKey` makes it safe to send again. */
export type AddTypeToCart = (type: ComparedType, idempotencyKey: string) => Promise<AddToCartResult>;

/** "Kraft paper stickers, die cut, 50 mm circle, 200": tells two configurations of one product apart. */
export function nameOfType({ title, details }: Pick<ComparedType, "title" | "details">): string {
  return [title, ...details.filter((detail) => kindOf(detail) === "quantity").map(({ value }) => value)].join(
    ", ",
  );
}
