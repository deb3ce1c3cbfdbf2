import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { memoizePerCatalogue } from "#domain/catalogue/memoize-per-catalogue.ts";
import { drawnPicture } from "#domain/content/demo-review.ts";
import {
  addRatings,
  lastPageOf,
  ratingValue,
  type Review,
  type ReviewFilter,
  type ReviewPage,
  type ReviewPicture,
  reviewRules,
} from "#domain/review/review.ts";
import type { CustomerRating } from "#domain/seo/structured-data.ts";
import type { Database, Queries } from "#platform/db/database.ts";
import {
  type AcceptedReview,
  type ProductTotals,
  readNewestReviews,
  readReviews,
  readReviewTotals,
} from "./review-rows.ts";
import type { CatalogueStore } from "#topics/catalogue/catalogue-store.ts";
import { followRevision } from "#topics/follow-revision.ts";
import { picturePath, thumbnailPath } from "./picture-paths.ts";

export interface ListedReviews {
  readonly productIds: readonly number[];
  readonly filter: ReviewFilter;
  readonly page: number;
}

/** The reviews that are read: what each product's come to, and its newest, in memory; the rest in the database. */
export interface ReviewStore {
  /** Counts every change of what is read. */
  revision(): number;
  /** A page of some products' reviews. The first page of all reviews needs no database. */
  list(asked: ListedReviews): Promise<ReviewPage>;
  /** What customers say of some products, demonstrations left out; null while none has said anything. */
  rating(productIds: readonly number[]): CustomerRating | null;
  /** Reads which reviews there are now. Answers whether they changed. */
  refresh(): Promise<boolean>;
}

interface KnownReviews {
  readonly totals: ReadonlyMap<number, ProductTotals>;
  readonly newest: ReadonlyMap<number, readonly AcceptedReview[]>;
}

async function readKnown(tx: Queries): Promise<KnownReviews> {
  const totals = await readReviewTotals(tx);
  const newest = await readNewestReviews(tx, reviewRules.pageLength);
  return {
    totals: new Map(totals.map((total) => [total.productId, total])),
    newest: Map.groupBy(newest, ({ productId }) => productId),
  };
}

function newestFirst(one: AcceptedReview, other: AcceptedReview): number {
  if (one.writtenOn !== other.writtenOn) return one.writtenOn < other.writtenOn ? 1 : -1;
  return other.id - one.id;
}

/** Each page of the shop lists some of the same few demonstrations; with the reviews of customers come photographs. */
const knownDrawings = memoizePerCatalogue<string>();

function picturesOf(catalogue: Catalogue, { productId, pictures }: AcceptedReview): readonly ReviewPicture[] {
  return pictures.map(({ id, drawnQuery }) => {
    if (drawnQuery === null) return { thumbnail: thumbnailPath(id), image: picturePath(id) };
    const drawn = knownDrawings(catalogue, `${productId} ${drawnQuery}`, () =>
      drawnPicture(catalogue, productId, drawnQuery),
    );
    return { thumbnail: drawn, image: drawn };
  });
}

function toReview(catalogue: Catalogue, stored: AcceptedReview): Review {
  const { id, productId, title, rate, comment, customerName, writtenOn, isDemonstration, isVerified } =
    stored;
  return {
    id,
    product: catalogue.products.get(productId)?.name ?? "",
    title,
    rate,
    comment,
    customer: customerName,
    date: writtenOn,
    isDemonstration,
    isVerified,
    pictures: catalogue.products.has(productId) ? picturesOf(catalogue, stored) : [],
  };
}

/** Of what is known, the part that is about some products. */
function about({ totals, newest }: KnownReviews, productIds: readonly number[]) {
  return {
    totals: productIds.flatMap((id) => totals.get(id) ?? []),
    newest: productIds
      .flatMap((id) => newest.get(id) ?? [])
      .toSorted(newestFirst)
      .slice(0, reviewRules.pageLength),
  };
}

interface Sources {
  readonly db: Database;
  readonly catalogue: Pick<CatalogueStore, "current">;
}

async function readPage(
  { db }: Sources,
  known: KnownReviews,
  { productIds, filter, page, lastPage }: ListedReviews & { readonly lastPage: number },
): Promise<readonly AcceptedReview[]> {
  if (page === 1 && filter === null) return about(known, productIds).newest;
  // A page that is not there costs nothing, however far away.
  if (page > lastPage) return [];
  const { pageLength } = reviewRules;
  return readReviews(db, productIds, { filter, skip: (page - 1) * pageLength, most: pageLength });
}

/** What customers say, demonstrations left out. */
function customersSay(totals: readonly ProductTotals[]) {
  return addRatings(totals.map(({ realCount: count, realStars: stars }) => ({ count, stars })));
}

async function listFrom(sources: Sources, known: KnownReviews, asked: ListedReviews): Promise<ReviewPage> {
  const { totals } = about(known, asked.productIds);
  const listed = totals.reduce((sum, one) => sum + (asked.filter ? one.withPictures : one.count), 0);
  const lastPage = lastPageOf(listed);
  const real = customersSay(totals);
  const rating = real.count > 0 ? real : addRatings(totals);
  const reviews = await readPage(sources, known, { ...asked, lastPage });
  return {
    reviews: reviews.map((review) => toReview(sources.catalogue.current(), review)),
    currentPage: asked.page,
    lastPage,
    ratingValue: ratingValue(rating),
    total: rating.count,
    areExamples: real.count === 0 && rating.count > 0,
  };
}

function ratingFrom(
  { catalogue }: Sources,
  known: KnownReviews,
  productIds: readonly number[],
): CustomerRating | null {
  const { totals, newest } = about(known, productIds);
  const real = customersSay(totals);
  if (real.count === 0) return null;
  const reviews = newest.filter(({ isDemonstration }) => !isDemonstration);
  return {
    ratingValue: ratingValue(real),
    count: real.count,
    reviews: reviews.map((review) => toReview(catalogue.current(), review)),
  };
}

export async function openReviewStore(db: Database, catalogue: Sources["catalogue"]): Promise<ReviewStore> {
  const sources = { db, catalogue };
  const { known, revision, refresh } = await followRevision(db, readKnown);
  return {
    revision,
    list: (asked) => listFrom(sources, known(), asked),
    rating: (productIds) => ratingFrom(sources, known(), productIds),
    refresh,
  };
}
