import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "#platform/clock.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";
import type { ShopContent } from "#domain/content/content.ts";
import type { AddressFinder } from "#platform/addresses/address-finder.types.ts";
import type { ReadyConfig } from "#platform/config.ts";
import type { Database } from "#platform/db/database.ts";
import type { UploadLocks } from "#platform/files/upload-locks.ts";
import type { Storage } from "#platform/files/storage/storage.types.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Metrics } from "#platform/metrics.ts";
import type { PaymentPort } from "#platform/payment/payment-port.types.ts";
import type { CatalogueStore } from "#topics/catalogue/catalogue-store.ts";
import type { FaqStore } from "#topics/question/faq-store.ts";
import type { PricedSelections } from "#topics/laboratory/priced-selections.ts";
import type { DayCounts } from "#topics/numbers/day-counts.ts";
import type { EmptySearches } from "#topics/numbers/empty-searches.ts";
import type { ReviewStore } from "#topics/review/review-store.ts";
import type { ServiceSettings } from "#topics/settings/service-settings.ts";
import type { StudioChanges } from "#topics/staff/studio-changes.ts";

/** Something a request may need that can be away for a while; `/readyz` asks each of them. */
export interface Dependency {
  readonly name: string;
  /** Resolves while it works, throws while it does not. */
  check(): Promise<void>;
}

/** Everything a use case may need, made once by `make-services.ts`: calls and pages get it and pass it on. */
export interface Services {
  readonly config: ReadyConfig;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  /** The shop's date now, and whether today's cut-off has passed. */
  shopMoment(): ShopMoment;
  readonly catalogue: CatalogueStore;
  readonly reviews: ReviewStore;
  readonly faq: FaqStore;
  /** What an owner has set of the machine; `config` says it where the environment does not. */
  readonly settings: ServiceSettings;
  /** What open rooms of the studio hear. */
  readonly studioChanges: StudioChanges;
  /** What the shop tells about its goods and its work. */
  readonly content: ShopContent;
  readonly db: Database;
  /** Work that outlives a request, queued in its transaction. */
  readonly jobs: Jobs;
  /** Who takes cards; null where nobody does. */
  readonly payments: PaymentPort | null;
  /** Who knows addresses; null where nobody does. */
  readonly addressFinder: AddressFinder | null;
  readonly dependencies: readonly Dependency[];
  readonly metrics: Metrics;
  /** Steps of visitors, counted by day. */
  readonly dayCounts: DayCounts;
  /** What they search for in vain. */
  readonly emptySearches: EmptySearches;
  /** What they see prices of. */
  readonly pricedSelections: PricedSelections;
  /** Where customers' files lie. */
  readonly storage: Storage;
  readonly uploadLocks: UploadLocks;
  /** Room that is left on the disk of the data folder. */
  freeBytes(): Promise<number>;
}
