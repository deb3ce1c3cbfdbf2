import type { ReactNode } from "react";
import { PasswordForm } from "../password/password-form.tsx";
import { useVisitor } from "../../../calls/visitor-store.ts";
import type { User } from "../../../calls/visitor.types.ts";
import { AddressBook } from "./addresses/address-book.tsx";
import { Invitation } from "./invitation.tsx";
import styles from "./page.module.css";
import { Password } from "./password.tsx";
import { Points } from "./points.tsx";
import { Profile } from "./profile.tsx";
import { type QuotationOpener, Quotations } from "./quotations/quotations.tsx";
import { QuoteRequests } from "./quote-requests/quote-requests.tsx";
import { Section } from "./section.tsx";
import { SignOut } from "./sign-out.tsx";

const Head = ({ user, children }: { readonly user: User; readonly children?: ReactNode }) => (
  <header className={styles.head}>
    <div>
      <h1 className={styles.title}>Hello {user.first_name}</h1>
      <p className={styles.email}>{user.email}</p>
      {children}
    </div>
    <SignOut />
  </header>
);

/** Signed in with a temporary password: the new one comes first. */
const MustChange = ({ user }: { readonly user: User }) => (
  <>
    <Head user={user}>
      <p className={styles.lead}>
        You signed in with a temporary password. Please choose a new one to go on.
      </p>
    </Head>
    <Section title="Choose a new password" note="It replaces your old one and the temporary one.">
      <PasswordForm temporary />
    </Section>
  </>
);

interface AccountPageProps {
  readonly quotation: QuotationOpener;
}

const Account = ({ user, quotation }: AccountPageProps & { readonly user: User }) => (
  <>
    <Head user={user} />
    <Quotations opener={quotation} />
    <QuoteRequests />
    <Points />
    <AddressBook />
    <Profile key={user.id} user={user} />
    <Password />
  </>
);

const view = (visitor: ReturnType<typeof useVisitor>, props: AccountPageProps) => {
  if (visitor?.user == null) return <Invitation />;
  return visitor.user.must_change_password ? (
    <MustChange user={visitor.user} />
  ) : (
    <Account key={visitor.user.id} user={visitor.user} {...props} />
  );
};

/** The page `/account`: what the shop keeps for a customer; an invitation for everybody else. */
export const AccountPage = (props: AccountPageProps) => {
  const visitor = useVisitor();
  return (
    <div className={styles.page} data-waiting={visitor === null || undefined}>
      {view(visitor, props)}
    </div>
  );
};
