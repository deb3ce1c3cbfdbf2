import { createContext } from "react-router";
import type { FileLives } from "#domain/artwork/file-days.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { ShopContent } from "#domain/content/content.ts";
import type { FaqGroup } from "#domain/content/faq.ts";
import type { ReviewFilter, ReviewPage } from "#domain/review/review.ts";
import type { CustomerRating } from "#domain/seo/structured-data.ts";
import type { CallForVisitor } from "#web/calls/call-as.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";

/** What pages need of the shop; whoever opens it provides it (main.ts), so that no page knows a file of the server (decision 130). */
export interface PageServices {
  readonly config: FileLives & {
    /** The shop's public address. */
    readonly shopOrigin: string;
    /** Whether pages push conversions for a tag manager. */
    readonly dataLayer: boolean;
    /** How long files are kept that nothing names, in milliseconds. */
    readonly artworkLifeMs: number;
    readonly unusedUploadLifeMs: number;
  };
  readonly catalogue: { current(): Catalogue };
  readonly reviews: {
    /** A page of what is said of some products. */
    list(asked: {
      readonly productIds: readonly number[];
      readonly filter: ReviewFilter;
      readonly page: number;
    }): Promise<ReviewPage>;
    /** What customers say of some products; null while none has said anything. */
    rating(productIds: readonly number[]): CustomerRating | null;
  };
  /** Questions with their answers, as they are read now. */
  readonly faq: { groups(): readonly FaqGroup[] };
  /** What the shop tells about its goods and its work. */
  readonly content: ShopContent;
  /** The shop's date now, and whether today's cut-off has passed. */
  shopMoment(): ShopMoment;
  readonly log: { error(facts: object, message: string): void };
}

/** How a loader reaches what it needs of the shop. */
export const servicesContext = createContext<PageServices>();

/** How a personal page and an action make a call in the name of their visitor. */
export const callContext = createContext<CallForVisitor>();
