import { type ComponentType, memo, type ReactNode, useEffect, useMemo, useRef } from "react";
import { useRevalidator } from "react-router";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { lineIn } from "#domain/cart/cart.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { stockFactsOf } from "#domain/configure/stock-facts.ts";
import { type Attaching, attachingCode } from "#domain/content/attaching.ts";
import { fasterOf } from "#domain/deliver/shipping-choices.ts";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import type { ConfiguredShape } from "#web/artwork-guide/configured-guide.tsx";
import { AttachingHelp } from "#web/attaching/attaching-help.tsx";
import { useStore } from "#web/calls/store.ts";
import { AboutProduct } from "#web/configurator/about-product.tsx";
import { CategoryTitle } from "#web/configurator/category-title.tsx";
import type { ExtrasQuestionProps } from "#web/configurator/extras-question.tsx";
import type { QuotePage } from "#web/configurator/quote-page.types.ts";
import type { SizeQuestionProps } from "#web/configurator/size-question.tsx";
import { type Configurator, useConfigurator } from "#web/configurator/use-configurator.ts";
import { type ReadSelection, useReadSelection } from "#web/configurator/use-read-selection.ts";
import { ProductGallery } from "#web/gallery/product-gallery.tsx";
import type { Slide } from "#web/gallery/slides.ts";
import type { LetteringFieldsProps } from "#web/lettering/lettering-fields.tsx";
import { type OrderingParts, useOrdering } from "#web/ordering/use-ordering.tsx";
import { InstantQuote } from "#web/price/instant-quote.tsx";
import { PriceSection } from "#web/price/price-section.tsx";
import { pendingAction } from "#web/sign-in/pending-action.ts";
import { Breadcrumb } from "#web/site/breadcrumb.tsx";
import { LivePreview } from "./live-preview.tsx";
import type { QuotePageData } from "./load-quote-page.ts";
import { LowerSections } from "./lower-sections.tsx";
import type { SectionTabsProps } from "./section-tabs.tsx";
import { useSpecialProcessing, useSpecialQuoteLinks } from "./use-special-processing.tsx";
import styles from "./quote-screen.module.css";

/** What a page shows of a selection before the live preview. */
type StageOf = (catalogue: Catalogue, selection: Selection) => readonly Slide[];

interface PicturesProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly itemSlug: string;
  readonly date: CalendarDate;
  readonly change: Configurator["change"];
  readonly drafts: Configurator["drafts"];
  /** What is shown first on a page with pictures of its own making. */
  readonly stage: StageOf | undefined;
}

/** What the product looks like: the live preview, then its videos and pictures. */
const Pictures = memo(({ catalogue, selection, itemSlug, date, change, drafts, stage }: PicturesProps) => (
  <ProductGallery {...{ catalogue, selection, itemSlug }} stage={stage?.(catalogue, selection) ?? []}>
    <LivePreview {...{ catalogue, selection, date, change, drafts }} offersPlaces={stage === undefined} />
  </ProductGallery>
));

/** Not needed for a price: it comes with the first click. */
async function loadOrdering(): Promise<OrderingParts> {
  const [{ OrderingHost }, { OrderingFeedback }] = await Promise.all([
    import("./ordering-host.tsx"),
    import("./ordering-feedback.tsx"),
  ]);
  return { OrderingHost, OrderingFeedback };
}

/** Something that was asked for on an earlier page goes on here, or an item of the cart is changed: that is said without a click. */
function isOrderingExpected(): boolean {
  return lineIn(location.search) !== null || pendingAction() !== null;
}

/** What the artwork guide's template is for: the same object until shape or size change. */
function useConfiguredShape(catalogue: Catalogue, { supplyId, shapeId, size }: Selection): ConfiguredShape {
  const { custom, widthMm, heightMm } = size;
  return useMemo(
    () => ({ catalogue, selection: { supplyId, shapeId, size: { custom, widthMm, heightMm } } }),
    [catalogue, supplyId, shapeId, custom, widthMm, heightMm],
  );
}

