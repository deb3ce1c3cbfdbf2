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

/** Stands in a page before its first field, and listens from then on. */
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
