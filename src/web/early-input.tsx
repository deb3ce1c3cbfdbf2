import { useEffect } from "react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** What was chosen and typed before the page's script listened. */
    early?: [control: Control, value: string, checked: boolean | undefined][];
  }
}

const listener = {
  __html: `window.early=[];addEventListener("input",({target})=>window.early?.push([target,target.value,target.checked]),true)`,
};

/**
 * Listens from the head of a page on, before its styles are asked for: a script behind them would keep a browser from reading on while they
 * are on their way (docs/decisions/129).
 */
export function EarlyInputListener() {
  return <script dangerouslySetInnerHTML={listener} />;
}

/** React listens only to a change that it does not know of: the control first goes back, then does it again. */
function again(control: Control, value: string, checked: boolean | undefined): void {
  if (control.type === "radio" || control.type === "checkbox") {
    const box = control as HTMLInputElement;
    box.checked = checked !== true;
    box.click();
    return;
  }
  // Of a file nobody may say which it is; React knows of none, and hears of the one that is there.
  if (control.type === "file") {
    control.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  control.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** On a slow line somebody chooses and types before the script has come: it counts as soon as the script is there. */
export function useEarlyInput(): void {
  useEffect(() => {
    const latest = new Map(window.early?.map((entry) => [entry[0], entry]));
    delete window.early;
    for (const [control, entry] of latest) if (control.isConnected) again(...entry);
  }, []);
}