/** The designer's own page brings its fields along; another page that sells words fetches them. */
const LateFields = lazyComponent(
  async () => (await import("#web/lettering/lettering-fields.tsx")).LetteringFields,
  ({ onAgain }) => <TryAgain words="The lettering designer could not be loaded." onAgain={onAgain} />,
);

interface NewestWordsProps extends Omit<LetteringFieldsProps, "design"> {
  readonly fields: ComponentType<LetteringFieldsProps>;
  readonly drafts: Configurator["drafts"];
}

/** The fields of words that are cut, with the words as they are typed. */
function NewestWords({ fields: Fields, drafts, ...props }: NewestWordsProps) {
  const selection = useStore(drafts.newest)?.selection ?? props.selection;
  const { lettering: design } = selection;
  return design && <Fields {...props} selection={selection} design={design} />;
}

/** Questions of the form that only some pages ask, and bring along. */
interface Questions {
  /** What asks for words that are cut. */
  readonly words?: ComponentType<LetteringFieldsProps>;
  /** What asks for a size; a page that sells nothing but words needs none. */
  readonly size?: ComponentType<SizeQuestionProps>;
  /** What asks for all that is done to a piece besides; to words that are cut, nothing is. */
  readonly extras?: ComponentType<ExtrasQuestionProps>;
}

/** The fields of words; null where shape and size are asked. */
function useWords(
  fields: ComponentType<LetteringFieldsProps> = LateFields,
  { catalogue, selection, issues, change, markTyping, drafts }: Configurator,
): ReactNode {
  return useMemo(() => {
    const props = { fields, catalogue, selection, issues, change, markTyping, drafts };
    return selection.lettering === null ? null : <NewestWords {...props} />;
  }, [fields, catalogue, selection, issues, change, markTyping, drafts]);
}

/** The page's own questions about what is configured. */
function useQuestions({ words: fields, size: Size, extras: Extras }: Questions, configurator: Configurator) {
  const words = useWords(fields, configurator);
  const size = useMemo(() => Size && <Size configurator={configurator} />, [Size, configurator]);
  const extras = useMemo(() => Extras && <Extras configurator={configurator} />, [Extras, configurator]);
  return { words, size, extras };
}

interface QuoteScreenProps extends Questions {
  readonly loaded: QuotePageData;
  /** What stands beside the title of a page with a tool of its own: then the title says what the page does, not what it sells. */
  readonly intro?: ReactNode;
  /** What shows the sections below the banner as tabs, on a page that does. */
  readonly tabs?: ComponentType<SectionTabsProps>;
  /** What is shown before the live preview. */
  readonly stage?: StageOf;
  /** What can be done with what the picture shows, besides ordering it. */
  readonly belowPicture?: ComponentType<Pick<Configurator, "catalogue" | "selection">>;
}

/** The ways to how lettering is put up, the one for the chosen supply first; null on a page that sells none. */
function useAttachingHelp(
  attaching: Attaching | null,
  { selection: { productId, supplyId }, catalogue }: Pick<Configurator, "selection" | "catalogue">,
) {
  const code = attaching && attachingCode(attaching, productId, supplyId);
  const supply = catalogue.supplies.get(supplyId ?? 0)?.name;
  return useMemo(
    () =>
      attaching && code ? (
        <AttachingHelp
          guides={attaching.guides}
          suggested={code}
          why={`With ${supply} the auxiliary sheet is ${code === "enclosed" ? "" : "not "}enclosed.`}
        />
      ) : null,
    [attaching, code, supply],
  );
}

/** What fewer say is no rating. */
const FEWEST_REVIEWS = 5;

/** What customers say; null while too few have. */
function ratingOf({ sections: { reviews } }: QuotePageData) {
  const { areExamples, total } = reviews.first;
  return areExamples || total < FEWEST_REVIEWS ? null : reviews.first;
}

/** What is sold here, with the other categories; the same until the day or the shipping changes. */
function useTitle(
  { item, categories }: QuotePageData,
  freeShipping: boolean,
  fastest: ReturnType<typeof fasterOf>,
) {
  return useMemo(
    () => <CategoryTitle {...{ item, categories, freeShipping, fastest }} />,
    [item, categories, freeShipping, fastest],
  );
}

