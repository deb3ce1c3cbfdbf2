import type { User } from "#web/calls/visitor.types.ts";
import styles from "./details.module.css";
import { Password } from "./password.tsx";
import { Profile } from "./profile.tsx";

interface DetailsProps {
  readonly user: User;
  /** Below what is wanted more often. */
  readonly quiet?: boolean;
}

/** Who the customer is and how they sign in. */
export function Details({ user, quiet }: DetailsProps) {
  return (
    <div className={styles.details}>
      <Profile user={user} quiet={quiet} />
      <Password quiet={quiet} />
    </div>
  );
}
