import { Dialog } from "../../../ui/dialog/dialog.tsx";
import styles from "../../../forms/form.module.css";
import { PasswordForm } from "./password-form.tsx";

/** After signing in with a temporary password: nothing else is open until it was changed. */
export const ChangePasswordDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title="Choose a new password" onClose={onClose}>
    <div className={styles.form}>
      <p className={styles.words}>
        You signed in with a temporary password. Please replace it before you go on.
      </p>
      <PasswordForm temporary />
    </div>
  </Dialog>
);
