import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Selection } from "#domain/configure/selection.ts";
import { Icon } from "#ui/icon.tsx";
import bullets from "#ui/layout/bullets.module.css";
import tabs from "#ui/layout/tabs.module.css";
import { island } from "#ui/lazy/island.tsx";
import allTemplates from "#web/artwork-guide/all-templates.module.css";
import artworkGuide from "#web/artwork-guide/artwork-guide.module.css";
import type { ConfiguredShape } from "#web/artwork-guide/configured-guide.tsx";
import faq from "#web/faq/faq.module.css";
import materialPanel from "#web/product-info/material-panel.module.css";
import stocks from "#web/product-info/stocks.module.css";
import reviewItem from "#web/reviews/review-item.module.css";
import reviews from "#web/reviews/reviews.module.css";
import writeReview from "#web/reviews/write-review.module.css";
import monthCalendar from "#web/shipping/month-calendar.module.css";
import shipping from "#web/shipping/shipping-section.module.css";
import type { ShippingSectionProps } from "#web/shipping/shipping-section.tsx";
import { openDialog } from "#web/sign-in/open-dialog.ts";
import specialFeatures from "#web/special-features/special-features.module.css";
import type { PageSections } from "./load-quote-page.ts";
import type { PageSection, SectionTabsProps } from "./section-tabs.tsx";
import styles from "./quote-screen.module.css";

interface LowerSectionsProps {
  readonly sections: PageSections;
  /** What shows sections as tabs, on a page that does. */
  readonly tabs: ComponentType<SectionTabsProps> | undefined;
  /** What is configured. */
  readonly selection: Selection;
  /** The product configured shows no product info (content-and-lettering.md 2.4). */
  readonly hidesProductInfo: boolean;
  /** Every quantity with its price, of what is configured. */
  readonly price: ReactNode;
  /** What the artwork guide's template is for. */
  readonly configured: ConfiguredShape;
  /** What is configured, by now. */
  readonly shipping: ShippingSectionProps;
}

/** A section without the page around it asks for it here. */
function signIn(): void {
  openDialog({ name: "sign-in", tab: "sign-in" });
}

/** The tabs of the business-cards page, in their order (content-and-lettering.md 2.2). */
const TABS = ["Product info", "Special features", "Artwork guide", "Price", "Shipping info", "Review"];

function tabOrder({ tab }: PageSection): number {
  return TABS.indexOf(tab ?? "");
}

/** The configured product, for a question: the same object as long as it is the same product, so that the section stays as it is. */
function askedAt(products: PageSections["reviews"]["products"], productId: number) {
  return products.find(({ id }) => id === productId) ?? null;
}

async function loadProductInfo() {
  return (await import("#web/product-info/product-info-section.tsx")).ProductInfoSection;
}

/** Saves 100 ms of the main thread on a phone (decision 293), as the figures below. */
const ProductInfoIsland = island(loadProductInfo, import.meta.env.SSR ? await loadProductInfo() : null, [
  tabs.tabs,
  bullets.bullets,
  materialPanel.section,
  materialPanel.panel,
  materialPanel.pictures,
  stocks.comparison,
]);

async function loadFaq() {
  return (await import("#web/faq/faq-section.tsx")).FaqSection;
}

/** 196 ms. */
const FaqIsland = island(loadFaq, import.meta.env.SSR ? await loadFaq() : null, [faq.section]);

async function loadReviews() {
  return (await import("#web/reviews/reviews-section.tsx")).ReviewsSection;
}

/** 377 ms. */
const ReviewsIsland = island(loadReviews, import.meta.env.SSR ? await loadReviews() : null, [
  reviews.carousel,
  reviewItem.review,
  reviews.pages,
  reviews.reviews,
  reviewItem.stars,
  writeReview.entry,
]);

async function loadArtworkGuide() {
  return (await import("#web/artwork-guide/configured-guide.tsx")).ConfiguredGuide;
}

/** 171 ms. */
const ArtworkGuideIsland = island(loadArtworkGuide, import.meta.env.SSR ? await loadArtworkGuide() : null, [
  tabs.tabs,
  allTemplates.table,
  artworkGuide.guide,
  artworkGuide.controls,
  artworkGuide.figure,
  artworkGuide.row,
  allTemplates.downloads,
]);

async function loadShipping() {
  return (await import("#web/shipping/shipping-section.tsx")).ShippingSection;
}

/** 144 ms. */
const ShippingIsland = island(loadShipping, import.meta.env.SSR ? await loadShipping() : null, [
  shipping.section,
  monthCalendar.calendar,
]);

async function loadSpecialFeatures() {
  return (await import("#web/special-features/special-features-section.tsx")).SpecialFeaturesSection;
}

/** 138 ms, on a page of cards. */
const SpecialFeaturesIsland = island(
  loadSpecialFeatures,
  import.meta.env.SSR ? await loadSpecialFeatures() : null,
  [tabs.tabs, bullets.bullets, specialFeatures.section],
);

function reviewsLead({ ratingValue, total, areExamples }: PageSections["reviews"]["first"]): string {
  if (areExamples) return "No reviews yet: examples of our own";
  return total === 0 ? "Nobody has written one yet" : `${ratingValue.toFixed(1)} of 5, from ${total}`;
}

