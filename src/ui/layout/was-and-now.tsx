import { VisuallyHidden } from "./visually-hidden.tsx";
import styles from "./was-and-now.module.css";

interface WasAndNowProps {
  /** What each is called, as it was and as it is. */
  readonly rows: readonly { readonly label: string; readonly was: string; readonly now: string }[];
}

/** What has changed, side by side; what stayed the same may stand among it. */
export function WasAndNow({ rows }: WasAndNowProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>What</VisuallyHidden>
          </th>
          <th scope="col">Was</th>
          <th scope="col">Is now</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, was, now }) => (
          <tr key={label} data-changed={was !== now || undefined}>
            <th scope="row">{label}</th>
            <td>{was}</td>
            <td>{now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
