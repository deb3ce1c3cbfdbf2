import { MOST_KEPT } from "#domain/kept-design/kept-design.ts";
import { quoteData } from "#domain/compare/quote-data.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { useFetch } from "#web/calls/use-fetch.ts";
import { Dialog } from "#ui/dialog.tsx";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import type { KeptBody, ListedDesign } from "./keep.types.ts";
import { KeepForm } from "./keep-form.tsx";
import styles from "./keep.module.css";

function listDesigns() {
  return callShop("GET account/designs", { query: { limit: MOST_KEPT } });
}

/** What is configured, as a body of a call. */
function bodyOf(catalogue: Catalogue, selection: Selection): KeptBody {
  return Object.fromEntries(
    Object.entries(quoteData(catalogue, selection)).map(([name, value]) => [
      name,
      typeof value === "object" ? [...value] : value,
    ]),
  );
}

interface KeepDialogProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  /** The kept design that the page was opened with; it may be somebody else's, or gone. */
  readonly openedId: number | null;
  readonly onKept: (kept: ListedDesign) => void;
  readonly onClose: () => void;
}

/** The dialog 'Keep this design'. */
export function KeepDialog({ catalogue, selection, openedId, onKept, onClose }: KeepDialogProps) {
  const { loaded, reload } = useFetch(listDesigns);
  return (
    <Dialog title="Keep this design" onClose={onClose}>
      {loaded.state === "loading" ? (
        <div className={styles.waiting} role="status" aria-label="Loading" />
      ) : null}
      {loaded.state === "failed" ? <TryAgain words={loaded.message} onAgain={reload} /> : null}
      {loaded.state === "ready" ? (
        <>
          <p className={styles.lead}>
            Words, font, size, colour and quantity are kept in your account. Prices are always those of the
            day.
          </p>
          <KeepForm
            selection={bodyOf(catalogue, selection)}
            text={selection.lettering?.text ?? ""}
            all={loaded.data.designs}
            opened={loaded.data.designs.find(({ id }) => id === openedId) ?? null}
            onKept={onKept}
          />
        </>
      ) : null}
    </Dialog>
  );
}
