import type { NavigationType } from "react-router";

/** A query on its way into the address. */
export interface Going {
  readonly search: string;
  /** A step of its own in the history: 'Back' undoes it. */
  readonly push: boolean;
}

/**
 * What was chosen counts until the address says the same, or until somebody goes back or forward; an address that a change
 * before it still writes does not end it.
 */
export function stillChosen(
  chosen: string | null,
  arrived: { readonly search: string; readonly by: `${NavigationType}` },
): string | null {
  return chosen === arrived.search || arrived.by === "POP" ? null : chosen;
}

export interface AddressWriter {
  readonly write: (wanted: Going, navigate: (going: Going) => void) => void;
  /** What is on its way is not written any more. */
  readonly giveUp: () => void;
}

/** Writes the newest query into the address once its frame is painted; what came in between is part of the same step. */
export function createAddressWriter(painted: () => Promise<void>): AddressWriter {
  let newest: Going | null = null;
  return {
    write: (wanted, navigate) => {
      const going = { search: wanted.search, push: wanted.push || (newest?.push ?? false) };
      newest = going;
      void painted().then(() => {
        if (newest !== going) return;
        newest = null;
        navigate(going);
      });
    },
    giveUp: () => {
      newest = null;
    },
  };
}
