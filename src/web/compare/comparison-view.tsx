import { type ReactNode, useCallback, useRef, useState } from "react";
import { Link } from "react-router";
import { TYPES_PER_PAGE } from "#domain/compare/compare-limits.ts";
import { pageOf } from "#domain/compare/pages.ts";
import { messageOf } from "#domain/messages.ts";
import { Message } from "#ui/feedback/message.tsx";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { newIdempotencyKey } from "#web/calls/call-shop.ts";
import { createOneAtATime } from "#web/calls/one-at-a-time.ts";
import { CompareTable } from "./compare-table.tsx";
import { type AddToCartResult, type AddTypeToCart, type ComparedType, nameOfType } from "./compared-type.ts";
import { readComparison, removeType, useFreshComparison } from "./comparison.ts";
import { PagerButton } from "./pager.tsx";
import styles from "./compare.module.css";

function Nothing({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <div className={styles.nothing}>
      <p>There is nothing to compare yet. Configure a product and press “Add to Compare” under its price.</p>
      <Link to="/" onClick={onLeave}>
        See what we print
      </Link>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <VisuallyHidden>Loading</VisuallyHidden>
    </div>
  );
}

interface AddToCart {
  /** The key of what is being put into the cart. */
  readonly underWay: string | null;
  readonly outcome: AddToCartResult | null;
  readonly put: (type: ComparedType) => Promise<void>;
}

/** Puts compared products into the cart, one at a time. A press after a lost answer is the same press to the shop. */
function useAddToCart(order: AddTypeToCart): AddToCart {
  const [underWay, setUnderWay] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<AddToCartResult | null>(null);
  const [once] = useState(createOneAtATime);
  const idempotencyKeys = useRef(new Map<string, string>());
  const carryOut = useCallback(
    async (type: ComparedType) => {
      const idempotencyKey = idempotencyKeys.current.get(type.key) ?? newIdempotencyKey();
      idempotencyKeys.current.set(type.key, idempotencyKey);
      setUnderWay(type.key);
      setOutcome(null);
      try {
        const answer = await order(type, idempotencyKey);
        if (answer.answered) idempotencyKeys.current.delete(type.key);
        if (answer.changed) void readComparison();
        setOutcome(answer);
      } finally {
        setUnderWay(null);
      }
    },
    [order],
  );
  const put = useCallback(
    async (type: ComparedType) => void (await once(() => carryOut(type))),
    [once, carryOut],
  );
  return { underWay, outcome, put };
}

interface ComparisonLegendProps {
  /** How many products stand side by side now. */
  readonly shown: number;
  /** The place of the first of them among all, from 1. */
  readonly first: number;
  /** How many there are on all pages. */
  readonly of: number;
  readonly isLast: boolean;
  readonly onlyDifferences: boolean;
  readonly onOnlyDifferences: (only: boolean) => void;
  readonly onPage: (step: 1 | -1) => void;
}

/** One line above the comparison: what is shown of it, what the mark means, and the way to the next products. */
function ComparisonLegend({ shown, first, of, isLast, ...on }: ComparisonLegendProps) {
  const hasPages = shown < of;
  if (shown < 2 && !hasPages) return null;
  return (
    <div className={styles.legend}>
      {shown > 1 && (
        <>
          <label className={styles.only}>
            <input
              type="checkbox"
              checked={on.onlyDifferences}
              onChange={(event) => on.onOnlyDifferences(event.target.checked)}
            />
            Only differences
          </label>
          <p className={styles.words}>
            Differences are <mark>marked</mark>. Prices are today’s and include GST.
          </p>
        </>
      )}
      {hasPages && (
        <div className={styles.pager}>
          <span>
            {shown === 1 ? first : `${first} to ${first + shown - 1}`} of {of}
          </span>
          <PagerButton to="Previous" end={first === 1} onPress={() => on.onPage(-1)} />
          <PagerButton to="Next" end={isLast} onPress={() => on.onPage(1)} />
        </div>
      )}
    </div>
  );
}

interface ComparisonViewProps {
  readonly order: AddTypeToCart;
  /** Everything this browser has, also what the tab has no key of. */
  readonly all?: boolean;
  /** What stands here while nothing is compared; words, if not said. */
  readonly empty?: ReactNode;
  /** A link to another page was followed. */
  readonly onLeave: () => void;
}

/** The comparison, three types at a time, as the dialog and the page show it (content-and-lettering.md 2.10). */
export function ComparisonView({ order, all, empty, onLeave }: ComparisonViewProps) {
  const { state, types, keys } = useFreshComparison({ all });
  const [wanted, setWanted] = useState(0);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [removal, setRemoval] = useState("");
  const { underWay, outcome, put } = useAddToCart(order);
  const top = useRef<HTMLDivElement>(null);
  const { things, page, pages } = pageOf(types, TYPES_PER_PAGE, wanted);
  const remove = async (type: ComparedType) => {
    top.current?.focus();
    const refused = await removeType(type.key);
    setRemoval(refused ? refused.message : `${nameOfType(type)} was removed from compare.`);
  };
  const body = () => {
    if (types.length > 0)
      return (
        <CompareTable
          types={things}
          hasRoom={types.length < TYPES_PER_PAGE}
          onlyDifferences={onlyDifferences && things.length > 1}
          underWay={underWay}
          onOrder={(type) => {
            setRemoval("");
            void put(type);
          }}
          onRemove={(type) => void remove(type)}
          onLeave={onLeave}
        />
      );
    if (state === "failed")
      return <TryAgain words={messageOf("unexpected")} onAgain={() => void readComparison()} />;
    if (state === "loading" || keys.length > 0) return <Waiting />;
    return empty ?? <Nothing onLeave={onLeave} />;
  };
  return (
    <div className={styles.view}>
      <div ref={top} tabIndex={-1} className={styles.top}>
        <div role="status" className={styles.status}>
          {removal !== "" && <p>{removal}</p>}
          {outcome?.ok && (
            <p>
              {outcome.message}{" "}
              <Link to="/cart" onClick={onLeave}>
                View cart
              </Link>
            </p>
          )}
          {outcome?.ok === false && <Message tone="error">{outcome.message}</Message>}
          {types.length > 0 && state === "failed" && (
            <Message tone="error">{messageOf("unexpected")}</Message>
          )}
        </div>
      </div>
      <ComparisonLegend
        shown={things.length}
        first={page * TYPES_PER_PAGE + 1}
        of={types.length}
        isLast={page === pages - 1}
        onlyDifferences={onlyDifferences}
        onOnlyDifferences={setOnlyDifferences}
        onPage={(step) => setWanted(page + step)}
      />
      {body()}
    </div>
  );
}
