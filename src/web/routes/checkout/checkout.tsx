import { type ReactNode, useEffect, useState } from "react";
import { data, type NavigateFunction, redirect, useNavigate, useRevalidator } from "react-router";
import { contentIn } from "#domain/content/shop-words.ts";
import { deadlineText } from "#domain/order/waiting/deadline.ts";
import { Button } from "#ui/button.tsx";
import { useChunk } from "#ui/lazy/use-chunk.ts";
import { callContext, servicesContext } from "#web/app-context.ts";
import type { ReplyTo } from "#contract/calls.ts";
import { callAs, type CallForVisitor } from "#web/calls/call-as.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { useVisitor } from "#web/calls/visitor-store.ts";
import { onCartChangedElsewhere, setCartCount } from "#web/cart/cart-count.ts";
import { ItemPicture } from "#web/cart/item-picture.tsx";
import { fieldsOfAddress } from "#web/checkout/addresses.tsx";
import { CheckoutPage } from "#web/checkout/checkout-page.tsx";
import {
  type CheckoutItem,
  checkoutPath,
  type QuotationLink,
  type SubmittedCheckout,
} from "#web/checkout/checkout.types.ts";
import {
  atNameField,
  changedIn,
  draftOf,
  inputIn,
  placeBody,
  quotationFields,
} from "#web/checkout/place-order.ts";
import { PLACED_WITHOUT_CARD, queryOf } from "#web/order/order.types.ts";
import { rememberPlaced } from "#web/order/placed-here.ts";
import { TrustLine } from "#web/price/trust-line.tsx";
import { openDialog } from "#web/sign-in/open-dialog.ts";
import { unlistedMeta } from "../page-meta.ts";
import type { Route } from "./+types/checkout";
import styles from "./checkout.module.css";

/** What lies in whose cart, and what they have typed: nobody else's. */
export const handle = { personal: true, isBare: true, query: ["quotation", "key"] };

/** A quotation's address holds its key: no other site is told of it. */
export function headers() {
  return { "referrer-policy": "same-origin", "x-robots-tag": "noindex" };
}

function linkIn(request: Request): QuotationLink | null {
  const { searchParams } = new URL(request.url);
  const number = searchParams.get("quotation");
  return number === null ? null : { number, key: (searchParams.get("key") ?? "").slice(0, 100) };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue, content, shopMoment } = context.get(servicesContext);
  const link = linkIn(request);
  const { answer, status } = await callAs(context.get(callContext), "GET checkout", {
    query: link === null ? {} : { quotation_no: link.number, quotation_key: link.key },
  });
  // A temporary password has to be changed first: the account says so.
  if (!answer.ok && status === 403) return redirect("/account");
  // It was ordered, or has ended: its page says so.
  if (!answer.ok && status === 409 && link !== null) return redirect(`/q/${link.number}/${link.key}`);
  if (!answer.ok) throw data(null, { status });
  const current = catalogue.current();
  return {
    checkout: answer.data,
    link,
    deadline: deadlineText(current, shopMoment()),
    idempotencyKey: crypto.randomUUID(),
    terms: contentIn(current, content).trust.termsInShort,
  };
}

/** Data that do not come are asked for again; the page in view stays meanwhile, with what is typed on it. */
export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

type Placed = ReplyTo<"POST order/place">;
type Typed = Readonly<Record<string, string>>;

function draftCall(typed: Typed, link: QuotationLink | null) {
  return { query: quotationFields(link) ?? {}, body: draftOf(typed) };
}

/** Keeps what was typed, and shows the page anew. */
async function showAgain(call: CallForVisitor, typed: Typed, link: QuotationLink | null): Promise<Response> {
  const { headers } = await callAs(call, "PUT checkout", draftCall(typed, link));
  return redirect(checkoutPath(link), { status: 303, headers });
}

async function withAddress(call: CallForVisitor, typed: Typed): Promise<Typed> {
  const { answer } = await callAs(call, "GET account/addresses");
  const entries = answer.ok ? answer.data : [];
  const chosen = entries.find(({ id }) => String(id) === typed.address_id);
  return chosen ? { ...typed, ...fieldsOfAddress(chosen) } : typed;
}

/** Another way of sending than the one the sums were shown for. */
async function chooseMethod(call: CallForVisitor, { shipping_method: method, shown_method: shown }: Typed) {
  if (method === undefined || method === shown) return;
  await callAs(call, "PUT cart/shipping", { body: { shipping_method: method } });
}

function isKey(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{8,100}$/.test(text);
}

/**
 * A checkout that was sent without a script: one of its smaller buttons, or the order. What is refused comes back with its sentences
 * and with everything that was typed.
 */