/** In the order in which they stand below each other. */
function sectionsOf(props: LowerSectionsProps): readonly PageSection[] {
  const { sections, selection, hidesProductInfo, price, configured, shipping } = props;
  const { faq, productInfo, specialFeatures, artwork, reviews } = sections;
  const { productId, materialId } = selection;
  const all: readonly (PageSection | false)[] = [
    productInfo !== null &&
      !hidesProductInfo && {
        id: "product-info",
        tab: "Product info",
        title: "Product info",
        hasTitleAbove: true,
        lead: "Stocks and finishes, and what they are good for",
        content: <ProductInfoIsland info={productInfo} productId={productId} materialId={materialId} />,
      },
    specialFeatures !== null && {
      id: "special-features",
      tab: "Special features",
      title: "Special features",
      hasTitleAbove: true,
      lead: "Foil, relief, holes and strings",
      content: <SpecialFeaturesIsland told={specialFeatures} />,
    },
    artwork !== null && {
      id: "artwork-guide",
      tab: "Artwork guide",
      title: "Artwork guide",
      hasTitleAbove: true,
      lead: "Templates, bleed and safe distance",
      content: <ArtworkGuideIsland id="artwork" {...artwork} configured={configured} isSection />,
    },
    {
      id: "price",
      tab: "Price",
      title: "Price table",
      hasTitleAbove: false,
      lead: "More pieces, lower price each",
      content: price,
    },
    {
      id: "shipping-info",
      tab: "Shipping info",
      title: "Shipping info",
      hasTitleAbove: true,
      lead: "When it leaves, and when it is with you",
      content: <ShippingIsland {...shipping} />,
    },
    {
      id: "reviews",
      tab: "Review",
      title: "Reviews",
      hasTitleAbove: true,
      lead: reviewsLead(reviews.first),
      content: <ReviewsIsland reviews={reviews} onSignIn={signIn} />,
    },
    faq !== null && {
      id: "faq",
      tab: null,
      title: "Questions and answers",
      hasTitleAbove: true,
      lead: "What others asked before",
      content: <FaqIsland groups={faq} product={askedAt(reviews.products, productId)} />,
    },
  ];
  return all.filter((section) => section !== false);
}

/**
 * A section that is folded into a row with its title. Closed, it is neither laid out nor taken over by a script; it opens by a press, by a search
 * in the page, and where its address is gone to: that names what is inside.
 */
function Stacked({ section: { id, title, lead, content } }: { readonly section: PageSection }) {
  return (
    <section aria-labelledby={`${id}-title`} className={styles.section}>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <span className={styles.lead}>{lead}</span>
          <Icon name="chevron" />
        </summary>
        <div id={id} className={styles.part}>
          {content}
        </div>
      </details>
    </section>
  );
}

/** Opens what lies folded round a part of the page, and shows it. */
function showPart(id: string): void {
  const part = id === "" ? null : document.getElementById(id);
  const folded = part?.closest("details");
  if (!part || !folded) return;
  folded.open = true;
  folded.scrollIntoView({ block: "start" });
}

/** The part that the address names is open: when the page comes, and whenever somebody goes to it. */
function useNamedPart(): void {
  const { hash, key } = useLocation();
  useEffect(() => showPart(hash.slice(1)), [hash, key]);
  useEffect(() => {
    const show = () => showPart(location.hash.slice(1));
    addEventListener("hashchange", show);
    return () => removeEventListener("hashchange", show);
  }, []);
}

/** Not as tabs, every quantity with its price follows the banner at once. */
function priceFirst(one: PageSection, other: PageSection): number {
  return Number(other.id === "price") - Number(one.id === "price");
}

/** The address a click leads to inside the shop; null for any other click. */
function addressOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const address = link?.getAttribute("href");
  if (!link || !address?.startsWith("/") || link.target !== "" || link.hasAttribute("download")) return null;
  return address;
}

/** Plain links of parts that know nothing of the router go through it, too. */
function useRoutedLinks(place: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = place.current;
    const follow = (event: MouseEvent) => {
      const address = addressOf(event);
      if (address === null) return;
      event.preventDefault();
      void navigate(address);
    };
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [place, navigate]);
}

/** What is told below the banner of a quote page: as tabs on the business-cards page, else one below the other. */
export function LowerSections(props: LowerSectionsProps) {
  const { sections, tabs: Tabs } = props;
  const place = useRef<HTMLDivElement>(null);
  useRoutedLinks(place);
  useNamedPart();
  const all = sectionsOf(props);
  const withTab =
    Tabs && sections.asTabs
      ? all.filter(({ tab }) => tab !== null).toSorted((one, other) => tabOrder(one) - tabOrder(other))
      : [];
  const tabs = withTab.length > 1 ? withTab : [];
  return (
    <div ref={place} className={styles.sections}>
      {Tabs && tabs.length > 0 && <Tabs sections={tabs} />}
      {all
        .filter((section) => !tabs.includes(section))
        .toSorted(priceFirst)
        .map((section) => (
          <Stacked key={section.id} section={section} />
        ))}
    </div>
  );
}
