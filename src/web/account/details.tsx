import type { User } from "#web/calls/visitor-store.ts";
import styles from "./details.module.css";
import { PasswordSection } from "./password-section.tsx";
import { ProfileSection } from "./profile-section.tsx";

interface DetailsProps {
  readonly user: User;
  /** Below what is wanted more often. */
  readonly quiet?: boolean;
}

/** Who the customer is and how they sign in. */
export function Details({ user, quiet }: DetailsProps) {
  return (
    <div className={styles.details}>
      <ProfileSection user={user} quiet={quiet} />
      <PasswordSection quiet={quiet} />
    </div>
  );
}
