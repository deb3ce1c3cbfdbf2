import type { ReplyTo } from "#contract/calls.ts";
import type { SubmittedFields } from "#web/forms/form-state.ts";

/** An order with everything that happened to it, as the contract has it. */
export type OrderPageView = ReplyTo<"GET order/:order_no">;
export type OrderedItem = OrderPageView["items"][number];
/** A place of a proof whose print file was drawn, with its size and lines. */
export type DrawnPlace = OrderedItem["proof"]["versions"][number]["printed"][number];

/** A place of a line that has a picture. */
export interface ShownPlace {
  readonly place: number;
  readonly alt: string;
  readonly caption: string;
  /** It shows a file of the customer's. */
  readonly hasFile: boolean;
}

/** What the page of an order answers by: its number, and the key of its link. */
export interface OrderLink {
  readonly orderNo: string;
  /** Null for one's own. */
  readonly key: string | null;
}

/** What an order's address says where its card could not be asked for: its page says so. */
export const PLACED_WITHOUT_CARD = "no-card";

/** What was sent from this page without a script, and refused. */
export interface SubmittedAnswer {
  readonly message: string;
  /** Which form it was: "change-2", "cancel". */
  readonly form: string;
  readonly typed: string;
  /** What is wrong at which field, of a form that has several. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What was typed into those. */
  readonly fieldTexts?: Readonly<Record<string, string>>;
  /** What was ticked in it. */
  readonly ticked?: readonly string[];
  /** Where the card is taken, for who asked for it. */
  readonly payAt?: string;
}

/** How the forms of the page work: whose order it is, what came back, and how the page is read anew. */
export interface OrderPageUse {
  readonly link: OrderLink;
  readonly sent: SubmittedAnswer | undefined;
  /** Where files and questions go. */
  readonly shopEmail: string;
  readonly refresh: () => Promise<void>;
}

/** One of its forms as it came back with what was wrong; undefined where it was not that one. */
export function refusedOf({ sent }: Pick<OrderPageUse, "sent">, form: string): SubmittedFields | undefined {
  if (sent?.form !== form) return undefined;
  return { fields: sent.fields ?? {}, message: sent.message, typed: sent.fieldTexts ?? {} };
}

/** The page of an order, where its forms are sent without a script. */
export function pagePath({ orderNo, key }: OrderLink): string {
  return key === null ? `/order/${orderNo}` : `/order/${orderNo}?${new URLSearchParams({ key })}`;
}

/** Of what a picture is: another one once there is a newer proof, or another file lies in its place. */
export function pictureKey({ picture, proof }: OrderedItem, place: number): string {
  const files = new URLSearchParams(picture).get("artwork")?.split(",") ?? [];
  return `${proof.version}-${files[place] ?? ""}`;
}

/** What a place of a line of it looks like, for whoever the page is for; of a proof that was sent back with its pins. */
export function orderPicturePath(
  { orderNo, key }: OrderLink,
  line: number,
  place: number,
  {
    version,
    since,
    view,
    lines,
    shows,
  }: {
    readonly version?: number | undefined;
    /** With frames round what has changed since this proof. */
    readonly since?: number | undefined;
    /** As its print file was drawn; else what it looks like. */
    readonly view?: "proof" | undefined;
    /** Which lines are laid over that, where the page explains them. */
    readonly lines?: readonly string[];
    readonly shows?: string;
  } = {},
): string {
  const query = new URLSearchParams({
    place: String(place),
    ...(shows === undefined ? {} : { shows }),
    ...(view === undefined ? {} : { view }),
    ...(lines === undefined ? {} : { lines: lines.join(",") }),
    ...(version === undefined ? {} : { version: String(version) }),
    ...(since === undefined ? {} : { since: String(since) }),
    ...(key === null ? {} : { key }),
  });
  return `/api/order/${orderNo}/pictures/${line}?${query}`;
}

/** A place of a proof as PDF, for whoever the page is for. */
export function proofFileAddress(
  { orderNo, key }: OrderLink,
  { line, version, place }: { readonly line: number; readonly version: number; readonly place: number },
): string {
  const path = `/pdf/proof/${orderNo}/${line}/${version}/${place}`;
  return key === null ? path : `${path}?${new URLSearchParams({ key })}`;
}

/** Order and key as the calls take them. */
export function queryOf({ orderNo, key }: OrderLink) {
  return { params: { order_no: orderNo }, query: key === null ? {} : { key } };
}

/** Where an order, or one line of it, is ordered again. */
export function againPath({ orderNo, key }: OrderLink, line?: number): string {
  const query = new URLSearchParams({
    ...(line === undefined ? {} : { line: String(line) }),
    ...(key === null ? {} : { key }),
  });
  return `/order/${orderNo}/again${query.size === 0 ? "" : `?${query}`}`;
}
