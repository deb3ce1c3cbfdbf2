import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import "#ui/styles/layers.css";
import type { Route } from "./+types/root";
import { servicesContext } from "./app-context.ts";
import { AccountDialogs, AccountEntry } from "#web/sign-in/account-dialogs.tsx";
import { ActsForHost } from "#web/counter/acts-for-host.tsx";
import { CompareHost } from "#web/compare/compare-host.tsx";
import { CartEntry } from "#web/cart/cart-entry.tsx";
import { ErrorPage } from "#web/site/error-page.tsx";
import { FaceLinks } from "#web/site/face-links.tsx";
import { siteFacts } from "#web/site/site-facts.ts";
import { PageFocus } from "#web/site/page-focus.tsx";
import { SiteFrame } from "#web/site/site-frame.tsx";
import { addComparedToCart } from "#web/routes/add-compared-to-cart.ts";
import { EarlyInputListener, useEarlyInput } from "./early-input.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
];

export function loader({ context }: Route.LoaderArgs) {
  const { catalogue, config } = context.get(servicesContext);
  return siteFacts(catalogue.current(), config);
}

/** The frame of every page says the same until the catalogue changes. */
export function shouldRevalidate() {
  return false;
}

/** What a route says of its page in its `handle`. */
interface SaidOfPage {
  /** It configures a product, with the price at the foot of a small window. */
  readonly configures?: true;
  /** There is one thing to do on it: no menu leads away, and the footer is short. */
  readonly isBare?: true;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  const said = useMatches().map(({ handle }) => handle as SaidOfPage | undefined);
  const configures = said.some((page) => page?.configures === true);
  const isBare = said.some((page) => page?.isBare === true);
  return (
    <html
      lang="en-NZ"
      data-conversions={site?.dataLayer === true ? "data-layer" : undefined}
      data-price-bar={configures || undefined}
      data-bare={isBare || undefined}
      data-heading-face={site?.headingFace}
      data-body-face={site?.bodyFace}
    >
      <head>
        <meta charSet="utf-8" />
        <EarlyInputListener />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbfaf7" />
        <Meta />
        <FaceLinks site={site} />
        <Links />
        {site?.colourSheet && <link rel="stylesheet" href={site.colourSheet} />}
      </head>
      <body>
        {site && <ActsForHost />}
        {site ? (
          <SiteFrame site={site} isBare={isBare} account={<AccountEntry />} cart={<CartEntry />}>
            {children}
          </SiteFrame>
        ) : (
          <main id="main">{children}</main>
        )}
        {site && <CompareHost order={addComparedToCart} configures={configures} />}
        <AccountDialogs />
        <PageFocus />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEarlyInput();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useRouteLoaderData<typeof loader>("root");
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{missing ? "Page not found" : "Something went wrong"}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage missing={missing} groups={site?.groups ?? []} />
    </>
  );
}
