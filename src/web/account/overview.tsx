import type { User } from "#web/calls/visitor-store.ts";
import { AddressBook } from "./address-book.tsx";
import { Details } from "./details.tsx";
import { SavedDesigns } from "./saved-designs.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OwnFiles } from "./own-files.tsx";
import { Points } from "./points.tsx";
import { Quotations, type QuotationOpener } from "./quotations.tsx";
import { QuoteRequests } from "./quote-requests.tsx";
import styles from "./page.module.css";

/** How many of each list the overview shows; the rest is a page further. */
const NEWEST = 3;
/** Pictures stand in pairs. */
const NEWEST_DESIGNS = 2;

interface OverviewProps {
  readonly user: User;
  readonly quotation: QuotationOpener;
}

/** The newest of everything, and below it what is seldom changed. */
export function Overview({ user, quotation }: OverviewProps) {
  return (
    <>
      <div className={styles.overview}>
        <div>
          <OrderHistory most={NEWEST} />
          <Quotations opener={quotation} most={NEWEST} />
          <QuoteRequests most={NEWEST} />
          <SavedDesigns most={NEWEST_DESIGNS} />
          <OwnFiles most={NEWEST} />
        </div>
        <div>
          <Points most={NEWEST} />
          <AddressBook />
        </div>
      </div>
      <Details user={user} quiet />
    </>
  );
}
