import { listQuotations } from "../../calls/account-calls.ts";
import { LoadState } from "../load-state.tsx";
import { Section } from "../section.tsx";
import { useAnswer } from "../use-answer.ts";
import { WaitingPlace } from "../waiting-place.tsx";
import { QuotationRow } from "./quotation-row.tsx";
import styles from "./quotations.module.css";

/** What the customer was quoted, the newest first. */
export const Quotations = ({ onOpen }: { readonly onOpen: (number: string) => void }) => {
  const [loaded, reload] = useAnswer(listQuotations);
  return (
    <Section title="Quotations" note="Prices we keep for you, newest first.">
      <LoadState loaded={loaded} onRetry={reload}>
        {(quotations) =>
          quotations.length === 0 ? (
            <WaitingPlace way={{ words: "Price something", to: "/quote" }}>
              There is no quotation yet. Press Print beside a price, and it will stand here.
            </WaitingPlace>
          ) : (
            <ul className={styles.list}>
              {quotations.map((quotation) => (
                <QuotationRow key={quotation.quotation_no} quotation={quotation} onOpen={onOpen} />
              ))}
            </ul>
          )
        }
      </LoadState>
    </Section>
  );
};
