import { Disclosure } from "#ui/layout/disclosure.tsx";
import type { OrderedItem, OrderPageUse } from "./order.types.ts";
import { dayOf } from "./order-steps.ts";
import { Pictures } from "./pictures.tsx";
import styles from "./earlier-proofs.module.css";

interface EarlierProofsProps {
  readonly item: OrderedItem;
  readonly use: OrderPageUse;
}

type Version = OrderedItem["proof"]["versions"][number];

function Change({ change }: { readonly change: NonNullable<Version["change"]> }) {
  return (
    <div className={styles.change}>
      <p className={styles.who}>You asked for a change:</p>
      {change.words !== "" && <p className={styles.words}>{change.words}</p>}
      {change.pins.length > 0 && (
        <ol className={styles.pins}>
          {change.pins.map(({ words }, at) => (
            <li key={`${at} ${words}`}>{words}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Every proof of a line that was sent back or replaced, the newest first: what it showed, and what was said of it. */
export function EarlierProofs({ item, use }: EarlierProofsProps) {
  const { version, state, versions } = item.proof;
  const isNewestOver = state === "change-asked" || state === "artwork-sent";
  const earlier = versions.filter((made) => made.version < version || isNewestOver).toReversed();
  if (earlier.length === 0) return null;
  const summary = state === "change-asked" ? "What you asked for" : "Earlier proofs";
  return (
    <Disclosure look="link" summary={summary}>
      <ul className={styles.versions}>
        {earlier.map((made) => (
          <li key={made.version} className={styles.version}>
            <h4 className={styles.title}>
              Proof {made.version}, <time dateTime={made.made_at}>{dayOf(made.made_at)}</time>
            </h4>
            <Pictures item={item} use={use} version={made.version} />
            {made.note !== "" && <p className={styles.words}>{made.note}</p>}
            {made.change !== null && <Change change={made.change} />}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
