import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { Selection } from "#domain/configure/selection.ts";
import type { ConfiguredShape } from "#web/artwork-guide/configured-guide.tsx";
import { openDialog } from "#web/sign-in/open-dialog.ts";
import type { ShippingSectionProps } from "#web/shipping/shipping-section.tsx";
import {
  ArtworkGuideIsland,
  FaqIsland,
  ProductInfoIsland,
  ReviewsIsland,
  ShippingIsland,
  SpecialFeaturesIsland,
} from "./islands.ts";
import styles from "./lower-sections.module.css";
import type { PageSection } from "./page-section.types.ts";
import type { PageSections } from "./page-sections.ts";
import type { SectionTabsProps } from "./section-tabs.tsx";
import { useNavigate } from "react-router";

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
        content: <ProductInfoIsland info={productInfo} productId={productId} materialId={materialId} />,
      },
    specialFeatures !== null && {
      id: "special-features",
      tab: "Special features",
      title: "Special features",
      content: <SpecialFeaturesIsland told={specialFeatures} />,
    },
    artwork !== null && {
      id: "artwork-guide",
      tab: "Artwork guide",
      title: "Artwork guide",
      content: <ArtworkGuideIsland id="artwork" {...artwork} configured={configured} isSection />,
    },
    { id: "price", tab: "Price", title: null, content: price },
    {
      id: "shipping-info",
      tab: "Shipping info",
      title: "Shipping info",
      content: <ShippingIsland {...shipping} />,
    },
    {
      id: "reviews",
      tab: "Review",
      title: "Reviews",
      content: <ReviewsIsland reviews={reviews} onSignIn={signIn} />,
    },
    faq !== null && {
      id: "faq",
      tab: null,
      title: "Questions and answers",
      content: <FaqIsland groups={faq} product={askedAt(reviews.products, productId)} />,
    },
  ];
  return all.filter((section) => section !== false);
}

function Stacked({ section: { id, title, content } }: { readonly section: PageSection }) {
  if (title === null) {
    return (
      <div id={id} className={styles.part}>
        {content}
      </div>
    );
  }
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`${styles.part} ${styles.section}`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {content}
    </section>
  );
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
  const all = sectionsOf(props);
  const withTab =
    Tabs && sections.asTabs
      ? all.filter(({ tab }) => tab !== null).toSorted((one, other) => tabOrder(one) - tabOrder(other))
      : [];
  const tabs = withTab.length > 1 ? withTab : [];
  return (
    <div ref={place}>
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
