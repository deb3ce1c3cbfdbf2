import { useCallback, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { savedDesignIn, savedDesignPath } from "#domain/kept-design/saved-design.ts";
import { KeepDialog, type ListedDesign } from "#web/lettering/keep-dialog.tsx";
import { usePending } from "#web/sign-in/pending-flow.ts";
import styles from "./designer.module.css";

const time = new Intl.DateTimeFormat("en-NZ", { timeStyle: "short" });

/** The address names the design that is open, so that keeping it again knows which one it is. */
function useNameInAddress(): (id: number) => void {
  const navigate = useNavigate();
  return useCallback(
    (id) => {
      const { search } = new URL(savedDesignPath(id, location.search), location.origin);
      void navigate({ search }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
}

interface KeepHostProps {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  /** How often it was asked for. */
  readonly asked: number;
}

/** Keeps the design for a member; somebody else signs in first and is back at it after. Says what was kept, and when. */
export function KeepHost({ catalogue, selection, asked }: KeepHostProps) {
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState<{ readonly design: ListedDesign; readonly hash: string } | null>(null);
  const { search } = useLocation();
  // The address follows a little later.
  const openedId = kept?.design.id ?? savedDesignIn(search);
  const nameInAddress = useNameInAddress();
  const { ask } = usePending(
    "keep-design",
    useCallback(() => setOpen(true), []),
    "member",
  );
  const answered = useRef(0);
  useEffect(() => {
    if (asked === answered.current) return;
    answered.current = asked;
    void ask();
  }, [asked, ask]);
  const hash = selectionHash(selection);
  return (
    <>
      <p role="status" className={styles.kept}>
        {kept === null ? null : (
          <>
            Kept as “{kept.design.name}” at {time.format(new Date(kept.design.kept_at))}
            {kept.hash === hash ? ". " : "; changed since. "}
            <Link to="/account/designs">Your designs</Link>
          </>
        )}
      </p>
      {isOpen ? (
        <KeepDialog
          catalogue={catalogue}
          selection={selection}
          openedId={openedId}
          onKept={(design) => {
            setOpen(false);
            setKept({ design, hash });
            nameInAddress(design.id);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
