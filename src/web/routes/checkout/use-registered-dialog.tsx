import { type ReactNode, useState } from "react";
import { useVisitor } from "#web/calls/visitor-store.ts";
import { useChunk } from "#ui/lazy/use-chunk.ts";

function loadDialog() {
  return import("#web/sign-in/email-registered-dialog.tsx");
}

interface RegisteredDialog {
  readonly open: (email: string) => void;
  readonly dialog: ReactNode;
}

/** 'Email Already Registered!' on a page of its own: its script comes when it is asked for. */
export function useRegisteredDialog(): RegisteredDialog {
  const [chunk, fetchChunk] = useChunk(loadDialog);
  const [email, setEmail] = useState<string | null>(null);
  const isSignedIn = useVisitor()?.user != null;
  return {
    open: (typed) => {
      setEmail(typed);
      fetchChunk().catch(console.error);
    },
    dialog: chunk !== null && email !== null && !isSignedIn && (
      <chunk.EmailRegisteredDialog email={email} onCancel={() => setEmail(null)} />
    ),
  };
}
