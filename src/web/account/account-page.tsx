import { type ReactNode, useState } from "react";
import { Link, NavLink } from "react-router";
import { accountLimits } from "#domain/account/limits.ts";
import { POINT_WORTH } from "#domain/cart/points-use.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { forgetPicture } from "#web/calls/forget-picture.ts";
import { forgetUploads } from "#web/calls/forget-uploads.ts";
import { setVisitor, type User, useVisitor } from "#web/calls/visitor-store.ts";
import { openDialog } from "#web/sign-in/open-dialog.ts";
import { PasswordForm } from "#web/sign-in/password-form.tsx";
import { forgetPending } from "#web/sign-in/pending-action.ts";
import { forgetGuestChoice } from "#web/sign-in/pending-flow.ts";
import { Section } from "./section.tsx";
import styles from "./page.module.css";

/** Sign out on this device, or on all of them. */
function SignOut() {
  const [underWay, setUnderWay] = useState<"here" | "everywhere" | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const leave = async (where: "here" | "everywhere") => {
    setUnderWay(where);
    const answer = await callShop("POST auth/logout", { body: { everywhere: where === "everywhere" } });
    setUnderWay(null);
    setFailed(answer.ok ? null : answer.message);
    if (!answer.ok) return;
    forgetPending();
    forgetGuestChoice();
    forgetUploads();
    forgetPicture();
    setVisitor(answer.data);
  };
  return (
    <div className={styles.signOut}>
      <Button
        look="quiet"
        busy={underWay === "here"}
        disabled={underWay !== null}
        onClick={() => void leave("here")}
      >
        Sign out
      </Button>
      <Button
        look="plain"
        busy={underWay === "everywhere"}
        disabled={underWay !== null}
        onClick={() => void leave("everywhere")}
      >
        Sign out everywhere
      </Button>
      <div role="alert">{failed && <Message tone="error">{failed}</Message>}</div>
    </div>
  );
}

function Head({ user, children }: { readonly user: User; readonly children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>Hello {user.first_name}</h1>
        <p className={styles.email}>{user.email}</p>
        {children}
      </div>
      <SignOut />
    </header>
  );
}

/** Signed in with a temporary password: the new one comes first. */
function MustChange({ user }: { readonly user: User }) {
  return (
    <>
      <Head user={user}>
        <p className={styles.lead}>
          You signed in with a temporary password. Please choose a new one to go on.
        </p>
      </Head>
      <div className={styles.narrow}>
        <Section title="Choose a new password" note="It replaces your old one and the temporary one.">
          <PasswordForm temporary />
        </Section>
      </div>
    </>
  );
}

interface AccountPageProps {
  /** What the page shows of a member's account. */
  readonly children: (user: User) => ReactNode;
}

const places = [
  ["/account", "Overview"],
  ["/account/orders", "Orders"],
  ["/account/quotations", "Quotations"],
  ["/account/requests", "Quote requests"],
  ["/account/designs", "Designs"],
  ["/account/files", "Files"],
  ["/account/addresses", "Addresses"],
  ["/account/points", "Points"],
  ["/account/details", "Your details"],
] as const;

/** The pages of the account, each with an address of its own. */
function AccountNavigation() {
  return (
    <nav aria-label="Your account" className={styles.navigation}>
      <ul className={styles.places}>
        {places.map(([to, name]) => (
          <li key={to}>
            <NavLink to={to} end className={styles.place} preventScrollReset>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Account({ user, children }: AccountPageProps & { readonly user: User }) {
  return (
    <>
      <Head user={user} />
      <AccountNavigation />
      {children(user)}
    </>
  );
}

/** What a visitor sees in place of an account. */
function SignInPrompt() {
  return (
    <>
      <h1>Your account</h1>
      <p className={styles.lead}>
        Sign in to see your quotations, requests, designs, addresses and points. New here? An account takes a
        minute, and new members start with {accountLimits.registrationPoints} points. {POINT_WORTH}.
      </p>
      <div className={styles.ways}>
        <Button look="main" onClick={() => openDialog({ name: "sign-in", tab: "sign-in" })}>
          Sign in
        </Button>
        <Link to="/register" className={styles.way}>
          Create an account
        </Link>
      </div>
      <noscript>
        <p className={styles.note}>The account page needs JavaScript. You can register without it.</p>
      </noscript>
    </>
  );
}

function view(visitor: ReturnType<typeof useVisitor>, props: AccountPageProps) {
  if (visitor?.user == null) return <SignInPrompt />;
  return visitor.user.must_change_password ? (
    <MustChange user={visitor.user} />
  ) : (
    <Account key={visitor.user.id} user={visitor.user} {...props} />
  );
}

/** The pages below `/account`: what the shop keeps for a customer; an invitation for everybody else. */
export function AccountPage(props: AccountPageProps) {
  const visitor = useVisitor();
  return (
    <div className={styles.page} data-waiting={visitor === null || undefined}>
      {view(visitor, props)}
    </div>
  );
}