async function sendCheckout(call: CallForVisitor, typed: Typed, link: QuotationLink | null) {
  if (link === null) await chooseMethod(call, typed);
  if (typed.intent === "shipping") return showAgain(call, typed, link);
  if (typed.intent === "address") return showAgain(call, await withAddress(call, typed), link);
  const shown = { total_price: Number(typed.total_price), delivery_date: typed.delivery_date ?? null };
  const key = isKey(typed.idempotency_key) ? typed.idempotency_key : undefined;
  const { answer, status, headers } = await callAs(call, "POST order/place", {
    body: placeBody(typed, shown, link),
    key,
  });
  if (answer.ok) return redirect(`${answer.data.path}&placed=yes`, { status: 303, headers });
  await callAs(call, "PUT checkout", draftCall(typed, link));
  const changed = changedIn(answer);
  const message = changed === null ? answer.message : "";
  const sent: SubmittedCheckout = { fields: atNameField(answer.fields), message, typed, changed };
  return data(sent, { status, headers });
}

/** The form as it comes without a script. */
export async function action({ request, context }: Route.ActionArgs) {
  return sendCheckout(context.get(callContext), inputIn(await request.formData()), linkIn(request));
}

export const meta = unlistedMeta("Checkout");

/** The sums follow the cart of another tab, and whoever signs in. */
function useRefresh(isMember: boolean): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const visitor = useVisitor();
  const isOther = visitor !== null && (visitor.user !== null) !== isMember;
  useEffect(() => onCartChangedElsewhere(() => void revalidate()), [revalidate]);
  useEffect(() => {
    if (isOther) void revalidate();
  }, [isOther, revalidate]);
  return revalidate;
}

/** A line of the cart, or of a quotation that may be somebody else's. */
function Picture({ item, link }: { readonly item: CheckoutItem; readonly link: QuotationLink | null }) {
  if (item.picture === "") return null;
  if (link === null) return <ItemPicture query={item.picture} />;
  const query = new URLSearchParams({ key: link.key });
  const src = `/api/quotation/${link.number}/pictures/${item.id}?${query}`;
  return <img className={styles.picture} src={src} alt="" width="180" height="128" />;
}

function loadDialog() {
  return import("#web/sign-in/email-registered-dialog.tsx");
}

interface RegisteredDialog {
  readonly open: (email: string) => void;
  readonly dialog: ReactNode;
}

/** 'Email Already Registered!' on a page of its own: its script comes when it is asked for. */
function useRegisteredDialog(): RegisteredDialog {
  const [chunk, fetchChunk] = useChunk(loadDialog);
  const [email, setEmail] = useState<string | null>(null);
  const isSignedIn = useVisitor()?.user != null;
  return {
    open: (typed) => {
      setEmail(typed);
      fetchChunk().catch(console.error);
    },
    dialog: chunk !== null && email !== null && !isSignedIn && (
      <chunk.EmailRegisteredDialog email={email} onCancel={() => setEmail(null)} />
    ),
  };
}

/** Straight to where the card is taken; where there is no such page now, the order's own has the way there. Back leads to the order. */
async function goToPay(
  { order_no: orderNo, path }: Placed,
  whole: boolean,
  navigate: NavigateFunction,
): Promise<void> {
  const key = new URL(path, window.location.href).searchParams.get("key");
  const answer = await callShop("POST order/:order_no/pay", {
    ...queryOf({ orderNo, key }),
    body: { whole },
  });
  if (!answer.ok) return navigate(`${path}&placed=${PLACED_WITHOUT_CARD}`);
  rememberPlaced(orderNo);
  window.history.replaceState(null, "", path);
  window.location.assign(answer.data.url);
}

/** A page that the browser has saved as it was left, on the way to pay, is the order's by now. */
function useFreshAfterBack(): void {
  useEffect(() => {
    const reload = () => {
      if (window.location.pathname !== "/checkout") window.location.reload();
    };
    window.addEventListener("pageshow", reload);
    return () => window.removeEventListener("pageshow", reload);
  }, []);
}

/** The cart becomes an order, or a quotation does. */
export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const refresh = useRefresh(loaderData.checkout.person?.is_member ?? false);
  const registered = useRegisteredDialog();
  useFreshAfterBack();
  return (
    <>
      <CheckoutPage
        {...loaderData}
        sent={actionData}
        picture={(item) => <Picture item={item} link={loaderData.link} />}
        signIn={
          <Button look="plain" onClick={() => openDialog({ name: "sign-in", tab: "sign-in" })}>
            Have an account? Sign in
          </Button>
        }
        onRegistered={registered.open}
        refresh={refresh}
        assurance={<TrustLine rating={null} />}
        onPlaced={(placed, payBy) => {
          if (loaderData.link === null) setCartCount(0);
          void (payBy.startsWith("card")
            ? goToPay(placed, payBy === "card-whole", navigate)
            : navigate(`${placed.path}&placed=yes`));
        }}
      />
      {registered.dialog}
    </>
  );
}
