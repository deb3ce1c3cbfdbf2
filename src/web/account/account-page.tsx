import type { ReactNode } from "react";
import { PasswordForm } from "#web/sign-in/password-form.tsx";
import { useVisitor, type User } from "#web/calls/visitor-store.ts";
import { AccountNavigation } from "./account-navigation.tsx";
import { SignInPrompt } from "./sign-in-prompt.tsx";
import styles from "./page.module.css";
import { Section } from "./section.tsx";
import { SignOut } from "./sign-out.tsx";

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

function Account({ user, children }: AccountPageProps & { readonly user: User }) {
  return (
    <>
      <Head user={user} />
      <AccountNavigation />
      {children(user)}
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
