import { lazy, Suspense, useEffect, useState } from "react";
import styles from "./search-button.module.css";

/** Comes when it is first asked for. */
const SearchPalette = lazy(async () => {
  const { SearchPalette: palette } = await import("./search-palette.tsx");
  return { default: palette };
});

/** Opens the search, also by Ctrl K (or ⌘ K) from anywhere in the studio. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isIt = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      // Another dialog is answered first.
      if (!isIt || event.altKey || event.shiftKey || document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.search}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        Search
        <kbd className={styles.keys}>Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchPalette onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
