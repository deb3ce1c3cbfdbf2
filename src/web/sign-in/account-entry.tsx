import { Link } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { openDialog } from "./open-dialog.ts";
import { useVisitor } from "#web/calls/visitor-store.ts";
import styles from "./account-entry.module.css";

/**
 * The way to the account: 'Sign in', or the name of who is signed in. The page is the same for everybody, so it says
 * 'Sign in' until the shop has answered; its place keeps its width. Without a script it is a link to the account page.
 */
export function AccountEntry() {
  const user = useVisitor()?.user ?? null;
  const words = user ? user.first_name : "Sign in";
  return (
    <Link
      to="/account"
      className={styles.entry}
      aria-label={user ? `${words}, your account` : words}
      aria-haspopup={user ? undefined : "dialog"}
      onClick={(event) => {
        if (user || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openDialog({ name: "sign-in", tab: "sign-in" });
      }}
    >
      <Icon name="person" size={18} />
      <span className={styles.words}>{words}</span>
    </Link>
  );
}
