import type { CallName } from "#contract/calls.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Comparison } from "#topics/compare/comparisons.ts";
import { comparedProductToWire } from "#topics/compare/compare-handlers.ts";
import { describeCompared } from "#topics/compare/comparison.ts";
import { readOrderedProduct } from "#topics/pricing/ordered-product.ts";
import { pricingServices } from "./pricing-services.ts";
import { configuredAt } from "./configured-at.ts";
import { type Answering, granted, type PageCall, refused } from "./shop-double.ts";

/** A comparison in the shop's own words and prices, without its database; it begins with what some addresses configure. */
export class CompareDouble {
  private products: Comparison[] = [];
  private given = 0;

  constructor(...addresses: readonly string[]) {
    addresses.forEach((address) => this.layDown(configuredAt(address), address));
    this.mark();
  }

  /** What answers the calls about it. */
  readonly answers = {
    "POST compare": ({ body }: PageCall) => this.add({ ...(body as object) }),
    "GET compare": (call: PageCall) => this.list(call),
    "DELETE compare/:key": ({ path }: PageCall) => this.remove(path.split("/").at(-1) ?? ""),
  } satisfies Partial<Record<CallName, Answering>>;

  /** Takes one out, as the shop does where it is no longer sold. */
  remove(key: string): Response {
    if (!this.products.some((one) => one.key === key)) return refused(404, "It is not compared.");
    this.products = this.products.filter((one) => one.key !== key);
    this.mark();
    return granted({ count: this.products.length });
  }

  private layDown(selection: Selection, originPath: string): string {
    this.given += 1;
    const key = `key${this.given}`;
    this.products.push({
      key,
      selection,
      selectionHash: selectionHash(selection),
      originPath,
      submission: {},
      catalogueVersionId: "test",
      customerId: null,
      guestId: 1,
      addedAt: new Date(0),
    });
    return key;
  }

  private add(body: Readonly<Record<string, unknown>>): Response {
    const product = readOrderedProduct(pricingServices, body);
    if (!product.ok) return refused(422, "Please check what you chose.");
    const hash = selectionHash(product.selection);
    const there = this.products.find(({ selectionHash: known }) => known === hash);
    const key = there?.key ?? this.layDown(product.selection, product.originPath);
    this.mark();
    return granted({ key, already: there !== undefined });
  }

  private async list({ query }: PageCall): Promise<Response> {
    const asked = (query.get("keys") ?? "").split(",").filter((key) => key !== "");
    const shown = this.products.filter(({ key }) => asked.length === 0 || asked.includes(key));
    const described = await Promise.all(
      shown.map((one) => describeCompared(pricingServices, one, new Map())),
    );
    const types = described.flatMap((one) => (one === null ? [] : [comparedProductToWire(one)]));
    this.mark();
    const gone = asked.filter((key) => !shown.some((one) => one.key === key));
    return granted({ types, gone, count: this.products.length });
  }

  /** The cookie by which a page knows that there is something. */
  private mark(): void {
    document.cookie = `compare=1; path=/; max-age=${this.products.length > 0 ? 3600 : 0}`;
  }
}