/** The banner of a quote page: where it stands, what it sells, what it looks like, the form and the price. */
function ConfiguredScreen({
  loaded,
  asked,
  intro,
  tabs,
  stage,
  belowPicture: Actions,
  ...brought
}: QuoteScreenProps & { readonly asked: ReadSelection }) {
  const configurator = useConfigurator(loaded.page, asked);
  const { catalogue, change, drafts } = configurator;
  // The price is painted first; pictures, title and table follow it.
  const { selection, row, product, freeShipping, shipping } = configurator.deferred;
  // But letters are typed by looking at them.
  const pictured = product.cutFromFilm ? configurator.selection : selection;
  const { orders, dialog } = useOrdering(configurator, loadOrdering, isOrderingExpected);
  const special = useSpecialProcessing(configurator, loaded.page, loaded.item.slug);
  const now = loaded.page.moment;
  const rating = useMemo(() => ratingOf(loaded), [loaded]);
  const facts = useMemo(() => stockFactsOf(catalogue, selection), [catalogue, selection]);
  const shippingProps = useMemo(() => ({ catalogue, selection, row, now }), [catalogue, selection, row, now]);
  const screen = useSpecialQuoteLinks(special.askSingleColour);
  const configured = useConfiguredShape(catalogue, selection);
  const attachingHelp = useAttachingHelp(loaded.attaching, configurator);
  const questions = useQuestions(brought, configurator);
  const title = useTitle(loaded, freeShipping, fasterOf(shipping));
  return (
    <div ref={screen} className={styles.screen}>
      <div className={loaded.categories.length > 1 ? styles.crumbs : undefined}>
        <Breadcrumb crumbs={loaded.crumbs} />
      </div>
      <div className={styles.banner}>
        <div className={styles.seen}>
          <div className={styles.gallery}>
            <Pictures
              {...{ catalogue, change, drafts, stage }}
              selection={pictured}
              itemSlug={loaded.item.slug}
              date={now.date}
            />
          </div>
          <div className={styles.acts}>
            {Actions && <Actions catalogue={catalogue} selection={configurator.selection} />}
          </div>
          <div className={styles.about}>
            <AboutProduct summary={intro ? loaded.item.summary : product.summary} facts={facts} />
            {intro}
          </div>
        </div>
        <InstantQuote
          key={loaded.item.slug}
          configurator={configurator}
          orders={orders}
          asksServer={!loaded.sections.asTabs}
          infoModals={loaded.infoModals}
          belowSupply={attachingHelp}
          rating={rating}
          title={title}
          {...questions}
        >
          {special.entry}
        </InstantQuote>
      </div>
      <LowerSections
        key={loaded.item.slug}
        sections={loaded.sections}
        tabs={tabs}
        selection={selection}
        hidesProductInfo={product.hidesProductInfo}
        shipping={shippingProps}
        configured={configured}
        price={
          <PriceSection configurator={configurator} orders={orders} opensAtOnce={loaded.sections.asTabs} />
        }
      />
      {dialog}
      {special.dialog}
    </div>
  );
}

const OLD_AFTER_MS = 5 * 60_000;

/** Dates move on at the cut-off: a page that is looked at again after a while asks for them anew. */
function useFreshDates(page: QuotePage): void {
  const { revalidate } = useRevalidator();
  const since = useRef(0);
  useEffect(() => {
    since.current = Date.now();
  }, [page]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible" && Date.now() - since.current > OLD_AFTER_MS)
        void revalidate();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [revalidate]);
}

/**
 * A quote page. What is asked for is read in a component of its own: while React takes the page over, a browser has its turn before
 * it is worked out. In one they were a task of 60 to 100 ms on a phone (bench/README.md).
 */
export function QuoteScreen(props: QuoteScreenProps) {
  useFreshDates(props.loaded.page);
  return <ConfiguredScreen {...props} asked={useReadSelection(props.loaded.page)} />;
}
