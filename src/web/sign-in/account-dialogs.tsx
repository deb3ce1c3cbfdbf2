import { useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { unexpectedMessage } from "#domain/first-messages.ts";
import { Button } from "#ui/button.tsx";
import { LoadingLine } from "#ui/feedback/loading-line.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Icon } from "#ui/icon.tsx";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import { syncVisitor, useVisitor } from "#web/calls/visitor-store.ts";
import { type AccountDialog, closeDialog, openDialog, useOpenDialog } from "./open-dialog.ts";
import { forgetPending, pendingAction } from "./pending-action.ts";
import styles from "./account-dialogs.module.css";

interface DialogLoadErrorProps {
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** In place of a dialog whose script did not come; what is typed on the page stays. */
function DialogLoadError({ onAgain, onClose }: DialogLoadErrorProps) {
  return (
    <div role="alert" className={styles.missing}>
      <Message tone="error">{unexpectedMessage}</Message>
      <div className={styles.ways}>
        <Button look="plain" onClick={onAgain}>
          Try again
        </Button>
        <Button look="plain" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

const SignInDialog = lazyComponent(
  async () => (await import("./sign-in-dialog.tsx")).SignInDialog,
  DialogLoadError,
  LoadingLine,
);
const VerificationDialog = lazyComponent(
  async () => (await import("./verification-dialog.tsx")).VerificationDialog,
  DialogLoadError,
  LoadingLine,
);
const ChangePasswordDialog = lazyComponent(
  async () => (await import("./change-password-dialog.tsx")).ChangePasswordDialog,
  DialogLoadError,
  LoadingLine,
);

/** Whoever closes a dialog does not want to go on with what was pending. */
function giveUp(): void {
  forgetPending();
  closeDialog();
}

function shown(dialog: AccountDialog) {
  switch (dialog.name) {
    case "sign-in":
      return <SignInDialog tab={dialog.tab} onClose={giveUp} />;
    case "verification":
      return <VerificationDialog email={dialog.email} onClose={giveUp} />;
    case "change-password":
      return <ChangePasswordDialog onClose={giveUp} />;
  }
}

/**
 * The dialogs about people, loaded when one opens. Once somebody is signed in, here or in another tab, it closes, and the
 * page where something is pending comes back.
 */
export function AccountDialogs() {
  const dialog = useOpenDialog();
  const visitor = useVisitor();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const user = visitor?.user ?? null;
  useEffect(syncVisitor, []);
  useEffect(() => {
    if (dialog === null || user === null) return;
    if (user.must_change_password) {
      if (dialog.name !== "change-password") openDialog({ name: "change-password" });
      return;
    }
    closeDialog();
    const path = pendingAction()?.path;
    if (path !== undefined && path !== pathname + search) void navigate(path);
  }, [dialog, user, navigate, pathname, search]);
  return dialog && shown(dialog);
}

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
